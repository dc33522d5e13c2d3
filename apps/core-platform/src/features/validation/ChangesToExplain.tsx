import { explanationMutations, explanationQueries } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { FieldExplanation, Finding } from '@esg/contract';
import { Card, Checkbox, Heading, Stack, Text, TextArea, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldId } from '../../wizard/field-id.ts';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useWizard } from '../../wizard/wizard-context.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };
const keyOf = ({ disclosureCode, fieldKey }: Place) => JSON.stringify([disclosureCode, fieldKey]);

const none: readonly FieldExplanation[] = [];

/** Asks of each figure that differs much from last year's why it does; what was said stays with the figure and can be changed. */
export const ChangesToExplain = ({ findings }: { findings: readonly Finding[] }) => {
  const { report } = useWizard();
  const { data: said = none } = useQuery(explanationQueries.ofReport(useApi(), report.id));
  const asked = new Map<string, Place & { percent?: number }>();
  for (const place of said.filter(({ isCurrent }) => isCurrent)) asked.set(keyOf(place), place);
  for (const { kind, disclosureCode, fieldKey, params } of findings) {
    if (kind !== 'change-unexplained' || !disclosureCode || !fieldKey) continue;
    const place = { disclosureCode, fieldKey };
    asked.set(keyOf(place), { ...place, percent: Number(params?.percent ?? 0) });
  }
  if (asked.size === 0) return null;
  return (
    <Card as="section" aria-labelledby="changes-to-explain">
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={3} id="changes-to-explain">
            <Trans>Figures that differ much from last year’s</Trans>
          </Heading>
          <Text tone="muted" measured>
            <Trans>
              Say why, so that whoever checks the report need not ask. It stays with the figure, and is printed where
              you want it.
            </Trans>
          </Text>
        </Stack>
        <Stack as="ul" gap={6} align="stretch">
          {[...asked].map(([key, place]) => (
            <ChangedFigure key={key} place={place} said={said.find((one) => keyOf(one) === key)} />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

type ChangedFigureProps = { place: Place & { percent?: number }; said: FieldExplanation | undefined };

const ChangedFigure = ({ place, said }: ChangedFigureProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { percent } = useFormatters();
  const { report, framework, readOnly } = useWizard();
  const { disclosureCode, fieldKey } = place;
  const text = said?.text ?? '';
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<boolean>();
  const explain = useMutation(explanationMutations.explain(useApi(), useQueryClient(), report.id));
  const field = framework.topics
    .flatMap(({ disclosures }) => disclosures)
    .find(({ code }) => code === disclosureCode)
    ?.fields.find(({ key }) => key === fieldKey);
  const name = field?.label[language] ?? fieldKey;
  const by = place.percent ? percent(place.percent / 100) : '';
  const keep = () => {
    if (typed === undefined || typed.trim() === text) return;
    explain.mutate({ disclosureCode, fieldKey, text: typed.trim() }, { onError: notifyProblem });
  };
  const print = (printed: boolean) => {
    setChosen(printed);
    const change = { disclosureCode, fieldKey, text: (typed ?? text).trim(), printed };
    explain.mutate(change, {
      onError: (error) => {
        setChosen(undefined);
        notifyProblem(error);
      },
    });
  };
  return (
    <Stack as="li" gap={2} align="stretch">
      <TextLink asChild>
        <StepLink step="data-input" disclosure={disclosureCode} control={fieldId(disclosureCode, fieldKey)}>
          {disclosureCode} {name}
        </StepLink>
      </TextLink>
      <TextArea
        label={by ? t`Why did ${name} change by ${by}?` : t`Why did ${name} change?`}
        hint={t`For example: a plant was bought, or a site was closed.`}
        rows={2}
        maxLength={2000}
        readOnly={readOnly}
        saved={explain.isSuccess && (typed === undefined || typed.trim() === text) ? t`Saved` : null}
        value={typed ?? text}
        onChange={({ value }) => setTyped(value)}
        onBlur={keep}
      />
      {(typed ?? text).trim() !== '' && (
        <Checkbox
          label={t`Print it below the figure`}
          disabled={readOnly}
          value={chosen ?? said?.printed ?? false}
          onChange={({ value }) => print(value)}
        />
      )}
    </Stack>
  );
};
