import { dataPointQueries } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { CalculationStep, Entity, MetricLibrary } from '@esg/contract';
import { type TableColumn, TreeTable } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useUnitText } from '../frame/use-unit-text.ts';
import { subMetricIdOf } from '../shared/use-section.ts';
import { type StepNode, stepTree } from './step-tree.ts';
import { gapTexts, useStepText } from './use-step-text.ts';

type CalculationTreeProps = {
  readonly steps: readonly CalculationStep[];
  readonly library: MetricLibrary;
  readonly entities: readonly Entity[];
  /** Whether every step is open at first. */
  readonly isOpen?: boolean;
};

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
  const textOf = useStepText({
    metricOf: (key) => names.get(key) ?? key,
    entityOf: (id) => entities.find((entity) => entity.id === id)?.name ?? t`The whole organisation`,
  });
  const unitText = useUnitText(library);
  const figureOf = ({ metricKey, value, gap }: CalculationStep) =>
    value
      ? `${shortened(value.number, decimal)} ${unitText(metricKey, value.unit)}`.trim()
      : gap
        ? i18n._(gapTexts[gap])
        : '';
  const columns: TableColumn<StepNode>[] = [
    { id: 'step', header: t`Step`, pinned: true, grow: true, widthPx: 560, textOf },
    { id: 'value', header: t`Value`, figure: true, widthPx: 200, textOf: figureOf },
  ];
  const open = useOpenPoint();
  return (
    <TreeTable
      label={t`Steps of the calculation`}
      nodes={root ? [root] : []}
      keyOf={({ id }) => String(id)}
      childrenOf={({ parts }) => (parts.length > 0 ? parts : undefined)}
      defaultExpanded={isOpen ? 'all' : root ? [String(root.id)] : []}
      columns={columns}
      onOpen={({ row: { kind, dataPointId } }) => kind === 'source' && dataPointId !== null && open(dataPointId)}
      message={t`Nothing entered`}
      headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
      density="compact"
      height={isOpen ? 'large' : 'medium'}
    />
  );
};

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

/** Digits that are shown; the data point has the whole figure. */
const shownDigits = 12;
const shortened = (number: string, decimal: (canonical: string) => string): string => {
  const [whole = '', fraction = ''] = number.split('.');
  const kept = fraction.slice(0, Math.max(0, shownDigits - whole.length)).replace(/0+$/, '');
  return decimal(kept ? `${whole}.${kept}` : whole);
};
