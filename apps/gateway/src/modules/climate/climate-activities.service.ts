import {
  type AmountDoubt,
  activityMonths,
  amountDoubtOf,
  type ClimateActivity,
  type ClimateActivityChange,
  type ClimateActivityPage,
  type ClimateActivityQuery,
  type ClimateActivityType,
  type ClimateFactor,
  type ClimateTrace,
  climateActivityLimits,
  daysIn,
  daysOfMonth,
  type Issue,
  isInUse,
  issueAt,
  isYearLong,
  type NewClimateActivity,
  type Period,
  type TracedFactor,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  answerOnce,
  ProblemError,
  pageOfRows,
  positionOf,
  requireRoom,
  staleOrGone,
} from '../../platform/http/index.ts';
import { requireWriter } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { findActor } from '../users/index.ts';
import { readBasis } from './basis.ts';
import * as rows from './climate-activities.repository.ts';
import { listResults, outcomeOf, replaceResults, resultColumns } from './climate-results.repository.ts';
import { listMeteredOf } from './many-lines.repository.ts';
import {
  activityTypeOf,
  type Basis,
  isOfLibrary,
  isRegion,
  licenceOf,
  type Marks,
  markOf,
  type ReckonedFrom,
  reckonLine,
  unitKindFor,
  unitsBeside,
} from './reckon.ts';
import { countedBy, readShares, shareWritten } from './shares.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;
type Standing = { readonly basis: Basis; readonly marks: Marks };

const room = { count: rows.countActivities, most: climateActivityLimits.linesMax };

/** Tells the organisation's open pages, and the log who did what. */
const announce = ({ log, realtime }: Deps, scope: Scope, id: string, deed: string) => {
  realtime.publish(scope, { type: 'climate.changed' });
  log.info({ by: scope.userId, climateActivity: id }, `climate activity ${deed}`);
};

const refuse = (...issues: Issue[]) => new ProblemError('request.invalid', { issues });

const writingBy = async (scoped: Scoped, now: Date) => ({ by: (await findActor(scoped)).name, now });

const withOutcomes = async (
  scoped: Scoped,
  lines: readonly rows.ActivityRow[],
  marks: Marks,
): Promise<ClimateActivity[]> => {
  const ids = lines.map(({ id }) => id);
  const results = await listResults(scoped, ids);
  return lines.map((line) => {
    const mark = markOf(marks, line.activityTypeId);
    return rows.activityOf(
      line,
      (results.get(line.id) ?? []).map((result) => outcomeOf(result, mark)),
    );
  });
};

/** What speaks against the amount of a bill by the other months of its meter, unless somebody said why it is right. */
const doubtOn = async (scoped: Scoped, row: rows.ActivityRow): Promise<AmountDoubt | undefined> => {
  if (row.deletedAt || row.isEstimate || row.details.amountReason) return undefined;
  return amountDoubtOf(rows.lineOf(row), await listMeteredOf(scoped, [row]), unitsBeside(row));
};

const present = async (scoped: Scoped, row: rows.ActivityRow, marks?: Marks): Promise<ClimateActivity> => {
  const [activity] = await withOutcomes(scoped, [row], marks ?? (await readBasis(scoped)).marks);
  if (!activity) throw new ProblemError('resource.not_found');
  const amountDoubt = await doubtOn(scoped, row);
  return amountDoubt ? { ...activity, amountDoubt } : activity;
};

/** What the activity type says of a line. Throws `request.invalid` where type, unit, category, country or contracts do not belong together. */
const placedBy = ({ activityTypeId, unit, category, region, contracts }: NewClimateActivity) => {
  const type: ClimateActivityType | undefined = activityTypeOf(activityTypeId);
  if (!type) throw refuse(issueAt('activityTypeId', 'choice_unknown'));
  if (!unitKindFor(type, unit)) throw refuse(issueAt('unit', 'choice_unknown'));
  if (category !== null && !type.categories.includes(category)) throw refuse(issueAt('category', 'choice_unknown'));
  if (region !== null && !isRegion(region)) throw refuse(issueAt('region', 'choice_unknown'));
  // They would be stored and count for nothing.
  if (contracts.length > 0 && type.scope !== '2') throw refuse(issueAt('contracts', 'invalid'));
  return { scope: type.scope, category: category ?? type.categories[0] ?? null };
};

