import { calculatedPlaces, changeInPercent, less, roundDecimal } from '@esg/quantities';
import * as v from 'valibot';
import type { Language } from './languages.ts';
import {
  type LinkedNumber,
  LinkedNumberSchema,
  type NumberWithUnit,
  type ReportFigures,
} from './linked-number-schemas.ts';
import { isCalendarYear, percentage, pointsOf, pointWords } from './model-changes.ts';
import type { NumberFormat } from './number-formats.ts';
import { unitPer } from './open-units.ts';
import { mapRuns, type RichTextBlock, type RichTextRun, runsOfBlock } from './rich-text.ts';
import { type Unit, unitPrinted } from './units.ts';
import { usualMeasureIn } from './usual-parts.ts';
import { defineWords } from './words.ts';

/** A run in an editor, with the source of its number, whatever that is. */
type LooseRun = Omit<RichTextRun, 'number'> & { number?: unknown };
type LooseBlock =
  | (Omit<Exclude<RichTextBlock, { kind: 'table' }>, 'runs'> & { runs: readonly LooseRun[] })
  | (Omit<Extract<RichTextBlock, { kind: 'table' }>, 'rows'> & {
      rows: readonly { cells: readonly (readonly LooseRun[])[] }[];
    });

/** The number of a run; `undefined` where it has none. */
export const asLinkedNumber = (number: unknown): LinkedNumber | undefined => {
  const read = v.safeParse(LinkedNumberSchema, number);
  return read.success ? read.output : undefined;
};

const strict = ({ number, ...run }: LooseRun): RichTextRun => {
  const known = number === undefined ? undefined : asLinkedNumber(number);
  return known ? { ...run, number: known } : run;
};

/** A text from an editor: invalid numbers, such as pasted ones, become words. */
export const fromEditor = (blocks: readonly LooseBlock[]): RichTextBlock[] =>
  blocks.map((block) =>
    block.kind === 'table'
      ? { ...block, rows: block.rows.map(({ cells }) => ({ cells: cells.map((runs) => runs.map(strict)) })) }
      : { ...block, runs: block.runs.map(strict) },
  );

/** A run that is a number of the report. */
export type NumberRun = RichTextRun & { number: LinkedNumber };

/** Numbers within a text, in reading order. */
export const linkedNumbersIn = (blocks: readonly RichTextBlock[]): NumberRun[] =>
  blocks.flatMap(runsOfBlock).filter((run): run is NumberRun => run.number !== undefined);

/** The text with its numbers as plain words: for places that know nothing of the report. */
export const withoutLinks = (blocks: readonly RichTextBlock[]): RichTextBlock[] =>
  mapRuns(blocks, ({ number: _number, ...run }) => run);

/** The unit of a change of a share. */
const pointUnit = 'pp';

/** Finds numbers in the figures of a report. Built once for many look-ups. */
export const numberFinder = ({ figures }: ReportFigures) => {
  const places = new Map(figures.map((figure) => [`${figure.disclosureCode}\n${figure.fieldKey}`, figure.years]));
  const yearAt = ({ disclosureCode, fieldKey }: LinkedNumber, yearsBack: number) =>
    places.get(`${disclosureCode}\n${fieldKey}`)?.[yearsBack];
  const figureAt = (link: LinkedNumber, yearsBack: number): NumberWithUnit | null => {
    const year = yearAt(link, yearsBack);
    const { row, breakdown } = link;
    const isNamed = ({ descriptor }: { descriptor: string }) => descriptor === row;
    const part = year?.parts?.find((each) => each.breakdown === breakdown && isNamed(each));
    const found = row === null ? year?.total : breakdown === undefined ? year?.rows.find(isNamed) : part;
    return found ? { number: found.number, unit: found.unit } : null;
  };
  /** The present value of the number; null where its source is gone or has no value yet. */
  return (link: LinkedNumber): NumberWithUnit | null => {
    if (link.kind === 'value') {
      const found = figureAt(link, link.yearsBack);
      const isCalculated = yearAt(link, link.yearsBack)?.isCalculated && link.decimals === null;
      return found && isCalculated
        ? { ...found, number: roundDecimal(found.number, calculatedPlaces(found.number)) }
        : found;
    }
    const now = figureAt(link, 0);
    const then = figureAt(link, link.yearsBack);
    if (!now || !then || now.unit !== then.unit) return null;
    if (now.unit === percentage) return { number: less(now.number, then.number), unit: pointUnit };
    const change = changeInPercent(then.number, now.number);
    return change === undefined ? null : { number: change, unit: percentage };
  };
};
export type NumberFinder = ReturnType<typeof numberFinder>;

/** What printing a number needs besides the number. */
export type NumberPrint = {
  readonly language: Language;
  readonly numberFormat: NumberFormat;
  readonly units: Readonly<Record<string, readonly Unit[]>>;
  /** Names of the years by `yearsBack`. */
  readonly years: readonly string[];
};

const unitOf = (code: string, { units, language }: NumberPrint): string => {
  for (const list of Object.values(units)) {
    const found = list.find((unit) => unit.code === code);
    if (found) return unitPrinted(found, language);
  }
  return code;
};

