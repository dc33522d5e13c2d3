import type { Span } from '../snippet.ts';
import { stopWords } from '../stop-words.ts';
import type { Asked } from './asked.ts';
import {
  type FoundFigure,
  inPeriod,
  isOnlyAimed,
  moved,
  namesAll,
  ownMentions,
  type Period,
  type ReadPage,
} from './matching.ts';
import { mentionsIn } from './mentions.ts';
import { isAsked } from './narrower.ts';
import { columnsOf, type Figure, kindsNamedIn, type NamedYear, yearsIn } from './numbers.ts';
import { isRow, type Row } from './passages.ts';
import { withoutMarks } from './siblings.ts';
import { rootsOf, termsWithin } from './terms.ts';

const signsOfUnits = /[()（）[\]:：*†‡/]|\b[\p{L}₂]*co2e?\b/giu;
/** Words of a label that change nothing, and the pairs of which units are made in Chinese. */
const meaningless = new Set(
  'total number amount unit percentag group year annual tonn metric equivalent averag per hour thousand million 總 總數 總量 單位 公噸 噸二 二氧 氧化 化碳 碳當 當量 百分 分比 千瓦 瓦時 兆瓦 立方 方米 港元 小時'.split(
    ' ',
  ),
);

/** Whether a label says no more than what was asked: `Employees, female` is not the number of employees. */
const saysNoMore = (label: string, named: readonly Span[], { parts }: Asked): boolean => {
  const cut = (text: string, { from, to }: Span) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  const rest = named.reduce(cut, label).replace(signsOfUnits, ' ');
  const allowed = new Set(parts.flatMap((part) => ('anyOf' in part ? part.anyOf.flat() : part.mostOf)));
  const isNothing = (root: string) =>
    root.length < 2 || /^\d/.test(root) || stopWords.has(root) || meaningless.has(root);
  return rootsOf(rest).every((root) => allowed.has(root) || isNothing(root) || kindsNamedIn(root).size > 0);
};

/** What a label says in brackets of how it counts: “Contractors (headcount)”. */
const countedBy = /[(（](?:headcount|number|no\.?|persons?|people|人數|人|名)[)）]/giu;

/** Where the label names what is asked for; undefined where it does not, or names another metric that is not asked for, too. */
const namedIn = (label: string, asked: Asked): Span[] | undefined => {
  if (!asked.figure?.metricKeys.size) return [];
  const text = label.replace(countedBy, (all) => ' '.repeat(all.length));
  const mentions = mentionsIn(text);
  const own = ownMentions(text, mentions, asked);
  const others = mentions.filter((mention) => !own.includes(mention));
  const areAsked = others.every(({ from, to }) => isAsked(text.slice(from, to), asked));
  return own.length > 0 && areAsked ? own : undefined;
};

/** Whether a label is the name of another metric than those that are asked for. */
const namesAnother = (label: string, { figure }: Asked) =>
  figure?.named !== undefined &&
  mentionsIn(label).some(
    ({ metrics }) =>
      metrics.some(({ unitKind }) => unitKind === figure.kind) && !metrics.some(({ key }) => figure.named?.has(key)),
  );

/** Whether units are named, and not the one that is asked for, or percent beside it: people are units, too. */
const isOfOtherUnit = (kinds: ReadonlySet<string>, kind: string | undefined) =>
  kind !== undefined && kinds.size > 0 && (!kinds.has(kind) || (kind !== 'percent' && kinds.has('percent')));

/** Whether a row whose metric only words name is below the name of another one, or of a unit: “Turnover rate by gender (%)”. */
const isBelowAnother = ({ raw }: ReadPage, { heads }: Row, asked: Asked) =>
  asked.figure?.named !== undefined &&
  heads.some((head) => {
    const { figure } = asked;
    const text = raw.slice(head.from, head.to);
    const isOther = mentionsIn(text).some(
      ({ from, to, metrics }) =>
        !metrics.some(({ key }) => figure?.named?.has(key)) && !isAsked(text.slice(from, to), asked),
    );
    return isOther || isOfOtherUnit(kindsNamedIn(text), figure?.kind);
  });

