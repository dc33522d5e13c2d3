import type { ImportMapping, Metric, Period } from '@esg/contract';
import type { ItemPlace } from '../imports.tables.ts';
import { type Found, heldBy, type Lookup, type Place } from './lookup.ts';
import { createNameReader } from './name-meaning.ts';
import { allowsSaid, openMetrics } from './open-names.ts';
import { countedBy, openWays, type SaidWay, type Way, wayIn, wayOfMetric } from './open-ways.ts';
import { isTotal } from './parts.ts';
import { parseDay } from './period.ts';
import type { MappedRow } from './row.ts';
import { type RowId, readRowId } from './row-id.ts';

/** The place of a row's data point. Visible cells decide; the row id decides only where they are missing, unknown or ambiguous. */
export type ReadPlace = {
  metric: Metric;
  place: ItemPlace & { sectionId: string; reportingTimeId: string; period: Period };
  /** The place from the row id, if the row still matches it. */
  version: number | null;
  part: number | null;
};

/** A person's answers about names; null for rows that are left out. */
export type SettledName = NonNullable<ImportMapping['names']>[number];

/** Whether a row id belongs to the named metric, or to the same one in the other way of counting where the name leaves that open. */
const isOf = ({ metric }: Place, named: Metric, written: Way | undefined) =>
  [named.key, ...openWays(named.key)].includes(metric.key) &&
  (written === undefined || written === wayOfMetric(metric.key));

const isWhole = (partText: string) => partText === '' || isTotal(partText);

const sectionIn = (
  row: MappedRow,
  lookup: Lookup,
  id: RowId | undefined,
  settled: SettledName | undefined,
  saidWay: SaidWay | undefined,
  numbers: ImportMapping['numbers'],
): Place | undefined => {
  const own = id && lookup.placeOfSection(id.sectionId);
  const text = row.text('metric');
  const partText = row.text('section');
  const unit = row.text('unit');
  const open = openMetrics(text, unit);
  const said = settled?.sectionId ? lookup.placeOfSection(settled.sectionId) : undefined;
  if (settled && said && allowsSaid(open, said.metric, unit)) {
    row.remark('settled', { text: settled.text });
    return (partText === '' ? said : lookup.section(said.metric, partText)) ?? row.refuse('section', 'section_unknown');
  }
  if (text === '') {
    const bySection = lookup.placeOfSection(partText);
    return own ?? bySection ?? row.refuse('metric', 'metric_missing');
  }
  if (open.length > 1 && isWhole(partText))
    return own && open.includes(own.metric)
      ? own
      : row.refuse('metric', 'name_open', { suggested: open.map(({ key }) => key).join('|') });
  const found = lookup.metric(text, unit);
  if (found.kind === 'none') {
    const likely = createNameReader(lookup).likelyParts({ name: text, unit }, { metric: undefined, headed: false });
    const held = heldBy(row.cell('value'), unit, numbers);
    return own ?? row.refuse('metric', 'metric_unknown', lookup.suggestions(text, held, likely));
  }
  if (found.kind === 'several') return own ?? row.refuse('metric', 'metric_ambiguous');
  const ways = openWays(found.thing.key);
  const written = ways.length > 0 ? wayIn(`${text} ${partText}`) : undefined;
  const ofOwn = own && isOf(own, found.thing, written) ? own : undefined;
  if (ofOwn && partText === '') return ofOwn;
  const place = lookup.section(found.thing, partText) ?? lookup.placeOfSection(text);
  if (!place) return ofOwn ?? row.refuse('section', 'section_unknown');
  if (ways.length === 0) return place;
  const known = written ?? (ofOwn && wayOfMetric(ofOwn.metric.key));
  const way = known ?? saidWay?.way;
  const counted = way && lookup.placeOfSection(countedBy(place.sectionId, way));
  if (!counted) return row.refuse('metric', 'method_open', { suggested: ways.join('|') });
  if (!known && saidWay) row.remark('settled', { text: saidWay.text });
  return counted;
};

