import {
  type AnswerValue,
  dataPointLimits,
  type HubAnswersTake,
  type HubAnswersTaken,
  keptStepsMax,
  type Period,
  sameJson,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Hub, listed, listSaid, listSaidOfSums, type ReadOnce, saysAnswers } from '../data-points/index.ts';
import { writeExplanation } from '../explanations/index.ts';
import { asksWhole, sameFigure } from '../hub-offers/index.ts';
import {
  appendAudit,
  byPlace,
  disclosuresOf,
  listAnswers,
  listSelected,
  lockEditableReport,
  type ReportChangeContext,
  readFramework,
} from '../reports/index.ts';
import {
  finishReportChange,
  invalidateApprovals,
  invalidateDependents,
  moveDisclosures,
  statusAfterAnswer,
  writeAnswers,
} from '../reports/kernel.ts';
import { type Compared, compareWithHub } from './hub-answers.service.ts';
import { makeAnswers } from './make-answers.ts';
import { makingOf } from './making.ts';
import { listKeptOrigins, writeOrigins } from './origins.repository.ts';

type Taken = Compared & { value: AnswerValue /** The state that undoing restores. */; before: AnswerValue | null };
/** The sources of the offers. */
type Made = { hub: Hub; period: Period };

/** How answers are filled. */
export type Filling = {
  /** What this transaction has read of the data hub, and changes nothing of. */
  readonly readOnce: ReadOnce;
  /** Whether it is only tried and undone again: then nothing is written that nobody reads. */
  readonly isRehearsed: boolean;
};

/** The requested offers, as they were seen. Throws `hub_answers.stale` where one has changed. */
const wantedOf = (compared: readonly Compared[], { answers }: HubAnswersTake): Taken[] => {
  const offers = new Map(compared.map((each) => [`${each.asked.disclosureCode}\n${each.asked.field.key}`, each]));
  const wanted = new Map(answers.map((answer) => [`${answer.disclosureCode}\n${answer.fieldKey}`, answer.stamp]));
  return [...wanted].map(([place, stamp]) => {
    const offer = offers.get(place);
    const value = offer?.offer.value;
    if (!offer || !value || offer.stamp !== stamp) throw new ProblemError('hub_answers.stale');
    return { ...offer, value, before: offer.asked.current };
  });
};

/** Updates the state of these disclosures after their answers changed. */
export const settleDisclosures = async (scoped: Scoped, work: ReportChangeContext, codes: ReadonlySet<string>) => {
  const { report } = work;
  await invalidateApprovals(scoped, work, [...codes]);
  await invalidateDependents(scoped, work, [...codes]);
  const framework = await readFramework(scoped, report);
  const states = await listSelected(scoped, report.id);
  const answers = byPlace(await listAnswers(scoped, report.id));
  const moved = disclosuresOf(framework).flatMap((disclosure) => {
    const state = codes.has(disclosure.code) ? states.get(disclosure.code) : undefined;
    if (!state) return [];
    const status = statusAfterAnswer(state.status, disclosure, answers.get(disclosure.code) ?? new Map());
    return status === state.status || status === 'omitted' ? [] : [{ code: disclosure.code, status }];
  });
  for (const [status, list] of Map.groupBy(moved, (each) => each.status)) {
    await moveDisclosures(
      scoped,
      report.id,
      list.map(({ code }) => code),
      status,
    );
  }
};

/** Stores the data hub's reason for a change with the answer that was filled from it. */
const takeExplanations = async (
  scoped: Scoped,
  { report, actor, now }: ReportChangeContext,
  taken: readonly Taken[],
) => {
  const ids = new Set(taken.flatMap(({ offer }) => offer.sourceIds));
  const said = new Map(
    (await listSaid(scoped, [...ids])).map(({ id, explanation }) => [id, explanation.trim()] as const),
  );
  const saidOf = await listSaidOfSums(
    scoped,
    taken.flatMap(({ offer }) => offer.summed ?? []),
  );
  for (const { asked, offer, value } of taken) {
    const texts = new Set([
      ...offer.sourceIds.flatMap((id) => said.get(id) || []),
      ...(offer.summed ?? []).flatMap(saidOf).flatMap((explanation) => explanation.trim() || []),
    ]);
    if (texts.size === 0) continue;
    const text = [...texts].join('\n').slice(0, dataPointLimits.explanationLengthMax);
    const by = { at: now, byId: actor.id, byName: actor.name };
    const place = { disclosureCode: asked.disclosureCode, fieldKey: asked.field.key };
    await writeExplanation(scoped, { reportId: report.id, ...place, text, texts: null, value, ...by });
  }
};

