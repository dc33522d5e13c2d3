import {
  type AnswerValue,
  type Disclosure,
  frameworkReportPath,
  isEditable,
  type Period,
  reportFacts,
  type SuggestionRun,
  sameJson,
  suggestionLimits,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Job, lastSeenBefore, scopeOfJob } from '../../platform/jobs/index.ts';
import { isDatabaseClosed, isNeighbourAway } from '../../platform/neighbour.ts';
import { learnYears, nearestOf, type RankedPage, rankPages } from '../document-search/index.ts';
import { learnCompanies } from '../documents/index.ts';
import { compareWithHub } from '../hub-answers/index.ts';
import { notify } from '../notifications/index.ts';
import { disclosuresOf, listAnswers, listSelected, readFramework, reportIn } from '../reports/index.ts';
import { type Ask, type Asking, asksOf, findFor, type LookedAt, placeOf } from './look-up.ts';
import * as runs from './runs.repository.ts';
import { codesFor } from './runs.service.ts';
import { type Found, storeFound } from './suggestions.repository.ts';
import { openWriter, type Writer } from './written.ts';

type Deps = Pick<GatewayDeps, 'database' | 'jobs' | 'realtime' | 'now' | 'log' | 'config' | 'vault'>;

const aliveMilliseconds = 5000;
/** A run gives its turn to another one after this time. */
const turnMilliseconds = 5000;
/** A job hands what is left to the next one after this time, before it counts as stuck itself. */
const jobMilliseconds = 5 * 60_000;
/** A disclosure at which so many processes were lost counts as failed. */
const attemptsMax = 3;
/** How often pages that show a run are told of its progress. */
const progressMilliseconds = 1000;

/** How often better pages are asked for in place of those of other companies' reports. */
const roundsMost = 20;

/** Lets others work between two questions. */
const breathe = () => new Promise((resolve) => setImmediate(resolve));

/** What a run knows of its report during one turn. */
type Desk = {
  /** The framework of the report. */
  readonly versionId: string;
  readonly asking: Asking;
  readonly disclosures: ReadonlyMap<string, Disclosure>;
  /** The data hub's value by field, as `hub-answers` offers it. */
  readonly hub: ReadonlyMap<string, AnswerValue | null>;
  /** Years of documents, by their file. */
  readonly years: Map<string, number | undefined>;
  readonly companies: Map<string, string | undefined>;
  /** Reports of other companies, by their file: what they say is never proposed. */
  readonly leftOut: Map<string, SuggestionRun['leftOut'][number]>;
};

/** What a run has at hand during one turn. */
type Turn = { readonly desk: Desk; readonly writer: Writer };

const openDesk = async (scoped: Scoped, { reportId, period }: runs.RunRow): Promise<Desk> => {
  const report = await reportIn(scoped, reportId);
  const framework = await readFramework(scoped, report);
  const { compared } = await compareWithHub(scoped, reportId);
  const hub = compared.map(
    ({ asked, offer }) => [placeOf(asked.disclosureCode, asked.field.key), offer.value] as const,
  );
  return {
    versionId: framework.versionId,
    asking: { framework, period, languages: report.languages },
    disclosures: new Map(disclosuresOf(framework).map((disclosure) => [disclosure.code, disclosure])),
    hub: new Map(hub),
    years: new Map(),
    companies: new Map(),
    leftOut: new Map(),
  };
};

/** The best pages of documents that are not reports of other companies. */
const rankOwn = async (scoped: Scoped, run: runs.RunRow, { companies, leftOut }: Desk, ask: Ask) => {
  const { documentIds } = run.setting;
  const question = { text: ask.text, documentIds, without: leftOut, metricKeys: [ask.metric.key] };
  const isOther = ({ documentVersionId }: RankedPage) => companies.get(documentVersionId) !== undefined;
  for (let round = 1; ; round += 1) {
    const pages = await rankPages(scoped, question, ask.pagesMost);
    await learnCompanies(scoped, companies, pages);
    const others = pages.filter(isOther);
    for (const { documentVersionId, documentId, documentName } of others)
      leftOut.set(documentVersionId, { documentId, documentName, company: companies.get(documentVersionId) ?? '' });
    if (others.length === 0 || round === roundsMost) return pages.filter((page) => !isOther(page));
  }
};

