import { reportQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { designLimits, keyFigureChoices, type PinnedFigure, usualKeyFigures } from '@esg/contract';
import { Button, Combobox, EmptyState, IconButton, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { StepError, StepSkeleton } from '../../wizard/loading.tsx';
import { useCitation } from '../../wizard/use-citation.ts';
import { useWizard } from '../../wizard/wizard-context.ts';
import { PartList } from './PartList.tsx';
import type { SettingsProps } from './settings-props.ts';

const idOf = ({ disclosureCode, fieldKey }: PinnedFigure) => JSON.stringify([disclosureCode, fieldKey]);

/** Which figures the report opens with, and in which order; without a choice those that people look for first. */
export const KeyFigureSettings = (props: SettingsProps) => {
  const { report } = useWizard();
  const { data, error, refetch } = useQuery(reportQueries.model(useApi(), report.id, useLanguage()));
  if (error && !data) return <StepError error={error} onRetry={() => void refetch()} />;
  if (!data) return <StepSkeleton />;
  return <Choice {...props} choices={keyFigureChoices(data)} usual={usualKeyFigures(data)} />;
};

type ChoiceProps = SettingsProps & {
  readonly choices: ReturnType<typeof keyFigureChoices>;
  readonly usual: readonly PinnedFigure[];
};

const Choice = ({ settings: { keyFigures }, onChange, readOnly, choices, usual }: ChoiceProps) => {
  const cite = useCitation();
  const { t } = useLingui();
  const known = new Map(choices.map((choice) => [idOf(choice), choice]));
  const isChosen = keyFigures.length > 0;
  const shown = isChosen ? keyFigures : usual;
  const pinned = new Set(shown.map(idOf));
  const free = choices.filter((choice) => !pinned.has(idOf(choice)));
  const put = (figures: readonly PinnedFigure[]) =>
    onChange({ keyFigures: figures.map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey })) });
  const move = (from: number, to: number) => {
    const next = [...shown];
    next.splice(to, 0, ...next.splice(from, 1));
    put(next);
  };
  const add = (id: string) => {
    const choice = known.get(id);
    if (choice) put([...shown, choice]);
  };
  if (choices.length === 0 && !isChosen)
    return (
      <EmptyState
        level={3}
        title={t`No figures in this report`}
        purpose={t`Enter figures, and choose here which of them the report opens with.`}
      />
    );
  const rows = shown.map((figure) => {
    const choice = known.get(idOf(figure));
    const label = choice?.label ?? figure.fieldKey;
    return {
      id: idOf(figure),
      name: label,
      content: (
        <Stack gap="none">
          <Text>{label}</Text>
          <Text size="sm" tone="muted" numeric>
            {choice ? [figure.disclosureCode, `${choice.value} ${choice.unit}`.trim()].join(' · ') : t`Not answered`}
          </Text>
        </Stack>
      ),
      actions: !readOnly && (
        <IconButton
          size="compact"
          icon={<X />}
          label={t`Leave out ${label}`}
          onClick={() => put(shown.filter((other) => idOf(other) !== idOf(figure)))}
        />
      ),
    };
  });
  return (
    <Stack gap={4} align="stretch">
      <Text size="sm" tone="muted">
        {isChosen
          ? t`The report opens with these figures, in this order.`
          : t`The report opens with the figures that people look for first. Add, move or leave one out to choose yourself.`}
      </Text>
      <PartList label={t`Key figures`} rows={rows} onMove={move} readOnly={readOnly} />
      {!readOnly && shown.length < designLimits.keyFiguresMax && (
        <Combobox
          // A new one after each choice, so that it is empty again.
          key={shown.length}
          label={t`Add a figure`}
          labels={{ list: t`Figures`, clear: t`Clear`, none: t`No such figure` }}
          value=""
          onChange={({ value }) => add(value)}
          options={free.map((choice) => ({
            value: idOf(choice),
            label: `${cite(choice.disclosureCode)} ${choice.label}`,
          }))}
        />
      )}
      {isChosen && !readOnly && (
        <Inline>
          <Button size="compact" onClick={() => put([])}>
            <Trans>Let the report choose again</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};