/** What an answer keeps of an offer that is only tried: one step of each metric, by which others follow it. */
const rehearsed = (period: Period, { offer: { value, notes, root } }: Taken) => {
  if (value === null) return undefined;
  const steps = root ? listed(root, root.kind === 'formula' ? keptStepsMax : 1) : [];
  const seen = new Set<string>();
  const first = steps.filter(({ metricKey }) => !seen.has(metricKey) && seen.add(metricKey));
  return { value, period, notes, steps: first, sources: [] };
};

/** Writes these offers with their origins. */
const write = async (
  scoped: Scoped,
  work: ReportChangeContext,
  wanted: readonly Taken[],
  { hub, period }: Made,
  isRehearsed = false,
) => {
  const { report, actor, now } = work;
  const places = wanted.map(({ asked }) => ({ disclosureCode: asked.disclosureCode, fieldKey: asked.field.key }));
  const differing = wanted.filter(({ state }) => state !== 'same');
  await writeAnswers(
    scoped,
    report.id,
    differing.map(({ asked, value }) => ({ disclosureCode: asked.disclosureCode, fieldKey: asked.field.key, value })),
    actor,
    now,
  );
  const offers = wanted.map(({ offer }) => offer);
  const made = isRehearsed
    ? wanted.map((each) => rehearsed(period, each))
    : await makeAnswers(scoped, hub, period, offers);
  const origins = places.flatMap((place, index) => {
    const each = made[index];
    const root = isRehearsed ? undefined : offers[index]?.root;
    const making = root && makingOf(root);
    return each
      ? [{ ...place, made: { ...each, before: wanted[index]?.before ?? null, ...(making && { making }) } }]
      : [];
  });
  await writeOrigins(scoped, report.id, origins, actor, now);
  if (!isRehearsed) await takeExplanations(scoped, work, differing);
  await settleDisclosures(scoped, work, new Set(differing.map(({ asked }) => asked.disclosureCode)));
  await finishReportChange(scoped, work);
  await appendAudit(
    scoped,
    report.id,
    actor,
    now,
    differing.map(({ asked, value }) => ({
      action: 'filled' as const,
      section: asked.disclosureCode,
      field: asked.field.key,
      oldValue: asked.current,
      newValue: value,
    })),
  );
};

/** A calculated figure may be part of another, and that of a third. */
const followMax = 5;

/** How many calculated figures were filled and emptied. */
export const nothingFollowed = { filled: 0, emptied: 0 };

/** Those of these figures that were calculated from one of the metrics, and that nobody changed since. */
const calculatedFrom = async (
  scoped: Scoped,
  reportId: string,
  figures: readonly Compared[],
  metricKeys: ReadonlySet<string>,
): Promise<Compared[]> => {
  const standing = figures.filter(
    ({ asked: { current, metric }, origin }) =>
      origin?.isCalculated &&
      (sameJson(current, origin.value) || sameFigure(current, origin.value, metric.unitKind ?? '')),
  );
  if (standing.length === 0) return [];
  const kept = await listKeptOrigins(scoped, reportId);
  return standing.filter(({ asked: { disclosureCode, field, metric } }) =>
    kept
      .get(`${disclosureCode}\n${field.key}`)
      ?.made.steps.some(({ metricKey }) => metricKey !== metric.key && metricKeys.has(metricKey)),
  );
};

/** Empties figures that can no longer be calculated; their origin is kept, with the reason. */
const empty = async (scoped: Scoped, work: ReportChangeContext, emptied: readonly Compared[]) => {
  const { report, actor, now } = work;
  const places = emptied.map(({ asked }) => ({ disclosureCode: asked.disclosureCode, fieldKey: asked.field.key }));
  const blank = places.map((place) => ({ ...place, value: null }));
  await writeAnswers(scoped, report.id, blank, actor, now);
  await settleDisclosures(scoped, work, new Set(places.map(({ disclosureCode }) => disclosureCode)));
  await finishReportChange(scoped, work);
  const entries = emptied.map(({ asked }) => ({
    action: 'answered' as const,
    section: asked.disclosureCode,
    field: asked.field.key,
    oldValue: asked.current,
    newValue: null,
  }));
  await appendAudit(scoped, report.id, actor, now, entries);
};