const digitsOf = (
  { number, unit }: NumberWithUnit,
  { decimals, kind, signed }: LinkedNumber,
  numberFormat: NumberFormat,
) => {
  if (isCalendarYear(unit)) return number;
  const isChange = kind === 'change';
  const isFreePoints = unit === pointUnit && decimals === null;
  const format = new Intl.NumberFormat(numberFormat, {
    minimumFractionDigits: decimals ?? (isChange ? 1 : 0),
    maximumFractionDigits: decimals ?? (isChange && !isFreePoints ? 1 : 15),
    ...(isChange && { signDisplay: signed ? 'exceptZero' : 'never' }),
  });
  const shown = isFreePoints ? pointsOf(number) : number;
  return format.format(shown as Intl.StringNumericLiteral);
};

const changeUnitOf = ({ unit }: NumberWithUnit, digits: string, language: Language) => {
  if (unit !== pointUnit) return percentage;
  const { one, other } = pointWords[language];
  return /^[+-]?1$/.test(digits) ? one : other;
};

/** The unit of a figure in a sentence: the denominator that its row names is in the unit, as in tables. */
const valueUnitOf = (value: NumberWithUnit, { row, unit, counter }: LinkedNumber, print: NumberPrint) => {
  if (!unit) return '';
  const symbol = unitOf(value.unit, print);
  const measure = row === null ? undefined : usualMeasureIn(row, print.language);
  return (measure === undefined ? symbol : unitPer(symbol, measure, print.language)) || (counter ?? '');
};

/** Rates that Chinese says before the number: 每人 7.5 小時. */
const perFirst = /^(每(?:人|[十百千二萬]+工時|千名僱員|單位活動量|百萬收入|千元收入|單位收入))(.*)$/u;
/** Signs of money that English writes before the number: HK$312,500. */
const moneySign = /^[A-Z]{0,3}[$€£¥]$/u;

/** The digits with their unit, in the order of the language. */
const joinedUnit = (digits: string, symbol: string, language: Language): string => {
  if (symbol === '' || symbol === percentage) return `${digits}${symbol}`;
  const [, per, rest = ''] = (language === 'zhTw' && perFirst.exec(symbol)) || [];
  if (per !== undefined) return [per, digits, rest].filter(Boolean).join('\u00a0');
  if (language === 'en' && moneySign.test(symbol)) return digits.replace(/^[-+]?/u, (sign) => `${sign}${symbol}`);
  return `${digits}\u00a0${symbol}`;
};

const periodWords = defineWords({ en: (year: string) => `\u00a0(${year})`, zhTw: (year) => `（${year}）` });

/** The number as it is printed in a sentence; a line never breaks between its digits and its unit. */
export const printLinkedNumber = (value: NumberWithUnit, link: LinkedNumber, print: NumberPrint): string => {
  const isChange = link.kind === 'change';
  const digits = digitsOf(value, link, print.numberFormat);
  const symbol = isChange ? changeUnitOf(value, digits, print.language) : valueUnitOf(value, link, print);
  const then = print.years[link.yearsBack] ?? '';
  const now = print.years[0] ?? '';
  const year = link.period ? (isChange ? [then, now].filter(Boolean).join('–') : then) : '';
  const period = year === '' ? '' : periodWords[print.language](year);
  return `${joinedUnit(digits, symbol, print.language)}${period}`;
};

/** Printed in a draft where a number has no source, so that it never shows a figure that the report does not have. */
export const goneNumber = '–';

const signOf = ({ number }: NumberWithUnit) => (/[1-9]/.test(number) ? (number.startsWith('-') ? -1 : 1) : 0);

/** The state of a number in a text compared with its source. */
export type LinkedNumberState = 'current' | 'stale' | 'unconfirmed' | 'gone';

/**
 * A number is stale where its print would differ from the sentence, or its sign: a difference that nobody can see in the text does not
 * count. A number that nobody has confirmed in this report is unconfirmed, one without a source is gone.
 */
export const linkedNumberState = (
  link: LinkedNumber,
  now: NumberWithUnit | null,
  print: NumberPrint,
): LinkedNumberState => {
  if (!now) return 'gone';
  if (!link.seen) return 'unconfirmed';
  const said = (value: NumberWithUnit) => `${signOf(value)} ${value.unit} ${printLinkedNumber(value, link, print)}`;
  return said(link.seen) === said(now) ? 'current' : 'stale';
};

/** The text as printed: its numbers have their present values, as plain words. */
export const printNumbers = (
  blocks: readonly RichTextBlock[],
  find: NumberFinder,
  print: NumberPrint,
): RichTextBlock[] =>
  mapRuns(blocks, ({ number, ...run }) => {
    if (!number) return run;
    const now = find(number);
    return { ...run, text: now ? printLinkedNumber(now, number, print) : goneNumber };
  });

/** The text with the present value of every number: stale and unconfirmed ones become current, missing ones stay. */
export const updateNumbers = (
  blocks: readonly RichTextBlock[],
  find: NumberFinder,
  print: NumberPrint,
): { blocks: RichTextBlock[]; updated: number } => {
  let updated = 0;
  const made = mapRuns(blocks, (run) => {
    const now = run.number && find(run.number);
    if (!run.number || !now || linkedNumberState(run.number, now, print) === 'current') return run;
    updated += 1;
    return { ...run, text: printLinkedNumber(now, run.number, print), number: { ...run.number, seen: now } };
  });
  return { blocks: made, updated };
};
