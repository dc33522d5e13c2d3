import { type DataPointComment, dataPointLimits } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { deleteOwnComment, listThreads, sayAbout } from '../threads/index.ts';
import { findActor } from '../users/index.ts';
import { announce, holdPoint, requirePoint } from './point.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const subjects = (id: string) => ({ kinds: ['data-point'] as const, ids: [id] });

const commentsIn = async (scoped: Scoped, id: string): Promise<DataPointComment[]> => {
  const threads = await listThreads(scoped, subjects(id));
  return threads.flatMap(({ comments }) =>
    comments.map(({ id: commentId, text, at, by }) => ({ id: commentId, text, at, by })),
  );
};

/** Comments of a data point, oldest first. */
export const readComments = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    await requirePoint(scoped, id);
    return commentsIn(scoped, id);
  });

/** Adds a comment and gives all. Throws `data_hub.full` at the limit. */
export const addComment = async (deps: Deps, scope: Scope, id: string, text: string) => {
  const { comments, metricKey } = await deps.database.withScope(scope, async (scoped) => {
    await holdPoint(scoped, id);
    const point = await requirePoint(scoped, id);
    await lockLimit(scoped, `comments:${id}`);
    if ((await commentsIn(scoped, id)).length >= dataPointLimits.commentsMax) throw new ProblemError('data_hub.full');
    await sayAbout(scoped, { kind: 'data-point', id }, { text, by: await findActor(scoped), at: deps.now() });
    return { comments: await commentsIn(scoped, id), metricKey: point.metricKey };
  });
  announce(deps, scope, id, metricKey);
  return comments;
};

/** Deletes a comment of the caller's own; others' are not found. */
export const removeComment = async (deps: Deps, scope: Scope, id: string, commentId: string) => {
  const metricKey = await deps.database.withScope(scope, async (scoped) => {
    const point = await requirePoint(scoped, id);
    await lockLimit(scoped, `comments:${id}`);
    if (!(await deleteOwnComment(scoped, subjects(id), commentId))) throw new ProblemError('resource.not_found');
    return point.metricKey;
  });
  announce(deps, scope, id, metricKey);
};