/** Whether the label of a row, with the lines above it, names what is asked for and nothing more. */
export const namesWhatIsAsked = (page: ReadPage, row: Row, label: string, asked: Asked): boolean => {
  const named = namedIn(label, asked);
  if (!named || isOnlyAimed(label, asked) || !saysNoMore(label, named, asked)) return false;
  const own = termsWithin(page.terms, { from: row.from, to: row.from + label.length });
  const above = row.heads.flatMap((head) => termsWithin(page.terms, head));
  const isWhole = namesAll(own, asked.parts);
  if (!isWhole && (namesAnother(label, asked) || isBelowAnother(page, row, asked))) return false;
  const isNamed = named.length > 0 || asked.parts.some((part) => namesAll(own, [part]));
  return isNamed && namesAll([...own, ...above], asked.parts);
};

/** Whether the figures of a row are of the kind: by its label, by a figure, or else by the lines above. */
export const isOfKind = (
  kind: string | undefined,
  label: string,
  figures: readonly Figure[],
  heads: readonly string[],
) => {
  const named = kindsNamedIn(label);
  if (kind === undefined || named.has(kind) || figures.some(({ kinds }) => kinds.has(kind))) return true;
  if (named.size > 0) return false;
  return (
    heads.some((head) => kindsNamedIn(head).has(kind)) ||
    (kind === 'count' && figures.every(({ kinds }) => kinds.size === 0))
  );
};

/** A year so far behind the others is one that is aimed at. */
const yearsBetweenMost = 3;

/** The figure of the newest year that is neither after that of the document nor one that is aimed at. */
const newestOf = (
  columns: readonly (Figure | undefined)[],
  years: readonly NamedYear[],
  documentYear = Number.POSITIVE_INFINITY,
): Period | undefined => {
  const filled = columns.flatMap((figure, at): { figure: Figure; year: number }[] => {
    const year = years[at]?.year;
    return figure && year !== undefined && year <= documentYear ? [{ figure, year }] : [];
  });
  const known = filled.toSorted((one, other) => other.year - one.year);
  const [newest, next] = known;
  return newest && next && newest.year - next.year > yearsBetweenMost ? next : newest;
};

/** The figure in the column of the year that is asked for: there must be as many columns as years. */
export const inColumn = (
  columns: readonly (Figure | undefined)[],
  years: readonly NamedYear[],
  { years: [asked] }: Asked,
  documentYear: number | undefined,
): Period | undefined => {
  const first = columns.findIndex((column) => column !== undefined);
  const figure = columns[first];
  const isAligned = years.length === columns.length;
  if (asked === undefined) {
    // Of several columns nobody says which is of what.
    if (!figure || !isAligned) return figure && columns.length === 1 ? { figure } : undefined;
    const ofDocument = columns[years.findIndex(({ year }) => year === documentYear)];
    if (ofDocument) return { figure: ofDocument, year: documentYear };
    const year = years[first]?.year;
    // A single figure of another year is there to be compared with.
    const isCompared = columns.length === 1 && documentYear !== undefined && year !== undefined && year < documentYear;
    return isCompared ? undefined : newestOf(columns, years, documentYear);
  }
  const value = isAligned ? columns[years.findIndex(({ year }) => year === asked)] : undefined;
  if (value) return { figure: value, year: asked };
  const isDocuments = years.length === 0 && columns.length === 1 && documentYear === asked;
  return isDocuments && figure ? { figure, year: asked } : undefined;
};

/** The columns whose figures are of the kind, or of none; an empty one is a column, too. */
export const ofKind = (columns: readonly (Figure | undefined)[], kind: string | undefined) =>
  columns.filter((column) => !column || column.kinds.size === 0 || kind === undefined || column.kinds.has(kind));

