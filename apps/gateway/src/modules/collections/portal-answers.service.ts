import {
  daysOfMonth,
  isAnsweredCell,
  monthOf,
  type PortalAnswerChange,
  type PortalQuestion,
  sameJson,
} from '@esg/contract';
import { asOrganisation, isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type AnswerPlace, type CollectionRow, deleteBlock } from '../collection-requests/index.ts';
import {
  announcePoint,
  type Collected,
  listCollected,
  lockCollected,
  removePoint,
  rewriteDataPoint,
  storeDataPoint,
} from '../data-points/index.ts';
import { removeFile } from '../files/index.ts';
import { ensureTime } from '../reporting-times/index.ts';
import { lockOpen, note, questionAt } from './portal.service.ts';
import { portalAnswerOf } from './portal-view.ts';
import { monthsOf } from './questions.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

/** Files belong to the organisation: what is attached to which answer is what the grant decides. */
export const withoutGrant = ({ access: _access, ...whole }: Scope): Scope => whole;

/** The days that an answer is about. Throws `resource.not_found` for a month by which the question is not answered. */
export const periodOf = (row: CollectionRow, { sectionId, month }: AnswerPlace) => {
  if (month === undefined) return { start: row.periodStart, end: row.periodEnd };
  if (!monthsOf(row, sectionId).some((period) => monthOf(period) === month))
    throw new ProblemError('resource.not_found');
  return daysOfMonth(month);
};

/** What is asked about one answer in the data hub. */
export const askedAt = (row: CollectionRow, place: AnswerPlace) => ({
  period: periodOf(row, place),
  sectionIds: [place.sectionId],
  entityIds: [place.entityId],
});

const change = async (scoped: Scoped, present: Collected, draft: PortalAnswerChange, now: Date) => {
  const { version, ...said } = draft;
  const { value, quality, source, explanation, internal, methodology, reportingTimeId } = present;
  // An equal answer is no conflict, so that a request may be repeated after a lost response.
  const isEqual = sameJson(said, { value, quality, source, explanation });
  if (present.version !== version && !isEqual)
    throw new ProblemError('data_point.stale', { extra: { current: portalAnswerOf(present) } });
  const labelIds: string[] = [];
  const changed = { ...said, reportingTimeId, labelIds, internal, methodology, version: present.version };
  await rewriteDataPoint(scoped, present.id, changed, now);
};

const storeAnswer = async (scoped: Scoped, place: AnswerPlace, draft: PortalAnswerChange, now: Date) => {
  const { entityId, sectionId } = place;
  const row = await lockOpen(scoped, place);
  const asked = askedAt(row, place);
  const present = await lockCollected(scoped, asked);
  if (present) await change(scoped, present, draft, now);
  else {
    const { version: _none, ...said } = draft;
    const { id } = await asOrganisation(scoped, (whole) => ensureTime(whole, asked.period, now));
    const fields = { ...said, reportingTimeId: id, labelIds: [], internal: false, methodology: '' };
    await storeDataPoint(scoped, { sectionId, entityId, ...fields }, now);
  }
  // The reason why some months are missing stays until none is.
  const question = await questionAt(scoped, row, place);
  if (!isAnsweredCell(question.cell) || !(await deleteBlock(scoped, place))) return question;
  await note(scoped, place, { action: 'unblocked' }, now);
  return { ...question, blocked: null };
};

const announced = (deps: Deps, scope: Scope, { metricKey, current, months }: PortalQuestion, month?: string) => {
  const answer = month === undefined ? current : months.find((each) => each.month === month)?.current;
  if (month !== undefined && answer?.version === 1) deps.realtime.publish(scope, { type: 'reporting-times.changed' });
  if (answer) announcePoint(deps, scope, answer.dataPointId, metricKey);
};

/**
 * Stores an answer as a data point of the entity: for the whole period, or for one month. Throws `collection.not_open`, `data_point.stale` with
 * the present answer where somebody else was first, `data_point.overlap` where another time of the entity has some of these days, as the
 * whole period has those of its months, and `data_point.invalid`.
 */
export const answerQuestion = async (
  deps: Deps,
  scope: Scope,
  place: AnswerPlace,
  draft: PortalAnswerChange,
): Promise<PortalQuestion> => {
  const store = () => deps.database.withScope(scope, (scoped) => storeAnswer(scoped, place, draft, deps.now()));
  const question = await store().catch((error: unknown) => {
    // Somebody stored the first answer at the same moment, or just after the first look: the second look finds it.
    const isOverlap = error instanceof ProblemError && error.code === 'data_point.overlap';
    if (isOverlap || isRefusedBy(error, 'exclusion')) return store();
    throw error;
  });
  announced(deps, scope, question, place.month);
  return question;
};

const removeAll = async (scoped: Scoped, answers: readonly Collected[], now: Date): Promise<string[]> => {
  const fileIds: string[] = [];
  for (const { id, version } of answers) fileIds.push(...(await removePoint(scoped, id, version, now)).fileIds);
  return fileIds;
};

/**
 * Removes the answer of a month, or every answer to the question, with its documents; the data hub keeps the history. Throws
 * `resource.not_found` where there is none, `data_point.stale` with the present one for another version, and `collection.not_open`.
 */
export const removeAnswers = async (
  deps: Deps,
  scope: Scope,
  place: AnswerPlace,
  version: number | undefined,
): Promise<PortalQuestion> => {
  const removed = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockOpen(scoped, place);
    const answers = await listCollected(scoped, askedAt(row, place));
    const [first] = answers;
    if (!first) throw new ProblemError('resource.not_found');
    if (version !== undefined && first.version !== version)
      throw new ProblemError('data_point.stale', { extra: { current: portalAnswerOf(first) } });
    const fileIds = await removeAll(scoped, answers, deps.now());
    return { answers, fileIds, question: await questionAt(scoped, row, place) };
  });
  for (const fileId of removed.fileIds) await removeFile(deps, withoutGrant(scope), fileId);
  for (const { id, metricKey } of removed.answers) announcePoint(deps, scope, id, metricKey);
  return removed.question;
};
