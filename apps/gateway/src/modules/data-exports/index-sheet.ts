import { formatInstant, formatPeriod } from '@esg/contract';
import { paperTheme } from '@esg/tokens/node';
import type { Cell, Sheet, WorkbookColors } from '../../platform/workbooks/index.ts';
import type { Content, Placed } from './content.ts';
import { columns } from './rows.ts';
import { fileWords } from './words.ts';

/** The brand on paper: its main colour, and neutral ones that are readable on white. */
export const colorsOf = ({ colors }: Content): WorkbookColors => {
  const paper = paperTheme(colors);
  return {
    primary: colors.primary,
    onPrimary: colors.onPrimary,
    text: paper['esg-color-text-default'],
    muted: paper['esg-color-text-muted'],
    line: paper['esg-color-border-default'],
  };
};

const namesOr = (names: readonly string[], otherwise: string) => (names.length === 0 ? otherwise : names.join('; '));

const factsOf = (content: Content, createdAt: Date): [string, Cell][] => {
  const { selection, names, language, organisation, tenant, internalLeftOut } = content;
  const words = fileWords[language];
  const times = selection.reportingTimeIds.flatMap((id) => names.times.get(id) ?? []);
  const entities = selection.subjects.map((subject) =>
    subject === 'organisation' ? words.wholeOrganisation : (names.entities.get(subject)?.name ?? ''),
  );
  const text = (value: string): Cell => ({ text: value, look: 'fact' });
  return [
    [words.organisation, text(organisation)],
    [words.preparedBy, text(tenant)],
    [words.createdAt, text(formatInstant(createdAt.toISOString(), language))],
    [words.selection, text(words.modes[selection.mode])],
    [
      words.period,
      text(
        namesOr(
          times.map(({ name, period }) => name ?? formatPeriod(period, language)),
          words.all,
        ),
      ),
    ],
    [words.entities, text(namesOr(entities, words.all))],
    [words.internalLeftOut, { number: String(internalLeftOut), decimals: 0 }],
  ];
};

/** The first sheet: the content of the file, and every metric with a link to its first row. Requested once the data are written. */
export const indexSheet = (content: Content, placed: ReadonlyMap<string, Placed>, createdAt: Date): Sheet => {
  const { language, names, metrics } = content;
  const words = fileWords[language];
  const facts = factsOf(content, createdAt);
  const head = (text: string): Cell => ({ text, look: 'head' });
  const rows = function* (): Generator<readonly Cell[]> {
    yield [{ text: `${words.title} · ${content.organisation}`, look: 'title' }];
    for (const [label, value] of facts) yield [{ text: label, look: 'fact' }, value];
    yield [];
    yield [words.columns.dimension, words.columns.topic, words.columns.metric, words.dataPoints].map(head);
    for (const { metric } of metrics) {
      const place = placed.get(metric.key);
      if (!place) continue;
      yield [
        { text: names.branches.get(metric.dimension) ?? '' },
        { text: names.branches.get(metric.topic) ?? '' },
        { text: metric.name[language], to: { sheet: words.data, row: place.row } },
        { number: String(place.points), decimals: 0 },
      ];
    }
  };
  return {
    name: words.contentIndex,
    columns: [{ width: 26 }, { width: 34 }, { width: 60 }, { width: 14 }],
    frozenRows: facts.length + 3,
    filtered: false,
    rows: { [Symbol.iterator]: rows },
  };
};

/** The sheet of the data points, filtered by its headings. */
export const dataSheet = (content: Content, rows: AsyncIterable<readonly Cell[]>): Sheet => ({
  name: fileWords[content.language].data,
  columns,
  frozenRows: 1,
  filtered: true,
  rows,
});
