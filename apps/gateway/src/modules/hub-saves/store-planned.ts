import { isEditable, type Period, type ProblemCode } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  addLabels,
  emitPointEvents,
  findDataPoints,
  listOwnLabels,
  type Write,
  type Written,
  writeDataPoints,
} from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import type { KeptOrigin } from '../hub-answers/hub-answers.tables.ts';
import { listKeptOrigins, writeOrigins } from '../hub-answers/index.ts';
import type { ReportChangeContext } from '../reports/index.ts';
import { appendAudit } from '../reports/index.ts';
import type { Planned } from './hub-save-plan.ts';
import type { SavedItem } from './hub-saves.tables.ts';

/** Data points that one statement writes; all batches are one transaction. */
const lotSize = 250;

const placeOf = ({ disclosureCode, fieldKey }: Pick<SavedItem, 'disclosureCode' | 'fieldKey'>) =>
  `${disclosureCode}\n${fieldKey}`;

type Place = { reportingTimeId: string; entityId: string | null; source: string };
const texts = { internal: false, quality: null, methodology: '', explanation: '' } as const;

const writeOf = ({ item, sectionId, labelIds, standing }: Planned, { source, ...place }: Place): Write => {
  const kept = standing
    ? {
        internal: standing.internal,
        quality: standing.quality,
        methodology: standing.methodology,
        explanation: standing.explanation,
      }
    : texts;
  const draft = { sectionId, ...place, labelIds: [...labelIds], value: item.value, source, ...kept };
  return { draft, replaces: standing ? { id: standing.id, version: standing.version } : null };
};

const beforeOf = ({ sectionId, standing }: Planned): SavedItem['before'] => {
  if (!standing) return null;
  const { value, source, internal, quality, methodology, explanation } = standing;
  return { sectionId, value, source, internal, quality, methodology, explanation };
};

const savedOf = (
  group: readonly Planned[],
  written: Written & { ok: true },
  origins: ReadonlyMap<string, KeptOrigin>,
): SavedItem[] =>
  group.map((planned) => ({
    disclosureCode: planned.item.disclosureCode,
    fieldKey: planned.item.fieldKey,
    value: planned.item.value,
    dataPointId: written.id,
    version: written.version,
    before: beforeOf(planned),
    originBefore: origins.get(placeOf(planned.item)) ?? null,
  }));

/** The same with the missing labels of parts. */
const withLabels = async (scoped: Scoped, groups: readonly Planned[][]): Promise<Planned[][]> => {
  const missing = Map.groupBy(
    groups.flatMap(([first]) => (first?.newLabel ? [first] : [])),
    ({ sectionId }) => sectionId,
  );
  const made = new Map<string, Map<string, string>>();
  for (const [sectionId, parts] of missing)
    made.set(
      sectionId,
      await addLabels(scoped, sectionId, [...new Set(parts.flatMap(({ newLabel }) => newLabel ?? []))]),
    );
  return groups.map((group) =>
    group.map((planned) => {
      const id = planned.newLabel === null ? undefined : made.get(planned.sectionId)?.get(planned.newLabel);
      return id ? { ...planned, labelIds: [id], newLabel: null } : planned;
    }),
  );
};

/** Writes everything; throws where one is refused, so that nothing is written. */
const writeAll = async (scoped: Scoped, groups: readonly Planned[][], place: Place, work: ReportChangeContext) => {
  const saved: SavedItem[] = [];
  const origins = await listKeptOrigins(scoped, work.report.id);
  for (let from = 0; from < groups.length; from += lotSize) {
    const lot = groups.slice(from, from + lotSize);
    const writes = lot.flatMap(([first]) => (first ? [writeOf(first, place)] : []));
    const written = await writeDataPoints(scoped, writes, work);
    for (const [index, each] of written.entries()) {
      if (!each.ok) throw new ProblemError(refusalOf(each.code));
      saved.push(...savedOf(lot[index] ?? [], each, origins));
    }
  }
  return saved;
};
const refusalOf = (code: ProblemCode): ProblemCode =>
  code === 'data_point.invalid' || code === 'permission.denied' ? code : 'hub_answers.stale';

/** Sends webhooks, and stores with each answer that it is in the hub now, while the report may still be changed. */
const notifyChanges = async (
  scoped: Scoped,
  work: ReportChangeContext,
  saved: readonly SavedItem[],
  planned: readonly Planned[],
  period: Period,
) => {
  const { report, actor, now } = work;
  const ids = [...new Set(saved.map(({ dataPointId }) => dataPointId))];
  const points = new Map((await findDataPoints(scoped, ids)).map((point) => [point.id, point]));
  const names = new Map((await listEntities(scoped)).map(({ id, name }) => [id, name]));
  const answers = new Map(planned.map((each) => [placeOf(each.item), each.answer]));
  const labels = new Map((await listOwnLabels(scoped)).map(({ id, name }) => [id, name]));
  const bySource = Map.groupBy(saved, placeOf);
  const origins = [...bySource].flatMap(([place, items]) => {
    const [first] = items;
    const sources = items.flatMap(({ dataPointId, value }) => {
      const point = points.get(dataPointId);
      if (!point) return [];
      const { version, metricKey, sectionId, entityId, source } = point;
      const entity = entityId === null ? null : { id: entityId, name: names.get(entityId) ?? '' };
      const carried = point.labelIds.flatMap((id) => labels.get(id) ?? []);
      return [{ dataPointId, version, metricKey, sectionId, entity, labels: carried, period, value, source }];
    });
    const value = answers.get(place);
    if (!first || !value || sources.length === 0) return [];
    const made = { value, period, notes: [], steps: [], sources };
    return [{ disclosureCode: first.disclosureCode, fieldKey: first.fieldKey, made }];
  });
  if (isEditable(report.status)) await writeOrigins(scoped, report.id, origins, actor, now);
  const fresh = new Set(saved.flatMap(({ before, dataPointId }) => (before === null ? [dataPointId] : [])));
  const pointsThat = (areNew: boolean) => [...points.values()].filter(({ id }) => fresh.has(id) === areNew);
  await emitPointEvents(scoped, 'data_point.created', pointsThat(true), now);
  await emitPointEvents(scoped, 'data_point.updated', pointsThat(false), now);
};

/**
 * Writes answers and their parts as data points, one for each group of equal answers; all of them or none. Stores with each answer that it
 * is in the hub now, and logs that in the report.
 */
export const storePlanned = async (
  scoped: Scoped,
  work: ReportChangeContext,
  chosen: readonly Planned[][],
  place: Place,
  period: Period,
): Promise<SavedItem[]> => {
  const groups = await withLabels(scoped, chosen);
  const saved = await writeAll(scoped, groups, place, work);
  await notifyChanges(scoped, work, saved, groups.flat(), period);
  const { report, actor, now } = work;
  const said = saved.map(({ disclosureCode, fieldKey, value }) => ({
    action: 'saved-to-hub' as const,
    section: disclosureCode,
    field: fieldKey,
    newValue: value,
  }));
  await appendAudit(scoped, report.id, actor, now, said);
  return saved;
};