/** The entity of a row; null for the whole organisation, undefined once the row was refused. */
export const entityIn = (row: MappedRow, lookup: Lookup, id: RowId | undefined): string | null | undefined => {
  const own = id && (id.entityId === null || lookup.hasEntity(id.entityId)) ? id.entityId : undefined;
  const text = row.text('entity');
  if (text === '') return own === undefined ? null : own;
  const found = lookup.entity(text);
  if (found.kind === 'one') return found.thing;
  if (own !== undefined && (found.kind === 'none' || found.things.includes(own))) return own;
  return row.refuse('entity', found.kind === 'none' ? 'entity_unknown' : 'entity_ambiguous');
};

type Time = { id: string; period: Period };

const daysIn = (row: MappedRow, days: ImportMapping['days']): Period | 'none' | undefined => {
  const start = row.text('start');
  const end = row.text('end');
  if (start === '' && end === '') return 'none';
  const read = { start: parseDay(start, days), end: parseDay(end, days) };
  if (!read.start) return row.refuse('start', 'date_invalid');
  if (!read.end || read.end < read.start) return row.refuse('end', 'date_invalid');
  return { start: read.start, end: read.end };
};

const timeIn = (row: MappedRow, lookup: Lookup, days: ImportMapping['days'], id: RowId | undefined) => {
  const own = id && lookup.timeById(id.reportingTimeId);
  const period = daysIn(row, days);
  if (period === undefined) return undefined;
  const text = row.text('period');
  const named: Found<Time> = text === '' ? { kind: 'none' } : lookup.time(text);
  const dated = period === 'none' ? undefined : lookup.timeOfDays(period);
  // An id and a name that differ come from a copied and half-changed row: nobody knows which is right.
  if (dated && named.kind === 'one' && named.thing.id !== dated.id) return row.refuse('period', 'period_ambiguous');
  if (dated) return dated;
  if (period !== 'none')
    return own && text !== '' && named.kind === 'none' ? own : row.refuse('start', 'period_unknown', period);
  if (named.kind === 'one') return named.thing;
  if (own) return own;
  if (text === '') return row.refuse('period', 'period_missing');
  return row.refuse('period', named.kind === 'several' ? 'period_ambiguous' : 'period_unknown');
};

const labelsIn = (row: MappedRow, lookup: Lookup, sectionId: string, id: RowId | undefined): string[] | undefined => {
  const text = row.text('labels');
  if (text === '')
    return row.isMapped('labels') ? [] : (id?.labelIds ?? []).filter((label) => lookup.hasLabel(sectionId, label));
  const names = text
    .split(/[;；\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const ids: string[] = [];
  for (const name of names) {
    const found = lookup.label(sectionId, name);
    if (found === undefined) return row.refuse('labels', 'label_unknown', { text: name });
    ids.push(found);
  }
  return [...new Set(ids)].sort();
};

/** Reads the place of a row's data point; undefined once the row was refused. */
export const readPlace = (
  row: MappedRow,
  lookup: Lookup,
  { days, numbers }: Pick<ImportMapping, 'days' | 'numbers'>,
  settled?: SettledName,
  saidWay?: SaidWay,
): ReadPlace | undefined => {
  const id = readRowId(row.text('rowId'));
  const section = sectionIn(row, lookup, id, settled, saidWay, numbers);
  const entityId = entityIn(row, lookup, id);
  const time = timeIn(row, lookup, days, id);
  const labelIds = section && labelsIn(row, lookup, section.sectionId, id);
  if (!section || entityId === undefined || !time || !labelIds) return undefined;
  const { metric, sectionId } = section;
  const same =
    id?.sectionId === sectionId &&
    id.entityId === entityId &&
    id.reportingTimeId === time.id &&
    [...id.labelIds].sort().join() === labelIds.join();
  return {
    metric,
    place: { metricKey: metric.key, sectionId, entityId, reportingTimeId: time.id, period: time.period, labelIds },
    version: same && id ? id.version : null,
    part: same && id?.kind === 'figures' ? id.part : null,
  };
};