/** The pages that are looked at for each question, as the person who started the run may see them now. */
const pagesFor = async (scoped: Scoped, run: runs.RunRow, desk: Desk, ask: Ask): Promise<LookedAt[]> => {
  const pages = await rankOwn(scoped, run, desk, ask);
  await learnYears(scoped, desk.years, pages);
  return pages.map((page) => ({
    ...page,
    year: desk.years.get(page.documentVersionId),
    isRecognised: page.source === 'recognised',
  }));
};

/** Whether the disclosure is still one that the report answers. */
const isAsked = async (scoped: Scoped, reportId: string, code: string) => {
  const state = (await listSelected(scoped, reportId)).get(code);
  return state !== undefined && state.status !== 'omitted';
};

/** What the documents state for one disclosure, and whether the data hub has something for it. */
const lookUp = async (deps: Deps, scope: Scope, run: runs.RunRow, { desk, writer }: Turn, code: string) => {
  const disclosure = desk.disclosures.get(code);
  const questions = await deps.database.readScope(scope, async (scoped) => {
    if (!disclosure || !(await isAsked(scoped, run.reportId, code))) return [];
    const answers = await listAnswers(scoped, run.reportId, code);
    const byPlace = new Map(answers.map((answer) => [placeOf(code, answer.fieldKey), answer]));
    const read: { ask: Ask; pages: LookedAt[] }[] = [];
    const standing = {
      versionId: desk.versionId,
      period: run.period,
      answers: byPlace,
      hub: desk.hub,
      hasModel: writer.isOn(),
    };
    for (const ask of asksOf(disclosure, standing)) read.push({ ask, pages: await pagesFor(scoped, run, desk, ask) });
    return read;
  });
  const found: Found[] = [];
  let isStated = false;
  let isLookedAt = false;
  let isNear = false;
  for (const { ask, pages } of questions) {
    await breathe();
    const written = await writer.write(ask, desk.asking, disclosure?.title.en ?? '', pages);
    const lookedUp = findFor(ask, desk.asking, pages, written);
    found.push(...lookedUp.found);
    isStated ||= lookedUp.isStated;
    // What only the model could have found was looked at by nobody where that did not answer.
    isLookedAt ||= !ask.isForModel || written !== undefined;
    isNear ||= nearestOf(pages, [ask.metric.name.en, ask.metric.name.zhTw]).length > 0;
  }
  const isInHub = disclosure?.fields.some(({ key }) => Boolean(desk.hub.get(placeOf(code, key)))) ?? false;
  const isNotStated = isLookedAt && !isStated && !isInHub;
  return { found, isInHub, isNotStated, isNear: isNotStated && isNear, leftOut: [...desk.leftOut.values()] };
};

type Outcome = Awaited<ReturnType<typeof lookUp>> | 'failed';

type LeftOut = SuggestionRun['leftOut'];
/** Both, each document once. */
const joined = (before: LeftOut, now: LeftOut): LeftOut => {
  const known = new Set(before.map(({ documentId }) => documentId));
  return [...before, ...now.filter(({ documentId }) => !known.has(documentId))].slice(0, suggestionLimits.leftOutMax);
};

/**
 * The period of the report was changed while a run was at work: what it found is of other days, so it begins again. Where it had searched for
 * some disclosures already, all that are selected are searched.
 */