const saysCount = /number|total|headcount|how many|總|數|人|[:：\t]/iu;
const multiple = /^1(?:,?0{3})+$|^10,?000$|^100,?000$/;

/** How far around a row its table is looked at. */
const around = 1000;

/** Whether a round number is the unit of its row (“Water 10,000 m³”): it stands in brackets or at other rows, or figures alone follow it. */
const isOwnUnit = ({ raw }: ReadPage, row: Row, { from, to, kinds }: Figure) => {
  const text = raw.slice(row.from, row.to);
  const written = text.slice(from, to);
  if (kinds.size === 0 || !multiple.test(written)) return false;
  const after = raw.slice(row.to, row.to + around);
  const next = after.trimStart().split('\n')[0] ?? '';
  if (/[(（[]\s*$/u.test(text.slice(0, from)) || (/\d/u.test(next) && !/\p{L}/u.test(next))) return true;
  const table = [...raw.slice(Math.max(0, row.from - around), row.from).split('\n'), ...after.split('\n')];
  const sameNumber = new RegExp(`(?<![\\d.,])${written}(?![\\d]|[.,]\\d)`, 'u');
  return table.some((line) => sameNumber.test(line) && isRow(line, ''));
};

/** A heading with the number of its page (“Our suppliers 24”), or a row that has only its unit, states nothing. */
const isNoRow = (page: ReadPage, row: Row, figures: readonly Figure[], heads: readonly string[], kind?: string) => {
  const [only] = figures;
  if (!only || figures.length > 1) return false;
  if (isOwnUnit(page, row, only)) return true;
  const text = page.raw.slice(row.from, row.to);
  const hasYears = heads.some((head) => yearsIn(head).length > 0);
  return kind === 'count' && only.kinds.size === 0 && !hasYears && !saysCount.test(text);
};

/** How a row is called that is of all that its table shows. */
export const ofAll = /^\W*(?:grand total|total|sum|overall|總計|合計|總數|總額|總和|整體)\W*$/iu;

/** Whether a row of all stands right below a head that names what is asked, before its years: “Turnover rate 2021 2022”. */
const isAllOfHead = (page: ReadPage, { heads: [head, ...above] }: Row, label: string, asked: Asked): boolean => {
  if (!head || !ofAll.test(label)) return false;
  const text = page.raw.slice(head.from, head.to);
  const name = text.slice(0, yearsIn(text)[0]?.from ?? 0).trimEnd();
  return /\p{L}/u.test(name) && namesWhatIsAsked(page, { ...head, heads: above }, name, asked);
};

/** The figure that a row of a table states. */
export const inRow = (page: ReadPage, row: Row, asked: Asked): FoundFigure | undefined => {
  const text = page.raw.slice(row.from, row.to);
  const kind = asked.figure?.kind;
  const { label, figures, columns } = columnsOf(text);
  const heads = row.heads.map(({ from, to }) => page.raw.slice(from, to));
  if (!namesWhatIsAsked(page, row, label, asked) && !isAllOfHead(page, row, label, asked)) return undefined;
  if (!isOfKind(kind, withoutMarks(label, asked.siblings ?? []), figures, heads)) return undefined;
  if (isNoRow(page, row, figures, heads, kind)) return undefined;
  const values = ofKind(columns, kind);
  const own = yearsIn(text);
  const areColumns = own.length === values.length && own.every(({ to }) => to <= (figures[0]?.from ?? 0));
  const years = own.length > 0 ? own : (heads.map(yearsIn).find((named) => named.length > 0) ?? []);
  const found =
    own.length > 0 && !areColumns
      ? inPeriod(
          text,
          figures.filter((figure) => values.includes(figure)),
          asked,
          page.year,
        )
      : inColumn(values, years, asked, page.year);
  const quote = { from: row.from, to: row.to };
  return found && { quote, heads: row.heads, figure: moved(found.figure, row.from), year: found.year };
};