/**
 * Recalculates figures from the report's own answers after these metrics changed: figures calculated before, and empty ones. One that
 * cannot be calculated any more is emptied. Typed figures stay.
 */
export const followAnswers = async (
  scoped: Scoped,
  work: ReportChangeContext,
  metricKeys: readonly string[],
  { readOnce, isRehearsed }: Filling = { readOnce: new Map(), isRehearsed: false },
) => {
  const changed = new Set(metricKeys);
  const isGiven = ({ asked }: Compared) => metricKeys.includes(asked.metric.key);
  const followed = { ...nothingFollowed };
  for (let pass = 0; pass < followMax; pass += 1) {
    const { compared, hub, period } = await compareWithHub(scoped, work.report.id, { words: false, readOnce });
    const makesOf = ({ offer: { root, value } }: Compared) =>
      root?.kind === 'formula' && saysAnswers(root) ? value : null;
    const wanted = compared.flatMap((each): Taken[] => {
      const value = makesOf(each);
      const follows = each.state === 'newer' || (each.state === 'blank' && !isGiven(each));
      const before = each.origin ? (each.origin.before ?? null) : each.asked.current;
      return value && follows ? [{ ...each, value, before }] : [];
    });
    const unmade = compared.filter((each) => each.offer.value === null && !isGiven(each));
    const emptied = await calculatedFrom(scoped, work.report.id, unmade, changed);
    if (!hub || !period || wanted.length + emptied.length === 0) break;
    if (wanted.length > 0) await write(scoped, work, wanted, { hub, period }, isRehearsed);
    if (emptied.length > 0) await empty(scoped, work, emptied);
    for (const { asked } of [...wanted, ...emptied]) changed.add(asked.metric.key);
    followed.filled += wanted.length;
    followed.emptied += emptied.length;
  }
  return followed;
};

/** The metrics of these answers; those about some people or one fuel are no answers about their metric. */
const keysOfWhole = (taken: readonly Taken[]): string[] =>
  taken.flatMap(({ asked }) => (asksWhole(asked) ? [asked.metric.key] : []));

const take = async (scoped: Scoped, work: ReportChangeContext, request: HubAnswersTake): Promise<HubAnswersTaken> => {
  const { compared, hub, period } = await compareWithHub(scoped, work.report.id);
  const wanted = wantedOf(compared, request);
  if (!hub || !period) throw new ProblemError('hub_answers.stale');
  await write(scoped, work, wanted, { hub, period });
  await followAnswers(scoped, work, keysOfWhole(wanted));
  return { taken: wanted.length };
};

/** Fills empty fields from the data hub, and returns how many. Only for a report that was made in this transaction. */
export const takeBlanks = async (
  scoped: Scoped,
  work: ReportChangeContext,
  filling: Filling = { readOnce: new Map(), isRehearsed: false },
): Promise<number> => {
  const { readOnce, isRehearsed } = filling;
  const { compared, hub, period } = await compareWithHub(scoped, work.report.id, { readOnce });
  const wanted = compared.flatMap((each): Taken[] => {
    const { value } = each.offer;
    return each.state === 'blank' && value ? [{ ...each, value, before: null }] : [];
  });
  if (!hub || !period || wanted.length === 0) return 0;
  await write(scoped, work, wanted, { hub, period }, isRehearsed);
  return wanted.length + (await followAnswers(scoped, work, keysOfWhole(wanted), filling)).filled;
};

/**
 * Fills the report's answers with offers of the data hub, each as it was seen, all or none: `hub_answers.stale` where an answer or an offer
 * changed since. Stores the origin of each, and logs the old and the new value.
 */
export const takeHubAnswers = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  request: HubAnswersTake,
): Promise<HubAnswersTaken> => {
  const taken = await deps.database.withScope(scope, async (scoped) =>
    take(scoped, await lockEditableReport(scoped, reportId, deps.now()), request),
  );
  deps.realtime.publish(scope, { type: 'answers.filled', reportId });
  deps.realtime.publish(scope, { type: 'report-work.changed', reportId });
  return taken;
};
