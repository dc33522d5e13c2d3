import {
  type Answer,
  type AnswerChange,
  type AnswerValue,
  canonicalAnswer,
  checkAnswer,
  type Disclosure,
  type DisclosureStatus,
  type Framework,
  figuresOfFramework,
  isAnswered,
  sameJson,
} from '@esg/contract';
import { asksForWhole, listCountries } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { disclosureOf } from '../frameworks/index.ts';
import { followAnswers, nothingFollowed } from '../hub-answers/index.ts';
import { sameFigure } from '../hub-offers/index.ts';
import { feedsCalculations } from '../metrics/index.ts';
import { breakdownsOf } from '../report-model/index.ts';
import { listAnswers, lockEditableReport, type ReportChangeContext, readFramework } from '../reports/index.ts';
import {
  type AnswerPlace,
  areDone,
  findAround,
  findClientName,
  findHead,
  followingTwins,
  type Head,
  hasReport,
  invalidateRounds,
  linkAudit,
  moveDisclosures,
  settledReport,
  statusAfterAnswer,
  writeAnswer,
} from '../reports/kernel.ts';

const countryIds = new Set(listCountries().map(({ id }) => id));

/** Every stored answer of the report or of one disclosure, including those of disclosures that are not selected now. */
export const readAnswers = ({ database }: GatewayDeps, scope: Scope, id: string, disclosureCode?: string) =>
  database.askScope(scope, async (scoped) => {
    const [isThere, answers] = await Promise.all([hasReport(scoped, id), listAnswers(scoped, id, disclosureCode)]);
    if (!isThere) throw new ProblemError('resource.not_found');
    return answers;
  });

/** One stored answer. Throws `resource.not_found` for a field that was never answered. */
export const readAnswer = ({ database }: GatewayDeps, scope: Scope, place: AnswerPlace) =>
  database.askScope(scope, async (scoped) => {
    const { reportId, disclosureCode } = place;
    const [isThere, answers] = await Promise.all([
      hasReport(scoped, reportId),
      listAnswers(scoped, reportId, disclosureCode),
    ]);
    const answer = answers.find(({ fieldKey }) => fieldKey === place.fieldKey);
    if (!isThere || !answer) throw new ProblemError('resource.not_found');
    return answer;
  });

/** The answer of a field that was never answered. */
const blank = ({ disclosureCode, fieldKey }: AnswerPlace, { report, actor }: ReportChangeContext): Answer => ({
  disclosureCode,
  fieldKey,
  value: null,
  version: 0,
  updatedAt: report.createdAt.toISOString(),
  updatedBy: actor,
});

const stale = (current: Answer) => new ProblemError('answer.stale', { extra: { current } });

/** The value as it is stored. Throws `answer.invalid` where it does not fit its field. */
const fitting = (
  { units, topics }: Pick<Framework, 'units' | 'topics'>,
  disclosure: Disclosure,
  fieldKey: string,
  value: AnswerValue | null,
) => {
  const field = disclosure.fields.find(({ key }) => key === fieldKey);
  if (!field) throw new ProblemError('resource.not_found');
  if (value === null) return null;
  const breakdownIds = new Set(breakdownsOf(field).flatMap(({ id }) => id ?? []));
  const mayName = figuresOfFramework({ topics });
  const issues = checkAnswer(value, field, { units, countryIds, breakdownIds, mayName });
  if (issues.length > 0) throw new ProblemError('answer.invalid', { issues });
  const canonical = canonicalAnswer(value);
  return isAnswered(canonical) ? canonical : null;
};

/** The facts that the rules check before the answer is stored, read together. */
const askAround = (scoped: Scoped, place: AnswerPlace) =>
  Promise.all([findAround(scoped, place), listAnswers(scoped, place.reportId, place.disclosureCode)]);
type Around = Awaited<ReturnType<typeof askAround>>;

/** The end of the log after every entry in it is linked. */
const headAt = async (scoped: Scoped, reportId: string, head: Head) => {
  if (!head.hasUnlinked) return head;
  await linkAudit(scoped, reportId);
  return findHead(scoped, reportId);
};

/** A change of an answer, what the log calls it where nobody typed it, and whether it leaves open nothing that was answered. */
type MadeChange = AnswerChange & { readonly action?: 'drafted'; readonly leavesComplete?: boolean };

/** Whether a figure says the same in another unit, with everything else as it was. */
const isOnlyInOtherUnit = (disclosure: Disclosure, fieldKey: string, ...values: (AnswerValue | null)[]) => {
  const kind = disclosure.fields.find(({ key }) => key === fieldKey)?.unitKind ?? '';
  const [before, after] = values.map((value) =>
    value?.type === 'number' ? value.rows.map((row) => ({ ...row, number: '', unit: '' })) : null,
  );
  return Boolean(before && after && sameJson(before, after)) && sameFigure(values[0] ?? null, values[1] ?? null, kind);
};

/** What ended with a changed answer, and the status of its disclosure: a complete one stays so where nothing was opened and no approval ended. */
const settleAnswer = async (
  scoped: Scoped,
  work: ReportChangeContext,
  { disclosureCode, fieldKey }: AnswerPlace,
  { state, hasRounds }: NonNullable<Around[0]>,
  { leavesComplete, reckoned }: { leavesComplete: boolean; reckoned: DisclosureStatus },
) => {
  const none = { hasEnded: false, readersMoved: false };
  const ended = hasRounds ? await invalidateRounds(scoped, work, disclosureCode, fieldKey) : none;
  const stays = leavesComplete && state.status === 'completed' && !ended.hasEnded;
  const status = stays ? state.status : reckoned;
  const moved = status !== state.status;
  if (moved) await moveDisclosures(scoped, work.report.id, [disclosureCode], status);
  return { status, moved, readersMoved: ended.readersMoved };
};

