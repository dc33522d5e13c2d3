import { dataPointQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage } from '@esg/app-kit';
import {
  type DataPointCell,
  dataPointLimits,
  type MetricDetail,
  type Subject,
  subMetricIdOf,
  unitPrinted,
} from '@esg/contract';
import { Card, Heading, Stack, Text } from '@esg/ui';
import { DataTable, type TableColumn } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import { chunksOf } from '../frame/chunks.ts';
import { nameWidthPx } from '../frame/name-width.ts';
import type { HubChoices } from '../frame/use-hub-choices.ts';
import { useFigureText } from '../frame/use-unit-text.ts';
import { useTimeName } from '../shared/point-words.ts';
import { useEntityName } from '../use-entity-name.ts';

type MetricFiguresProps = {
  readonly detail: MetricDetail;
  readonly times: NonNullable<HubChoices['times']>;
  readonly entities: NonNullable<HubChoices['entities']>;
};
type Line = { readonly subject: Subject; readonly name: string };

const atOnce = dataPointLimits.gridColumnsMax;
const keyOf = (subject: Subject | null, reportingTimeId: string) => `${subject ?? 'organisation'} ${reportingTimeId}`;

/** Every data point of the metric, loaded in pieces. */
const usePoints = (metricKey: string, lines: readonly Line[], times: MetricFiguresProps['times']) => {
  const api = useApi();
  return useQueries({
    queries: chunksOf(lines, atOnce).flatMap((some) =>
      chunksOf(times, atOnce).map((part) =>
        dataPointQueries.grid(api, {
          metricKeys: [metricKey],
          reportingTimeIds: part.map(({ id }) => id),
          subjects: some.map(({ subject }) => subject),
        }),
      ),
    ),
    combine: (results) => ({
      ready: results.every(({ data }) => data),
      points: results.flatMap(({ data }) => data ?? []),
      error: results.find(({ data, error }) => !data && error)?.error ?? null,
      retry: () => {
        for (const result of results) if (result.isError) void result.refetch();
      },
    }),
  });
};

/** The names, then one column for each reporting time. */
const useColumns = (
  times: MetricFiguresProps['times'],
  textOf: (subject: Subject, timeId: string) => string,
): TableColumn<Line>[] => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  return [
    {
      id: 'entity',
      header: t`Entity`,
      pinned: true,
      grow: true,
      widthPx: nameWidthPx(),
      sortable: false,
      textOf: ({ name }) => name,
    },
    ...times.map(
      (time): TableColumn<Line> => ({
        id: time.id,
        header: nameOf(time),
        figure: true,
        widthPx: 248,
        sortable: false,
        textOf: ({ subject }) => textOf(subject, time.id),
      }),
    ),
  ];
};

/** The data points of a metric, by entity and reporting time; each cell links to its data entry. */
export const MetricFigures = ({ detail, times, entities }: MetricFiguresProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const entityName = useEntityName();
  const { metric } = detail;
  const lines = useMemo((): Line[] => {
    const whole: Line = { subject: 'organisation', name: t`The whole organisation` };
    return [whole, ...entities.map((entity): Line => ({ subject: entity.id, name: entityName(entity) }))];
  }, [entities, entityName, t]);
  const { ready, points, error, retry } = usePoints(metric.key, lines, times);
  const cells = useMemo(() => Map.groupBy(points, (point) => keyOf(point.entityId, point.reportingTimeId)), [points]);
  const textOf = usePointsText(detail);
  const open = useOpen(metric);
  const columns = useColumns(times, (subject, timeId) => textOf(cells.get(keyOf(subject, timeId)) ?? []));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            <Trans>Figures by entity and reporting time</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>Press Enter or double-click a cell to open its data entry.</Trans>
          </Text>
        </Stack>
        {error ? (
          <LoadFailed title={<Trans>Couldn’t load the figures</Trans>} error={error} onRetry={retry} />
        ) : (
          <DataTable
            label={t`Figures by entity and reporting time`}
            rows={lines}
            keyOf={({ subject }) => subject}
            columns={columns}
            onOpen={({ row, column }) => open(row.subject, column, cells.get(keyOf(row.subject, column))?.[0])}
            state={ready ? 'ready' : 'loading'}
            message=""
            headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
            density="compact"
          />
        )}
      </Stack>
    </Card>
  );
};

/** The text of one cell's data points: the value of the whole one if there is one, otherwise their number. */
const usePointsText = ({ units, metric }: MetricDetail) => {
  const { t } = useLingui();
  const language = useLanguage();
  const figureText = useFigureText();
  const symbolOf = (code: string) => {
    const unit = units.find((each) => each.code === code);
    return unit ? unitPrinted(unit, language) : code;
  };
  return (points: readonly DataPointCell[]): string => {
    const whole = points.filter(
      ({ sectionId, labelIds }) => sectionId.startsWith(`${metric.key}:total:`) && labelIds.length === 0,
    );
    const [point] = whole;
    if (!point) return points.length === 0 ? '' : t`${points.length} data points`;
    const rows = point.value.type === 'number' || point.value.type === 'integer' ? point.value.rows : [];
    const [row] = rows;
    if (row && rows.length === 1) return figureText(row.number, row.unit, symbolOf(row.unit));
    return point.total ? figureText(point.total.number, point.total.unit, symbolOf(point.total.unit)) : t`Answered`;
  };
};

const useOpen = ({ subMetrics }: MetricDetail['metric']) => {
  const navigate = useNavigate();
  return (subject: Subject, column: string, point: DataPointCell | undefined) => {
    const sectionId = point?.sectionId ?? subMetrics[0]?.sections[0]?.id;
    if (sectionId === undefined || column === 'entity') return;
    void navigate({
      to: '/ct/data-hub/$subMetricNodeId/data-entry/$sectionId',
      params: { subMetricNodeId: subMetricIdOf(sectionId), sectionId },
      search: { reportingTimeId: column, entityId: subject, dataPointId: point?.id },
    });
  };
};
