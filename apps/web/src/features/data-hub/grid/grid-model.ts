import type { DataPointCell, FieldType, Language, MetricLibrary, Subject } from '@esg/contract';

/** A unit with its alternative names. */
type NamedUnit = MetricLibrary['units'][number]['units'][number];

/** One row of the grid: a section of a metric. */
export type GridRow = {
  /** The section's id. */
  readonly id: string;
  readonly metricKey: string;
  readonly subMetricId: string;
  readonly name: string;
  readonly type: FieldType;
  /** Units of its kind, the most usual one first; empty if it is no figure. */
  readonly units: readonly NamedUnit[];
};

/** One column of the grid: an entity and a reporting time. */
export type GridColumn = {
  readonly id: string;
  readonly name: string;
  readonly subject: Subject;
  readonly reportingTimeId: string;
};

/** A permanent key of a column. */
export const columnKeyOf = ({ subject, reportingTimeId }: Omit<GridColumn, 'id' | 'name'>): string =>
  `${subject} ${reportingTimeId}`;

/** A permanent key of a cell, also among drafts. */
export const cellKeyOf = (sectionId: string, column: Omit<GridColumn, 'id' | 'name'>): string =>
  `${sectionId} ${columnKeyOf(column)}`;

/** Rows of metrics in the order of the tree: the whole of each, and with `parts` every breakdown below it. */
export const gridRows = (
  { dimensions, metrics, units }: MetricLibrary,
  { parts, language }: { parts: boolean; language: Language },
): GridRow[] => {
  const byKey = new Map(metrics.map((metric) => [metric.key, metric]));
  const unitsOf = new Map(units.map((each) => [each.kind, each.units]));
  const ordered = dimensions.flatMap(({ topics }) =>
    topics.flatMap(({ categories }) => categories.flatMap(({ metricKeys }) => metricKeys)),
  );
  return ordered.flatMap((key) => {
    const metric = byKey.get(key);
    if (!metric) return [];
    const { name, type, unitKind } = metric;
    return metric.subMetrics.slice(0, parts ? undefined : 1).flatMap((part, place) =>
      part.sections.map(
        ({ id }): GridRow => ({
          id,
          metricKey: key,
          subMetricId: part.id,
          type,
          units: unitsOf.get(unitKind ?? '') ?? [],
          name: place === 0 ? name[language] : `${name[language]} · ${part.name[language]}`,
        }),
      ),
    );
  });
};

/** The content of a cell: nothing, one plain figure that can be edited, or something richer that opens a page. */
type CellContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'figure'; readonly point: DataPointCell; readonly number: string; readonly unit: string }
  | { readonly kind: 'rich'; readonly points: readonly DataPointCell[] };

/** The content of a cell from its data points. Rows of figures, texts and labelled figures are rich. */
export const contentOf = (points: readonly DataPointCell[]): CellContent => {
  const [point] = points;
  if (!point) return { kind: 'empty' };
  const { value } = point;
  const rows = value.type === 'number' || value.type === 'integer' ? value.rows : [];
  const [row] = rows;
  const isPlain = points.length === 1 && point.labelIds.length === 0 && row && rows.length === 1;
  return isPlain ? { kind: 'figure', point, number: row.number, unit: row.unit } : { kind: 'rich', points };
};

/** Version of the figure in a cell, 0 if there is none; undefined if it cannot be edited in the cell. */
export const versionIn = (points: readonly DataPointCell[] = []): number | undefined => {
  const content = contentOf(points);
  return content.kind === 'figure' ? content.point.version : content.kind === 'empty' ? 0 : undefined;
};

/** Whether people can type figures of the row into a cell. */
export const isTyped = ({ type }: Pick<GridRow, 'type'>): boolean => type === 'number' || type === 'integer';
