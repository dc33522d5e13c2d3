import {
  daysIn,
  issueAt,
  type NewReportingTime,
  type Period,
  periodsOf,
  type ReportingTime,
  type ReportingTimeChange,
  type ReportingTimeOrder,
  type ReportingTimeSet,
  realDay,
  reportingTimeLimits,
} from '@esg/contract';
import { isRefusedBy, lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, staleOrGone } from '../../platform/http/index.ts';
import * as rows from './reporting-times.repository.ts';
import { withAdded } from './time-order.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

/** Does the work, publishes the change, and translates refusals of the database into problems of the contract. */
const write = async <Result>(
  { database, realtime }: Deps,
  scope: Scope,
  work: (scoped: Scoped) => Promise<Result>,
): Promise<Result> => {
  try {
    const result = await database.withScope(scope, work);
    realtime.publish(scope, { type: 'reporting-times.changed' });
    return result;
  } catch (error) {
    if (isRefusedBy(error, 'reference')) throw new ProblemError('reporting_time.linked');
    throw isRefusedBy(error, 'unique') ? new ProblemError('reporting_time.exists') : error;
  }
};

const requireDays = (period: Period) => {
  const issues = (['start', 'end'] as const).flatMap((end) =>
    realDay(period[end]) ? [] : [issueAt(`period.${end}`, 'date_invalid')],
  );
  if (issues.length === 0 && daysIn(period) > reportingTimeLimits.daysMax)
    issues.push(issueAt('period.end', 'date_invalid'));
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

const requireRoom = async (scoped: Scoped, more: number) => {
  const { length } = await rows.listTimes(scoped);
  if (length + more > reportingTimeLimits.timesMax) throw new ProblemError('data_hub.full');
};

/** Adds those of these times that the organisation does not have yet, each at its place; returns their ids. */
const addTimes = async (scoped: Scoped, times: Parameters<typeof rows.insertTimes>[1], now: Date) => {
  const ids = await rows.insertTimes(scoped, times, now);
  const before = await rows.listTimes(scoped);
  const after = withAdded(before, new Set(ids));
  if (after.some(({ id }, place) => id !== before[place]?.id))
    await rows.orderTimes(
      scoped,
      after.map(({ id }) => id),
    );
  return ids;
};

/** The organisation's reporting times in its own order. */
export const readTimes = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<ReportingTime[]> =>
  database.withScope(scope, rows.listTimes);

/** One reporting time. Throws `resource.not_found`. */
export const readTime = async (deps: Pick<Deps, 'database'>, scope: Scope, id: string): Promise<ReportingTime> => {
  const time = (await readTimes(deps, scope)).find((candidate) => candidate.id === id);
  if (!time) throw new ProblemError('resource.not_found');
  return time;
};

/** Adds one. Throws `reporting_time.exists` where the organisation has one with these days. */
export const createTime = (deps: Deps, scope: Scope, time: NewReportingTime): Promise<ReportingTime> =>
  write(deps, scope, async (scoped) => {
    requireDays(time.period);
    await lockLimit(scoped, 'reporting-times');
    await requireRoom(scoped, 1);
    const ids = await addTimes(scoped, [time], deps.now());
    const [created] = ids.length > 0 ? await rows.listTimes(scoped, ids) : [];
    if (!created) throw new ProblemError('reporting_time.exists');
    return created;
  });

/**
 * The reporting time of these days inside the transaction, created where the organisation has none. Throws `data_hub.full`, and
 * `request.invalid` for days that a reporting time cannot have.
 */
export const ensureTime = async (scoped: Scoped, period: Period, now: Date): Promise<ReportingTime> => {
  const found = await rows.lockTimeAt(scoped, period);
  if (found) return found;
  requireDays(period);
  await requireRoom(scoped, 1);
  await addTimes(scoped, [{ name: null, period }], now);
  const made = await rows.lockTimeAt(scoped, period);
  if (!made) throw new ProblemError('reporting_time.exists');
  return made;
};

/** Adds the times of a fiscal year by template; existing ones stay. Returns all of the organisation. */
export const createTimeSet = (deps: Deps, scope: Scope, set: ReportingTimeSet): Promise<ReportingTime[]> =>
  write(deps, scope, async (scoped) => {
    const periods = periodsOf(set);
    await lockLimit(scoped, 'reporting-times');
    await requireRoom(scoped, periods.length);
    await addTimes(
      scoped,
      periods.map((period) => ({ name: null, period })),
      deps.now(),
    );
    return rows.listTimes(scoped);
  });

/** Renames one or changes its days. Throws `reporting_time.linked` for new days while data points are linked. */
export const changeTime = (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: ReportingTimeChange,
): Promise<ReportingTime> =>
  write(deps, scope, async (scoped) => {
    requireDays(fields.period);
    const changed = await rows.updateTime(scoped, id, version, fields);
    const [time] = await rows.listTimes(scoped, [id]);
    if (!changed || !time) throw staleOrGone(time, 'reporting_time.stale');
    return time;
  });

/** Puts all in a new order. Throws `request.invalid` where one is missing, unknown or named twice. */
export const orderTimes = (deps: Deps, scope: Scope, { ids }: ReportingTimeOrder): Promise<ReportingTime[]> =>
  write(deps, scope, async (scoped) => {
    const known = new Set((await rows.listTimes(scoped)).map((time) => time.id));
    if (ids.length !== known.size || new Set(ids).size !== ids.length || ids.some((id) => !known.has(id)))
      throw new ProblemError('request.invalid', { issues: [issueAt('ids', 'invalid')] });
    await rows.orderTimes(scoped, ids);
    return rows.listTimes(scoped);
  });

/** Removes one. Throws `reporting_time.linked` while data points are linked to it (spec section 5). */
export const removeTime = (deps: Deps, scope: Scope, id: string) =>
  write(deps, scope, async (scoped) => {
    if (!(await rows.deleteTime(scoped, id))) throw new ProblemError('resource.not_found');
  });