const beginAgain = async (scoped: Scoped, run: runs.RunRow, period: Period, now: Date) => {
  const isAtBeginning = run.remaining.length + run.failedCodes.length === run.total;
  const remaining = isAtBeginning
    ? [...run.remaining, ...run.failedCodes]
    : await codesFor(scoped, run.reportId, undefined);
  const counts = {
    succeeded: 0,
    notStated: 0,
    suggested: 0,
    fromHub: 0,
    failedCodes: [],
    nearCodes: [],
    leftOut: [],
    attempts: 0,
  };
  return runs.updateRun(scoped, run.id, { ...counts, period, remaining, total: remaining.length, claimedAt: now });
};

/**
 * Stores what came of a disclosure and takes it off the list, both or neither; undefined where the run was ended meanwhile. Where the report
 * is about other days now, nothing is stored, and the run begins again.
 */
const settle = (deps: Deps, scope: Scope, { id }: runs.RunRow, code: string, outcome: Outcome) =>
  deps.database.withScope(scope, async (scoped) => {
    const run = await runs.lockRunning(scoped, id);
    if (!run?.remaining.includes(code)) return undefined;
    const { status, period } = await reportIn(scoped, run.reportId);
    const now = deps.now();
    // Published or approved meanwhile: nothing can be accepted any more. Without days no figure can be searched for.
    if (!isEditable(status) || !period) {
      await runs.updateRun(scoped, id, { status: 'cancelled', claimedAt: null, finishedAt: now });
      return undefined;
    }
    if (!sameJson(period, run.period)) return beginAgain(scoped, run, period, now);
    const remaining = run.remaining.filter((each) => each !== code);
    const done = { remaining, claimedAt: now };
    if (outcome === 'failed') return runs.updateRun(scoped, id, { ...done, failedCodes: [...run.failedCodes, code] });
    const open = await storeFound(scoped, run.reportId, code, outcome.found, now);
    return runs.updateRun(scoped, id, {
      ...done,
      attempts: 0,
      succeeded: run.succeeded + 1,
      suggested: run.suggested + (open > 0 ? 1 : 0),
      fromHub: run.fromHub + (outcome.isInHub ? 1 : 0),
      notStated: run.notStated + (outcome.isNotStated ? 1 : 0),
      nearCodes: outcome.isNear ? [...run.nearCodes, code] : run.nearCodes,
      leftOut: joined(run.leftOut, outcome.leftOut),
    });
  });

const statusAfter = ({ succeeded, failedCodes }: runs.RunRow): SuggestionRun['status'] => {
  if (failedCodes.length === 0) return 'completed';
  return succeeded > 0 ? 'partial' : 'failed';
};

const say = ({ realtime }: Deps, scope: Scope, { id, reportId }: runs.RunRow) => {
  realtime.publish(scope, { type: 'suggestion-run.progressed', reportId, runId: id });
  realtime.publish(scope, { type: 'suggestions.changed', reportId });
};

/** Ends a run that has nothing left, and tells the person who started it. */
const finish = async (deps: Deps, scope: Scope, { id }: runs.RunRow) => {
  const ended = await deps.database.withScope(scope, async (scoped) => {
    const run = await runs.lockRunning(scoped, id);
    if (!run || run.remaining.length > 0) return undefined;
    const change = { status: statusAfter(run), claimedAt: null, finishedAt: deps.now() };
    return { run: await runs.updateRun(scoped, id, change), report: await reportIn(scoped, run.reportId) };
  });
  if (!ended) return;
  const { run, report } = ended;
  say(deps, scope, run);
  const kind = run.status === 'failed' ? 'failed' : run.status === 'partial' ? 'partial' : 'completed';
  const facts = {
    ...reportFacts(report),
    total: String(run.total),
    succeeded: String(run.succeeded),
    suggested: String(run.suggested),
  };
  const path = frameworkReportPath(report, 'data-input');
  await notify(deps, scope, { to: { userId: scope.userId }, kind: `suggestions.${kind}`, facts, path });
};