/** Throws `request.invalid` for a month that no bill is of. */
const requireMonth = (month: string, now: Date) => {
  const { from, until } = activityMonths(now);
  if (month < from || month > until) throw refuse(issueAt('month', 'invalid'));
};

/** Throws `request.invalid` for an entity that is not in use, `permission.denied` for one that is not the caller's to write. */
const requireEntity = async (scoped: Scoped, entityId: string | null) => {
  await requireWriter(scoped, [entityId]);
  if (entityId === null) return;
  const entity = (await listEntities(scoped)).find(({ id }) => id === entityId);
  if (!entity || !isInUse(entity) || entity.isSample) throw refuse(issueAt('entityId', 'choice_unknown'));
};

const reckon = async (scoped: Scoped, row: rows.ActivityRow, { basis, marks }: Standing, now: Date) => {
  const reckonings = reckonLine(rows.lineOf(row), basis);
  await replaceResults(scoped, row.id, resultColumns(row, reckonings, marks, now));
  return present(scoped, row, marks);
};

/** A page of the organisation's lines, newest first, each with what it comes to or what must be answered. */
export const readActivities = (
  { database }: Deps,
  scope: Scope,
  query: ClimateActivityQuery,
): Promise<ClimateActivityPage> =>
  database.withScope(scope, async (scoped) => {
    const { marks } = await readBasis(scoped);
    const part = { after: positionOf(query.cursor), limit: query.limit + 1 };
    const found = await rows.listActivities(scoped, query, marks, part);
    const page = pageOfRows(found, query.limit, (row) => row);
    return { ...page, items: await withOutcomes(scoped, page.items, marks) };
  });

const tracedFactor = (factor: ReckonedFrom['factors'][number], own: readonly ClimateFactor[]): TracedFactor => {
  const { id, origin, region, unit, basis, method, validFrom, validTo, uncertaintyPercent = null } = factor;
  const documents = [...(factor.documents ?? [])];
  const { confirmedBy, confirmedAt } = own.find((each) => each.id === id) ?? {
    confirmedBy: null,
    confirmedAt: null,
  };
  const told = {
    licence: licenceOf(factor),
    uncertaintyPercent,
    documents,
    confirmedBy,
    confirmedAt,
    isOfLibrary: isOfLibrary(id),
  };
  return { factorId: id, origin, region, unit, basis, method, validFrom, validTo, ...told };
};

/** The days by whose boundary results of a month count: of the reporting time of a year that holds it, else of the longest; without one, its own. */
const findReported = async (scoped: Scoped, month: string): Promise<Period> => {
  const { start, end } = daysOfMonth(month);
  const holding = (await listTimes(scoped)).flatMap(({ period }) =>
    period.start <= start && period.end >= end ? [period] : [],
  );
  const [longest] = holding.toSorted((one, other) => daysIn(other) - daysIn(one));
  return holding.find(isYearLong) ?? longest ?? { start, end };
};

/** By which share a line counts for the organisation, by the boundary that results of its month go by; null without an approach. */
const readLineShare = async (scoped: Scoped, row: rows.ActivityRow) => {
  const { entityId, month } = rows.lineOf(row);
  const { approach, year, shareOf } = await readShares(scoped, await findReported(scoped, month));
  const fraction = shareOf(entityId, month);
  return approach === null ? null : { fraction, written: { approach, year, ...shareWritten(fraction) } };
};

/** How a line was reckoned, step by step, and what of it counts. Throws `resource.not_found`. */
export const readTrace = ({ database }: Deps, scope: Scope, id: string): Promise<ClimateTrace> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findActivity(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    const results = (await listResults(scoped, [id])).get(id) ?? [];
    const { basis, marks } = await readBasis(scoped);
    const own = basis.ownFactors.get(row.activityTypeId) ?? [];
    const share = await readLineShare(scoped, row);
    const traces = results.map(({ method, result, question, reckonedAt, reckonedFrom }) => ({
      method,
      result,
      countedKgCo2e: result && share ? countedBy(result.kgCo2e, share.fraction) : null,
      question,
      reckonedAt: reckonedAt.toISOString(),
      gwpSet: reckonedFrom.gwpSet,
      factors: reckonedFrom.factors.map((factor) => tracedFactor(factor, own)),
    }));
    return { activity: await present(scoped, row, marks), share: share?.written ?? null, traces };
  });

