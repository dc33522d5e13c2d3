import {
  type CommentThread,
  type DraftThread,
  type NewComment,
  type NewCommentThread,
  type Report,
  reportWorkLimits,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import { selectedDisclosure } from '../answers/index.ts';
import { findGuestThread, listDraftThreads, listGuestThreads } from '../contributions/index.ts';
import { appendAudit, reportIn } from '../reports/index.ts';
import { addComment as addToThread, startThread as beginThread, resolveThread } from '../threads/index.ts';
import { type Actor, findActor } from '../users/index.ts';
import { listColleagues } from './colleagues.repository.ts';
import { notifyOthers } from './notify-others.ts';
import { requirePeople } from './people.ts';
import { findThread, listThreads, subjectOf } from './threads.ts';

/** A disclosure of a report. */
export type Place = { readonly reportId: string; readonly code: string };

/** Publishes that comments or tasks of the disclosure changed, and that somebody may have been notified. */
export const talkChanged = ({ realtime }: GatewayDeps, scope: Scope, { reportId, code }: Place) => {
  realtime.publish(scope, { type: 'report-talk.changed', reportId, disclosureCode: code });
  realtime.publish(scope, { type: 'notification.arrived' });
};

/** Conversations about the disclosure: those of colleagues in the order in which they began, then those with people from outside. */
export const readThreads = ({ database }: GatewayDeps, scope: Scope, { reportId, code }: Place) =>
  database.withScope(scope, async (scoped): Promise<CommentThread[]> => {
    await selectedDisclosure(scoped, await reportIn(scoped, reportId), code);
    return [...(await listThreads(scoped, reportId, code)), ...(await listGuestThreads(scoped, reportId, code))];
  });

type Remark = { report: Report; code: string; actor: Actor; now: Date };

/** Logs a comment and notifies the people it mentions; returns it as it is to be stored. */
const logRemark = async (scoped: Scoped, { report, code, actor, now }: Remark, { text, mentionIds }: NewComment) => {
  const colleagues = await listColleagues(scoped);
  requirePeople(colleagues, mentionIds, 'mentionIds');
  const mentions = colleagues.filter(({ id }) => mentionIds.includes(id)).map(({ id, name }) => ({ id, name }));
  await appendAudit(scoped, report.id, actor, now, [{ action: 'commented', section: code, newValue: text }]);
  const happening = { kind: 'work.mentioned' as const, report, codes: [code], facts: { person: actor.name }, at: now };
  await notifyOthers(scoped, mentionIds, happening);
  return { text, mentions, by: { id: actor.id, name: actor.name }, at: now };
};

const threadIn = async (scoped: Scoped, reportId: string, id: string): Promise<CommentThread> => {
  const thread = await findThread(scoped, reportId, id);
  if (!thread) throw new ProblemError('resource.not_found');
  return thread;
};

/** Begins a conversation, once for each key. Refuses with `report_work.full`, and with `request.invalid` for mentions of unknown people. */
export const startThread = async (
  deps: GatewayDeps,
  scope: Scope,
  place: Place,
  draft: NewCommentThread,
  key?: string,
) => {
  const { reportId, code } = place;
  const now = deps.now();
  const start = async (scoped: Scoped) => {
    const report = await reportIn(scoped, reportId);
    const { disclosure } = await selectedDisclosure(scoped, report, code);
    const { fieldKey } = draft;
    if (fieldKey !== null && !disclosure.fields.some(({ key }) => key === fieldKey))
      throw new ProblemError('resource.not_found');
    await lockLimit(scoped, `threads:${reportId}:${code}`);
    if ((await listThreads(scoped, reportId, code)).length >= reportWorkLimits.threadsPerDisclosureMax)
      throw new ProblemError('report_work.full');
    const remark = await logRemark(scoped, { report, code, actor: await findActor(scoped), now }, draft);
    return threadIn(scoped, reportId, await beginThread(scoped, subjectOf(reportId, code, fieldKey), remark));
  };
  const request = { operation: 'startCommentThread', key, body: { place, draft }, status: 201, now };
  const thread = await deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => start(scoped)));
  talkChanged(deps, scope, place);
  return thread;
};

/** Adds a comment to a conversation, once for each key, and reopens the conversation. */
export const addComment = async (
  deps: GatewayDeps,
  scope: Scope,
  { reportId, id }: { reportId: string; id: string },
  draft: NewComment,
  key?: string,
) => {
  const now = deps.now();
  const add = async (scoped: Scoped) => {
    const report = await reportIn(scoped, reportId);
    const { disclosureCode: code } = await threadIn(scoped, reportId, id);
    const remark = await logRemark(scoped, { report, code, actor: await findActor(scoped), now }, draft);
    await addToThread(scoped, id, remark);
    return threadIn(scoped, reportId, id);
  };
  const request = { operation: 'addComment', key, body: { reportId, id, draft }, status: 201, now };
  const thread = await deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => add(scoped)));
  talkChanged(deps, scope, { reportId, code: thread.disclosureCode });
  return thread;
};

/** A conversation of colleagues, or one with somebody from outside. */
const anyThreadIn = async (scoped: Scoped, reportId: string, id: string) => {
  const inside = await findThread(scoped, reportId, id);
  const outside = inside ? undefined : await findGuestThread(scoped, reportId, id);
  const thread = inside ?? outside;
  if (!thread) throw new ProblemError('resource.not_found');
  return { thread, outside };
};

/** Comments of readers of the draft, and the answers to them. */
export const readDraftThreads = ({ database }: GatewayDeps, scope: Scope, reportId: string) =>
  database.withScope(scope, async (scoped): Promise<DraftThread[]> => {
    await reportIn(scoped, reportId);
    return listDraftThreads(scoped, reportId);
  });

/** Resolves a conversation, or reopens it. */
export const settleThread = async (
  deps: GatewayDeps,
  scope: Scope,
  reportId: string,
  id: string,
  { isResolved }: { isResolved: boolean },
) => {
  const at = deps.now();
  const thread = await deps.database.withScope(scope, async (scoped) => {
    const { thread: before, outside } = await anyThreadIn(scoped, reportId, id);
    const { resolved } = before;
    const section = before.disclosureCode || outside?.partTitle || null;
    if ((resolved !== null) !== isResolved) {
      const by = await findActor(scoped);
      await resolveThread(scoped, id, isResolved ? { by, at } : undefined);
      if (isResolved) await appendAudit(scoped, reportId, by, at, [{ action: 'comment-resolved', section }]);
    }
    return (await anyThreadIn(scoped, reportId, id)).thread;
  });
  talkChanged(deps, scope, { reportId, code: thread.disclosureCode });
  return thread;
};