const findOutcome = async (deps: Deps, scope: Scope, run: runs.RunRow, turn: Turn, code: string): Promise<Outcome> => {
  try {
    return await lookUp(deps, scope, run, turn, code);
  } catch (err) {
    // The database is what failed: the run goes on once it is back.
    if (isNeighbourAway(err) || isDatabaseClosed(err)) throw err;
    deps.log.error({ err, run: run.id, disclosure: code }, 'a disclosure was not looked up');
    return 'failed';
  }
};

/** Works on a run until its turn is over or nothing is left. */
const takeTurn = async (deps: Deps, scope: Scope, claimed: runs.RunRow) => {
  let told = 0;
  let run: runs.RunRow = claimed;
  const [stuck] = claimed.remaining;
  if (claimed.attempts > attemptsMax && stuck !== undefined) {
    const settled = await settle(deps, scope, claimed, stuck, 'failed');
    if (!settled) return;
    run = settled;
  }
  let desk = await deps.database.withScope(scope, (scoped) => openDesk(scoped, run));
  const writer = await openWriter(deps, scope, run.id);
  const end = performance.now() + turnMilliseconds;
  for (let code = run.remaining[0]; code !== undefined && performance.now() < end; code = run.remaining[0]) {
    const settled = await settle(deps, scope, run, code, await findOutcome(deps, scope, run, { desk, writer }, code));
    if (!settled) return say(deps, scope, run);
    run = settled;
    if (!sameJson(run.period, desk.asking.period))
      desk = await deps.database.withScope(scope, (scoped) => openDesk(scoped, settled));
    if (performance.now() - told < progressMilliseconds) continue;
    told = performance.now();
    say(deps, scope, run);
  }
  if (run.remaining.length === 0) return finish(deps, scope, run);
  await deps.database.withScope(scope, (scoped) => runs.release(scoped, run.id));
};

const isGone = (error: unknown) => error instanceof ProblemError && error.code === 'resource.not_found';

/** After an error another attempt goes on; a run whose report was deleted has ended. */
const leave = (deps: Deps, scope: Scope, id: string, error: unknown) =>
  deps.database.withScope(scope, async (scoped) => {
    if (!isGone(error)) return runs.release(scoped, id);
    if (!(await runs.lockRunning(scoped, id))) return;
    await runs.updateRun(scoped, id, { status: 'cancelled', claimedAt: null, finishedAt: deps.now() });
  });

/** Gives runs their turns, whoever waited longest first, until none is left. */
export const workOnRuns = async (deps: Deps, job: Job<object>) => {
  const end = performance.now() + jobMilliseconds;
  const next = () => deps.database.withSystem((tx) => runs.claimNext(tx, deps.now()));
  for (let run = await next(); run; run = await next()) {
    const { id } = run;
    const scope = scopeOfJob({ ...run, userId: run.createdById });
    const alive = setInterval(() => {
      deps.database
        .withScope(scope, (scoped) => runs.touchRun(scoped, id, deps.now()))
        .catch((err: unknown) => {
          if (!isDatabaseClosed(err)) deps.log.warn({ err, run: id }, 'a run could not say that it is alive');
        });
    }, aliveMilliseconds);
    try {
      await takeTurn(deps, scope, run);
    } catch (error) {
      await deps.jobs.patiently(() => leave(deps, scope, id, error));
      if (!isGone(error)) throw error;
    } finally {
      clearInterval(alive);
    }
    if (performance.now() < end) continue;
    await job.enqueue({});
    return;
  }
};

/** Lets runs go on whose process was lost. Where no other process can be at work, that is every claimed one. */
export const recoverRuns = async (deps: Deps, job: Job<object>, isAlone: boolean) => {
  const seenBefore = lastSeenBefore(deps.now(), isAlone);
  await deps.database.withSystem(async (tx) => {
    await runs.releaseLost(tx, seenBefore);
    if ((await runs.countWaiting(tx)) > 0) await job.enqueue({}, tx);
  });
};