/** One line. Throws `resource.not_found`. */
export const readActivity = ({ database }: Deps, scope: Scope, id: string): Promise<ClimateActivity> =>
  database.withScope(scope, async (scoped) => {
    const row = await rows.findActivity(scoped, id);
    if (!row) throw new ProblemError('resource.not_found');
    return present(scoped, row);
  });

/**
 * Adds a line and reckons it; sent again with the same `key` it is added once. What cannot be reckoned is stored with its question. Throws
 * `request.invalid`, `permission.denied` and `resource.full`.
 */
export const createActivity = async (
  deps: Deps,
  scope: Scope,
  fields: NewClimateActivity,
  key?: string,
): Promise<ClimateActivity> => {
  const now = deps.now();
  const request = { operation: 'createClimateActivity', key, body: fields, status: 201, now };
  const activity = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, request, async () => {
      const placed = placedBy(fields);
      requireMonth(fields.month, now);
      await requireEntity(scoped, fields.entityId);
      await requireRoom(scoped, 'climate-activities', room);
      const row = await rows.insertActivity(scoped, fields, placed, await writingBy(scoped, now));
      return reckon(scoped, row, await readBasis(scoped), now);
    }),
  );
  announce(deps, scope, activity.id, 'created');
  return activity;
};

/** Changes a line and reckons it again. Throws as `createActivity` does, `resource.stale` with the present one, `resource.not_found`. */
export const changeActivity = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: ClimateActivityChange,
): Promise<ClimateActivity> => {
  const now = deps.now();
  const activity = await deps.database.withScope(scope, async (scoped) => {
    const before = await rows.findActivity(scoped, id);
    if (!before || before.deletedAt) throw new ProblemError('resource.not_found');
    const placed = placedBy(fields);
    // A line from before there was a limit keeps its month.
    if (fields.month !== rows.lineOf(before).month) requireMonth(fields.month, now);
    await requireWriter(scoped, [before.entityId]);
    if (fields.entityId !== before.entityId) await requireEntity(scoped, fields.entityId);
    const writing = await writingBy(scoped, now);
    const row = await rows.updateActivity(scoped, { id, version }, fields, placed, writing);
    if (row) return reckon(scoped, row, await readBasis(scoped), now);
    const current = await rows.findActivity(scoped, id);
    throw staleOrGone(current && (await present(scoped, current)));
  });
  announce(deps, scope, id, 'changed');
  return activity;
};

/** Deletes a line, which counts no longer and can be restored. Throws `resource.stale` with the present one, `resource.not_found`. */
export const deleteActivity = async (
  deps: Deps,
  scope: Scope,
  id: string,
  version: number,
): Promise<ClimateActivity> => {
  const activity = await deps.database.withScope(scope, async (scoped) => {
    const before = await rows.findActivity(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    await requireWriter(scoped, [before.entityId]);
    // What is deleted stays deleted, whoever was faster.
    if (before.deletedAt) return present(scoped, before);
    const row = await rows.deleteActivity(scoped, { id, version }, await writingBy(scoped, deps.now()));
    if (row) return present(scoped, row);
    const current = await rows.findActivity(scoped, id);
    throw staleOrGone(current && (await present(scoped, current)));
  });
  announce(deps, scope, id, 'deleted');
  return activity;
};

/**
 * Restores a deleted line and reckons it again. Throws `resource.not_found`, `resource.full`, and `request.invalid` where its entity is no
 * longer in use.
 */
export const restoreActivity = async (deps: Deps, scope: Scope, id: string): Promise<ClimateActivity> => {
  const now = deps.now();
  const activity = await deps.database.withScope(scope, async (scoped) => {
    const before = await rows.findActivity(scoped, id);
    if (!before) throw new ProblemError('resource.not_found');
    await requireEntity(scoped, before.entityId);
    if (!before.deletedAt) return present(scoped, before);
    await requireRoom(scoped, 'climate-activities', room);
    const row = await rows.restoreActivity(scoped, id, await writingBy(scoped, now));
    return row ? reckon(scoped, row, await readBasis(scoped), now) : present(scoped, before);
  });
  announce(deps, scope, id, 'restored');
  return activity;
};
