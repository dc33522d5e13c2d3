import {
  type KeyFigure,
  type KpiSheet,
  type KpiTable,
  type ModelChart,
  type ModelContentIndex,
  type ModelMatrix,
  type ModelRestatement,
  unitAfterName,
} from '@esg/contract/printed';

/** Both languages, one below the other; equal texts are printed once. */
export const joined = (first: string, second: string | undefined, between = '\n'): string => {
  if (!second || first === second) return first;
  return first === '' ? second : `${first}${between}${second}`;
};

/** Pairs of two lists with the same structure in both languages; where they differ, only the first is used. */
const paired = <Item, Made>(
  first: readonly Item[],
  second: readonly Item[] | undefined,
  make: (one: Item, other: Item) => Made,
): Made[] => first.map((one, place) => make(one, (second?.length === first.length && second[place]) || one));

/** The table with the second language under each label of the first. */
export const besideTable = (table: KpiTable, second: KpiTable | undefined): KpiTable => ({
  ...table,
  unit: joined(table.unit, second?.unit, ' '),
  lines: paired(table.lines, second?.lines, (line, other) => ({
    ...line,
    label: joined(line.label, other.label),
    unit: joined(line.unit, other.unit),
  })),
  notes: paired(table.notes, second?.notes, (note, other) =>
    note.text === other.text
      ? { ...note, name: joined(note.name, other.name, ' ') }
      : { ...note, text: joined(note.text, `${other.name}${other.text}`, ' ') },
  ),
});

/** The KPI sheet with the second language under each label of the first. */
export const besideSheet = (sheet: KpiSheet, second: KpiSheet | undefined): KpiSheet => ({
  ...sheet,
  groups: paired(sheet.groups, second?.groups, (group, other) => ({
    ...group,
    rows: paired(group.rows, other.rows, (row, twin) => ({
      ...row,
      label: joined(row.label, twin.label),
      part: joined(row.part, twin.part),
      unit: joined(row.unit, twin.unit),
      status: joined(row.status, twin.status),
    })),
  })),
});

/** Key figures with the second language under the first. */
export const besideFigures = (figures: readonly KeyFigure[], second: readonly KeyFigure[] | undefined): KeyFigure[] =>
  paired(figures, second, (figure, other) => ({
    ...figure,
    label: joined(figure.label, other.label),
    unit: joined(figure.unit, other.unit, ' '),
    change: joined(figure.change, other.change, ' '),
  }));

const besideMatrix = (matrix: ModelMatrix, other: ModelMatrix | undefined): ModelMatrix => ({
  ...matrix,
  heads: {
    topic: joined(matrix.heads.topic, other?.heads.topic, ' '),
    verdict: joined(matrix.heads.verdict, other?.heads.verdict, ' '),
  },
  verdicts: paired(matrix.verdicts, other?.verdicts, (one, two) => joined(one, two, ' ')),
  note: joined(matrix.note, other?.note, ' '),
});

/** The charts with both languages in their titles and names. */
export const besideCharts = (charts: readonly ModelChart[], second: readonly ModelChart[] | undefined): ModelChart[] =>
  paired(charts, second, (chart, other) => ({
    ...chart,
    title: joined(chart.title, other.title, ' '),
    unitSymbol: joined(unitAfterName(chart.title, chart.unitSymbol), unitAfterName(other.title, other.unitSymbol), ' '),
    categories: paired(chart.categories, other.categories, (one, two) => joined(one, two, ' ')),
    series: paired(chart.series, other.series, (one, two) => ({ ...one, name: joined(one.name, two.name, ' ') })),
    ...(chart.matrix && { matrix: besideMatrix(chart.matrix, other.matrix) }),
  }));

/** The content index with the second language under the first. */
export const besideIndex = (index: ModelContentIndex, second: ModelContentIndex | undefined): ModelContentIndex => ({
  title: joined(index.title, second?.title),
  facts: paired(index.facts, second?.facts, (one, other) => ({
    label: joined(one.label, other.label, ' '),
    text: joined(one.text, other.text),
  })),
  columns: {
    disclosure: joined(index.columns.disclosure, second?.columns.disclosure),
    location: joined(index.columns.location, second?.columns.location),
    cells: paired(index.columns.cells, second?.columns.cells, (one, other) => joined(one, other)),
  },
  groups: paired(index.groups, second?.groups, (group, other) => ({
    title: joined(group.title, other.title, '  '),
    rows: paired(group.rows, other.rows, (row, twin) => ({
      ...row,
      title: joined(row.title, twin.title),
      cells: paired(row.cells, twin.cells, (one, two) => joined(one, two)),
    })),
  })),
});

/** Restated figures with the second language under the first. */
export const besideRestatements = (
  list: readonly ModelRestatement[],
  second: readonly ModelRestatement[] | undefined,
): ModelRestatement[] =>
  paired(list, second, (one, other) => ({
    ...one,
    label: joined(one.label, other.label),
    descriptor: joined(one.descriptor, other.descriptor, ' '),
    old: joined(one.old, other.old),
    new: joined(one.new, other.new),
    note: joined(one.note, other.note),
  }));