/** Stores one answer inside the transaction, by all the rules of `recordAnswer`, without a notice. */
export const recordAnswerIn = async (
  scoped: Scoped,
  work: ReportChangeContext,
  place: AnswerPlace,
  change: MadeChange,
  asked?: Around,
) => {
  const { reportId, disclosureCode, fieldKey } = place;
  const [around, answers] = asked ?? (await askAround(scoped, place));
  const framework = await readFramework(scoped, work.report);
  const disclosure = disclosureOf(framework, disclosureCode);
  if (!disclosure || !around) throw new ProblemError('disclosure.not_selected');
  const value = fitting(framework, disclosure, fieldKey, change.value);
  const current = answers.find((answer) => answer.fieldKey === fieldKey) ?? blank(place, work);
  if (sameJson(current.value, value)) return { answer: current, changed: false, moved: false, framework };
  if (current.version !== change.version) throw stale(current);

  const values = new Map([...answers.map((each) => [each.fieldKey, each.value] as const), [fieldKey, value] as const]);
  const leavesComplete = change.leavesComplete ?? isOnlyInOtherUnit(disclosure, fieldKey, current.value, value);
  const reckoned = statusAfterAnswer(around.state.status, disclosure, values);
  const settling = { leavesComplete, reckoned };
  const { status, moved, readersMoved } = await settleAnswer(scoped, work, place, around, settling);

  // An ended approval is logged, and reopens what was done.
  const after = (around.hasRounds && (await findAround(scoped, place))) || around;
  const entry = {
    tenantId: scoped.tenantId,
    organisationId: scoped.organisationId,
    reportId,
    at: work.now,
    actedById: work.actor.id,
    actedByName: work.actor.name,
    actedForName: await findClientName(scoped),
    action: change.action ?? ('answered' as const),
    oldValue: current.value,
    newValue: value,
  };
  const head = await headAt(scoped, reportId, after.head);
  const settled = await settledReport(scoped, work, areDone([{ status }]) && after.othersAreDone);
  const answer = await writeAnswer(scoped, place, change.version, entry, head, settled);
  if (!answer) throw stale(current);
  return { answer, changed: true, moved: moved || readersMoved, framework };
};

/** Copies the answer to other disclosures that ask for the same; a cleared answer clears no other. Returns whether it did. */
const carryToTwins = async (
  scoped: Scoped,
  work: ReportChangeContext,
  place: AnswerPlace,
  before: AnswerValue | null,
  { answer: { value }, framework }: { answer: Answer; framework: Framework },
): Promise<boolean> => {
  if (value === null) return false;
  const twins = await followingTwins(scoped, framework, place, before);
  for (const { place: twin, version } of twins) await recordAnswerIn(scoped, work, twin, { value, version });
  return twins.length > 0;
};

/** What came of storing an answer, for those who are told. */
type Recorded = {
  readonly answer: Answer;
  readonly changed: boolean;
  readonly moved: boolean;
  readonly isFilled: boolean;
};

/** All of `recordAnswer` inside a transaction that has locked the report; `announceAnswer` tells of it afterwards. */
export const recordWholly = async (
  scoped: Scoped,
  work: ReportChangeContext,
  place: AnswerPlace,
  change: MadeChange,
  given?: Around,
): Promise<Recorded> => {
  const asked = given ?? (await askAround(scoped, place));
  const before = asked[1].find(({ fieldKey }) => fieldKey === place.fieldKey)?.value ?? null;
  const recorded = await recordAnswerIn(scoped, work, place, change, asked);
  if (!recorded.changed) return { ...recorded, isFilled: false };
  const isCarried = await carryToTwins(scoped, work, place, before, recorded);
  const { disclosureCode, fieldKey } = place;
  // The answer about some people or one fuel is none about the metric, which others are calculated from.
  const isOfAll = asksForWhole(work.report.versionId, disclosureCode, fieldKey);
  const isPart = isOfAll && (await feedsCalculations(scoped, fieldKey));
  const { filled, emptied } = isPart ? await followAnswers(scoped, work, [fieldKey]) : nothingFollowed;
  return { ...recorded, isFilled: isCarried || filled + emptied > 0 };
};

/** Tells open pages of an answer that was stored. */
export const announceAnswer = (
  { realtime }: Pick<GatewayDeps, 'realtime'>,
  scope: Scope,
  place: AnswerPlace,
  { changed, moved, isFilled }: Omit<Recorded, 'answer'>,
) => {
  const { reportId } = place;
  if (isFilled) realtime.publish(scope, { type: 'answers.filled', reportId });
  if (changed) realtime.publish(scope, { type: 'answer.changed', ...place, userId: scope.userId });
  if (!moved) return;
  realtime.publish(scope, { type: 'report-work.changed', reportId });
  realtime.publish(scope, { type: 'report.changed', reportId });
};

/**
 * Stores one answer, also in other disclosures that ask for the same. Refuses with `answer.stale` and the present value where somebody else
 * changed it meanwhile; an equal value is no conflict, so that a request may be repeated after a lost response. `null` clears.
 */
export const recordAnswer = async (deps: GatewayDeps, scope: Scope, place: AnswerPlace, change: AnswerChange) => {
  const recorded = await deps.database.withScope(scope, async (scoped) => {
    // Sent together: later statements run once the report is locked.
    const [work, asked] = await Promise.all([
      lockEditableReport(scoped, place.reportId, deps.now()),
      askAround(scoped, place),
    ]);
    return recordWholly(scoped, work, place, change, asked);
  });
  announceAnswer(deps, scope, place, recorded);
  return recorded.answer;
};
