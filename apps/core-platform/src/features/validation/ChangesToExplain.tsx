import { explanationMutations, explanationQueries } from '@esg/api-client';
import { notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import { type FieldExplanation, sameJson, type ValidationResult } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ChangeReason } from '../../wizard/explanations/ChangeReason.tsx';
import { fieldId } from '../../wizard/field-id.ts';
import { StepLink } from '../../wizard/StepLink.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { type AskedChange, changesAsked, keptInPlace, keyOf } from './changes-asked.ts';

const none: readonly FieldExplanation[] = [];

/** Asks for each figure that differs much from last year's why it does; the reason stays with the figure and can be changed. */
export const ChangesToExplain = ({ findings, changes }: Pick<ValidationResult, 'findings' | 'changes'>) => {
  const { report } = useWizard();
  const { data: said = none } = useQuery(explanationQueries.ofReport(useApi(), report.id));
  const [shown, setShown] = useState<readonly AskedChange[]>([]);
  const asked = keptInPlace(shown, changesAsked(findings, said, changes));
  // One reason can answer others: the list keeps them all while somebody works in it.
  if (!sameJson(asked, shown)) setShown(asked);
  if (asked.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="changes-to-explain">
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={3} id="changes-to-explain">
            <Trans>Figures that differ much from last year’s</Trans>
          </Heading>
          <Text tone="muted" measured>
            <Trans>
              Say why, so that people who check the report don’t need to ask. It stays with the figure, and is printed
              where you want it.
            </Trans>
          </Text>
        </Stack>
        <PrintAll said={said} />
        <Stack as="ul" gap={6} align="stretch">
          {asked.map((change) => (
            <ChangedFigure
              key={keyOf(change)}
              change={change}
              said={said.find((one) => keyOf(one) === keyOf(change))}
            />
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};

/** Prints every reason that was given and is not printed yet with one click, such as reasons from an import. */
const PrintAll = ({ said }: { readonly said: readonly FieldExplanation[] }) => {
  const { report, readOnly } = useWizard();
  const explain = useMutation(explanationMutations.explain(useApi(), useQueryClient(), report.id));
  const left = said.filter(({ isCurrent, printed }) => isCurrent && !printed);
  if (readOnly || left.length < 2) return null;
  const printAll = () => {
    for (const { disclosureCode, fieldKey, text, texts } of left)
      explain.mutate(
        { disclosureCode, fieldKey, text, ...(texts && { texts }), printed: true },
        { onError: notifyProblem },
      );
  };
  return (
    <Inline>
      <Button size="compact" pending={explain.isPending} onClick={printAll}>
        <Plural value={left.length} other="Print all # reasons below their figures" />
      </Button>
    </Inline>
  );
};

type ChangedFigureProps = { change: AskedChange; said: FieldExplanation | undefined };

const ChangedFigure = ({ change, said }: ChangedFigureProps) => {
  const cite = useCitation();
  const language = useLanguage();
  const { framework } = useWizard();
  const { disclosureCode, fieldKey, also, percent, values, note } = change;
  const field = framework.topics
    .flatMap(({ disclosures }) => disclosures)
    .find(({ code }) => code === disclosureCode)
    ?.fields.find(({ key }) => key === fieldKey);
  const name = field?.label[language] ?? fieldKey;
  return (
    <Stack as="li" gap={2} align="stretch">
      <TextLink asChild>
        <StepLink step="data-input" disclosure={disclosureCode} control={fieldId(disclosureCode, fieldKey)}>
          {cite(disclosureCode)} {name}
        </StepLink>
      </TextLink>
      <ChangeReason
        place={{ disclosureCode, fieldKey }}
        also={also}
        name={name}
        percent={percent}
        values={values}
        note={note}
        said={said}
      />
    </Stack>
  );
};
