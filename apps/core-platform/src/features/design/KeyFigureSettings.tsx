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
import { movedTo, PartList } from './PartList.tsx';
import type { SettingsProps } from './settings-props.ts';

const idOf = ({ disclosureCode, fieldKey }: PinnedFigure) => JSON.stringify([disclosureCode, fieldKey]);

/** The key figures at the beginning of the report, in their order; without a choice those that people look for first. */
export const KeyFigureSettings = (props: SettingsProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const { data, error, refetch } = useQuery(reportQueries.model(useApi(), report.id, useLanguage()));
  if (error && !data) return <StepError error={error} onRetry={() => void refetch()} />;
  if (!data) return <StepSkeleton />;
  const choices = keyFigureChoices(data);
  if (choices.length === 0 && props.settings.keyFigures.length === 0)
    return (
      <EmptyState
        level={3}
        title={t`No figures in this report`}
        purpose={t`Enter figures, and choose here which of them the report opens with.`}
      />
    );
  return <Choice {...props} choices={choices} usual={usualKeyFigures(data)} />;
};

type FigureChoice = ReturnType<typeof keyFigureChoices>[number];

type ChoiceProps = SettingsProps & {
  readonly choices: readonly FigureChoice[];
  readonly usual: readonly PinnedFigure[];
};

/** The figures in their order, with buttons to change them. */
const Choice = ({ settings: { keyFigures }, onChange, readOnly, choices, usual }: ChoiceProps) => {
  const { t } = useLingui();
  const known = new Map(choices.map((choice) => [idOf(choice), choice]));
  const isChosen = keyFigures.length > 0;
  const shown = isChosen ? keyFigures : usual;
  const pinned = new Set(shown.map(idOf));
  const put = (figures: readonly PinnedFigure[]) =>
    onChange({ keyFigures: figures.map(({ disclosureCode, fieldKey }) => ({ disclosureCode, fieldKey })) });
  const rows = shown.map((figure) => {
    const choice = known.get(idOf(figure));
    const label = choice?.label ?? figure.fieldKey;
    return {
      id: idOf(figure),
      name: label,
      content: <FigureLine label={label} choice={choice} />,
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
      <PartList
        label={t`Key figures`}
        rows={rows}
        onMove={(from, to) => put(movedTo(shown, from, to))}
        readOnly={readOnly}
      />
      {!readOnly && shown.length < designLimits.keyFiguresMax && (
        <AddFigure
          // A new field after each choice, so that it is empty again.
          key={shown.length}
          choices={choices.filter((choice) => !pinned.has(idOf(choice)))}
          onAdd={(choice) => put([...shown, choice])}
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

/** A figure's name, with the disclosure and the value that the report gives it. */
const FigureLine = ({ label, choice }: { readonly label: string; readonly choice: FigureChoice | undefined }) => {
  const { t } = useLingui();
  return (
    <Stack gap="none">
      <Text>{label}</Text>
      <Text size="sm" tone="muted" numeric>
        {choice ? [choice.disclosureCode, `${choice.value} ${choice.unit}`.trim()].join(' · ') : t`Not answered`}
      </Text>
    </Stack>
  );
};

type AddFigureProps = {
  readonly choices: readonly FigureChoice[];
  readonly onAdd: (choice: FigureChoice) => void;
};

/** Finds a figure that is not among the key figures yet. */
const AddFigure = ({ choices, onAdd }: AddFigureProps) => {
  const { t } = useLingui();
  const cite = useCitation();
  return (
    <Combobox
      label={t`Add a figure`}
      labels={{ list: t`Figures`, clear: t`Clear`, none: t`No such figure` }}
      value=""
      onChange={({ value }) => {
        const added = choices.find((choice) => idOf(choice) === value);
        if (added) onAdd(added);
      }}
      options={choices.map((choice) => ({
        value: idOf(choice),
        label: `${cite(choice.disclosureCode)} ${choice.label}`,
      }))}
    />
  );
};
