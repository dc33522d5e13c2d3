import { type ImportMapping, importLimits, saysNoFigure } from '@esg/contract';
import { isUnit, metricsCalled } from '@esg/standards';
import type { SheetTop } from '../reading/inspect.ts';
import { saysNil } from '../rows/number.ts';
import { isTotal, wayOf } from '../rows/parts.ts';
import { headingTime, type Years } from './times.ts';

type Preview = SheetTop['preview'];
type Columns = ImportMapping['columns'];
type Times = NonNullable<ImportMapping['times']>;

/** The number of rows below the top in which the headings may be. */
const headingsWithin = 20;

const isNumber = (text: string) =>
  /^[-−–(]?[\s$€£¥HKRMBU]*[\d][\d,.'’\s]*[)%]?\s*[*#†‡^¹²³⁰-⁹]*(?:\s*[([（][^)\]）]*[)\]）])?$/u.test(text.trim());
/** Cell contents that may be among figures without being a number. */
const isDash = (text: string) => text.trim() !== '' && (saysNoFigure(text) || saysNil(text));
/** A formula that failed, or whose result was not saved: a figure that nobody can read. */
const isLost = (text: string) => /^(?:=|#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!))$/u.test(text);
const columnOf = (rows: Preview, index: number) =>
  rows.map((row) => row[index]?.trim() ?? '').filter((text) => text !== '');
const shareOf = (texts: readonly string[], holds: (text: string) => boolean) =>
  texts.length === 0 ? 0 : texts.filter(holds).length / texts.length;

/** A heading over several columns is in the first of them. */
export const spread = (row: readonly string[], width: number) => {
  let last = '';
  return Array.from({ length: width }, (_, index) => {
    const own = row[index]?.trim() ?? '';
    if (own !== '') last = own;
    return last;
  });
};

const holdsFigures = (rows: Preview, index: number, years: Years) => {
  const texts = columnOf(rows, index);
  const figures = texts.filter(
    (text) => isLost(text) || (isNumber(text) && (!headingTime(text, years) || !/^\d{4}$/.test(text))),
  );
  return (
    figures.length > 0 &&
    shareOf(
      texts,
      (text) => isNumber(text) || isDash(text) || isLost(text) || headingTime(text, years) !== undefined,
    ) >= 0.5
  );
};

const sameDays = (one: Times[number], other: Times[number]) =>
  one.period.start === other.period.start && one.period.end === other.period.end && one.part === other.part;

/** Columns of this row of headings that each hold a time: by their own heading, or by one over several of them. */
export const timesAt = (preview: Preview, at: number, years: Years): Times => {
  const row = preview[at] ?? [];
  const below = preview.slice(at + 1);
  const width = Math.min(importLimits.columnsMax, Math.max(0, ...preview.map((each) => each.length)));
  const above = spread(preview[at - 1] ?? [], width);
  const times = Array.from({ length: width }, (_, index) => index).flatMap((index): Times => {
    const heading = row[index]?.trim() ?? '';
    const over = above[index] ?? '';
    const own = headingTime(heading, years);
    const upper = own ? undefined : headingTime(over, years);
    const period = own ?? upper;
    if (!period || !holdsFigures(below, index, years)) return [];
    if (upper && (isNumber(heading) || isDash(heading))) return [];
    const part = own ? over : heading;
    const isPart =
      part !== '' &&
      !isTotal(part) &&
      !isUnit(part) &&
      !headingTime(part, years) &&
      (upper !== undefined || part.length <= 40);
    return [{ index, period, part: isPart ? part.slice(0, importLimits.previewLength) : '' }];
  });
  // The heading over the years belongs to them only where it distinguishes columns of one year.
  const repeats = times.some((time, place) =>
    times.some((other, otherPlace) => otherPlace < place && sameDays({ ...other, part: '' }, { ...time, part: '' })),
  );
  const told = repeats
    ? times
    : times.map((time) => ({ ...time, part: headingTime(row[time.index] ?? '', years) ? '' : time.part }));
  return told
    .filter((time, place) => told.findIndex((other) => sameDays(other, time)) === place)
    .slice(0, importLimits.timesMax);
};

const isCode = (text: string) =>
  /^(?:kpi|gri|hkex|sasb|ifrs|esrs|關鍵績效指標)?[\s:-]*[A-Z]{0,3}\s?\d+(?:[.\-–]\d+)*(?:[.\s(]*[a-z]?\)?)?$/iu.test(
    text,
  ) || /^\d{1,3}\.?$/.test(text);

/** Columns beside the times, by their headings and their contents. */
const columnsBeside = (rows: Preview, known: Columns, times: Times): Columns => {
  const taken = new Set(times.map(({ index }) => index));
  const first = Math.min(...taken);
  const free = known.filter(
    ({ index, field }) => !taken.has(index) && !['value', 'period', 'start', 'end', 'labels', 'rowId'].includes(field),
  );
  const others = free.filter(({ field }) => !['metric', 'section', 'unit'].includes(field));
  const width = Math.max(0, ...rows.map((row) => row.length));
  const texts = Array.from({ length: width }, (_, index) => index)
    .filter((index) => !taken.has(index) && !others.some((column) => column.index === index))
    .map((index) => ({ index, texts: columnOf(rows, index).filter((text) => !isNumber(text)) }))
    .filter(({ texts: all }) => all.length > 0);
  const bySaid = (field: Columns[number]['field']) => free.find((column) => column.field === field)?.index;
  const unit =
    bySaid('unit') ??
    texts.find(({ texts: all }) => shareOf(all, (text) => isUnit(text) || isDash(text)) >= 0.5)?.index;
  const named = texts
    .filter(({ index, texts: all }) => index !== unit && index < first && shareOf(all, isCode) < 0.5)
    .map(({ index, texts: all }) => ({
      index,
      score: new Set(all.filter((text) => metricsCalled(text).length > 0)).size,
      parts: all.filter((text) => wayOf(text) !== undefined).length,
    }));
  const most = named.reduce(
    (best, each) => (each.score > (best?.score ?? 0) ? each : best),
    undefined as (typeof named)[number] | undefined,
  );
  const metric = most?.index ?? bySaid('metric') ?? named[0]?.index;
  if (metric === undefined) return [];
  const near = named
    .filter(({ index }) => index !== metric)
    .sort((one, other) => Math.abs(one.index - metric) - Math.abs(other.index - metric));
  const section = (near.find(({ parts }) => parts > 0) ?? near[0])?.index;
  return [
    { index: metric, field: 'metric' as const },
    ...(section === undefined ? [] : [{ index: section, field: 'section' as const }]),
    ...(unit === undefined ? [] : [{ index: unit, field: 'unit' as const }]),
    ...others,
  ].sort((one, other) => one.index - other.index);
};

/**
 * The suggested reading of a sheet that has reporting times side by side: the row of its headings, the columns that each hold a time, and
 * those beside them. Undefined for other sheets. `known` returns the fields that the headings of a row name.
 */
export const suggestSideBySide = (
  preview: Preview,
  years: Years,
  known: (row: readonly string[]) => Columns,
): (Pick<ImportMapping, 'headerRow' | 'columns'> & { times: Times }) | undefined => {
  const candidates = preview.slice(0, headingsWithin).map((_, at) => ({ at, times: timesAt(preview, at, years) }));
  const best = candidates.reduce((most, each) => (each.times.length > most.times.length ? each : most), {
    at: -1,
    times: [] as Times,
  });
  if (best.times.length === 0) return undefined;
  const row = preview[best.at] ?? [];
  const over = preview[best.at - 1] ?? [];
  const width = Math.max(row.length, over.length);
  const heads = Array.from({ length: width }, (_, index) => row[index]?.trim() || over[index]?.trim() || '');
  const columns = columnsBeside(preview.slice(best.at + 1), known(heads), best.times);
  return columns.some(({ field }) => field === 'metric')
    ? { headerRow: best.at + 1, columns, times: best.times }
    : undefined;
};
