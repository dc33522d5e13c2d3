import { dataPointQueries } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type CalculationStep, type Entity, type MetricLibrary, subMetricIdOf } from '@esg/contract';
import { readable } from '@esg/quantities';
import { Stack, Text, usePhone } from '@esg/ui';
import { type TableColumn, TreeTable } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUnitText } from '../frame/use-unit-text.ts';
import { type StepNode, stepTree } from './step-tree.ts';
import { useFoldedParts, type WaitingRow } from './use-folded-parts.ts';
import { useShortStepText } from './use-short-step-text.ts';
import { gapTexts, useStepText } from './use-step-text.ts';

type CalculationTreeProps = {
  readonly steps: readonly CalculationStep[];
  readonly library: MetricLibrary;
  readonly entities: readonly Entity[];
  /** Whether every step is open at first. */
  readonly isOpen?: boolean;
};

type Row = StepNode | WaitingRow;
const isWaiting = (row: Row): row is WaitingRow => row.kind === 'loading' || row.kind === 'failed';

/** Keys of all steps that are open where every step is: folded ones are loaded only when somebody opens them. */
const unfolded = ({ key, parts, folded }: StepNode): string[] => (folded ? [] : [key, ...parts.flatMap(unfolded)]);

/** A calculation that opens down to its data points: each step in words, with its value or the reason why there is none. */
export const CalculationTree = ({ steps, library, entities, isOpen = false }: CalculationTreeProps) => {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { decimal } = useFormatters();
  const root = useMemo(() => stepTree(steps), [steps]);
  const names = useMemo(
    () => new Map(library.metrics.map(({ key, name }) => [key, name[language]])),
    [library, language],
  );
  const words = {
    metricOf: (key: string) => names.get(key) ?? key,
    entityOf: (id: string | null) => entities.find((entity) => entity.id === id)?.name ?? t`The whole organisation`,
  };
  const textOf = useStepText(words);
  const shortOf = useShortStepText(words);
  const isPhone = usePhone();
  const unitText = useUnitText(library);
  const figureOf = ({ metricKey, value, gap }: CalculationStep, inDigits: (number: string) => string) =>
    value
      ? `${decimal(inDigits(value.number))} ${unitText(metricKey, value.unit)}`.trim()
      : gap
        ? i18n._(gapTexts[gap])
        : '';
  const columns = useColumns({
    isPhone,
    shortOf,
    textOf,
    exactOf: (step) => figureOf(step, (number) => number),
    shownOf: (step) => figureOf(step, readable),
  });
  const open = useOpenPoint();
  const folded = useFoldedParts();
  const expanded = useMemo(() => (!root ? [] : isOpen ? unfolded(root) : [root.key]), [root, isOpen]);
  const childrenOf = (row: Row): readonly Row[] | undefined => {
    if (isWaiting(row)) return undefined;
    if (row.folded) return folded.partsOf(row);
    return row.parts.length > 0 ? row.parts : undefined;
  };
  return (
    <TreeTable
      label={t`Steps of the calculation`}
      nodes={root ? [root] : []}
      keyOf={({ key }) => key}
      childrenOf={childrenOf}
      defaultExpanded={expanded}
      onExpand={(row) => !isWaiting(row) && row.folded && folded.open(row)}
      columns={columns}
      onOpen={({ row }) => row.kind === 'source' && row.dataPointId !== null && open(row.dataPointId)}
      message={t`Nothing entered`}
      headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
      density={isPhone ? 'tall' : 'compact'}
      height={isOpen ? 'large' : 'medium'}
    />
  );
};

type Texts = Record<'textOf' | 'exactOf' | 'shownOf', (step: CalculationStep) => string> & {
  readonly isPhone: boolean;
  readonly shortOf: ReturnType<typeof useShortStepText>;
};

const useColumns = ({ textOf, exactOf, shownOf, shortOf, isPhone }: Texts): TableColumn<Row>[] => {
  const { t } = useLingui();
  const waitingTexts = {
    loading: t`Loading its figures`,
    failed: t`Couldn’t load its figures. Close it, and open it again.`,
  };
  const wordsOf = (row: Row) => (isWaiting(row) ? waitingTexts[row.kind] : textOf(row));
  // On a phone one column has it all: whose step it is, how it came about, and its value in a line of its own.
  if (isPhone)
    return [
      {
        id: 'step',
        header: t`Step`,
        grow: true,
        widthPx: 260,
        textOf: (row) => (isWaiting(row) ? wordsOf(row) : `${wordsOf(row)} ${exactOf(row)}`),
        cell: (row) =>
          isWaiting(row) ? (
            <Text size="sm">{wordsOf(row)}</Text>
          ) : (
            <NarrowStep {...shortOf(row)} value={shownOf(row)} exact={exactOf(row)} />
          ),
      },
    ];
  return [
    {
      id: 'step',
      header: t`Step`,
      pinned: true,
      grow: true,
      widthPx: 560,
      textOf: wordsOf,
    },
    {
      id: 'value',
      header: t`Value`,
      figure: true,
      widthPx: 200,
      // The whole figure is what is copied, and what the pointer shows.
      textOf: (row) => (isWaiting(row) ? '' : exactOf(row)),
      cell: (row) => (isWaiting(row) ? null : <span title={exactOf(row)}>{shownOf(row)}</span>),
    },
  ];
};

type NarrowStepProps = ReturnType<ReturnType<typeof useShortStepText>> & Record<'value' | 'exact', string>;

const NarrowStep = ({ subject, words, value, exact }: NarrowStepProps) => (
  <Stack gap="none">
    <Text size="sm" strong truncate title={subject}>
      {subject}
    </Text>
    <Text size="sm" tone="muted" truncate title={words}>
      {words}
    </Text>
    <Text size="sm" numeric title={exact}>
      {value || '–'}
    </Text>
  </Stack>
);

/** Opens the data entry of a data point in its own section: the whole metric or a breakdown. */
const useOpenPoint = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (dataPointId: string) => {
    const lead = async () => {
      const { sectionId } = await queryClient.fetchQuery(dataPointQueries.one(api, dataPointId));
      await navigate({
        to: '/ct/data-hub/$subMetricNodeId/data-entry/$sectionId',
        params: { subMetricNodeId: subMetricIdOf(sectionId), sectionId },
        search: { dataPointId },
      });
    };
    lead().catch(notifyProblem);
  };
};
