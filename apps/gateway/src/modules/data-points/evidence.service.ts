import { dataPointLimits, type Evidence } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import { findDataPoint } from './data-points.repository.ts';
import type { DocumentUpload } from './document-file.ts';
import * as rows from './remarks.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

const requirePoint = async (scoped: Scoped, id: string) => {
  const point = await findDataPoint(scoped, id);
  if (!point) throw new ProblemError('resource.not_found');
  return point;
};

const announce = ({ realtime }: Deps, scope: Scope, dataPointId: string, metricKey: string) =>
  realtime.publish(scope, { type: 'data-point.changed', dataPointId, metricKey, userId: scope.userId });

const evidenceOf = ({ fileId: _file, ...evidence }: Evidence & { fileId: string }): Evidence => evidence;

/** Comments of a data point, oldest first. */
export const readComments = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    await requirePoint(scoped, id);
    return rows.listComments(scoped, id);
  });

/** Adds a comment and gives all. Throws `data_hub.full` at the limit. */
export const addComment = async (deps: Deps, scope: Scope, id: string, text: string) => {
  const { comments, metricKey } = await deps.database.withScope(scope, async (scoped) => {
    const point = await requirePoint(scoped, id);
    await lockLimit(scoped, `comments:${id}`);
    if ((await rows.countOf(scoped, 'comments', id)) >= dataPointLimits.commentsMax)
      throw new ProblemError('data_hub.full');
    await rows.insertComment(scoped, id, text, await findActor(scoped), deps.now());
    return { comments: await rows.listComments(scoped, id), metricKey: point.metricKey };
  });
  announce(deps, scope, id, metricKey);
  return comments;
};

/** Removes a comment of the caller's own; others' are not found. */
export const removeComment = async (deps: Deps, scope: Scope, id: string, commentId: string) => {
  const metricKey = await deps.database.withScope(scope, async (scoped) => {
    const point = await requirePoint(scoped, id);
    if (!(await rows.deleteOwnComment(scoped, id, commentId))) throw new ProblemError('resource.not_found');
    return point.metricKey;
  });
  announce(deps, scope, id, metricKey);
};

/** Documents that prove a data point, oldest first. */
export const readEvidence = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string): Promise<Evidence[]> =>
  database.withScope(scope, async (scoped) => {
    await requirePoint(scoped, id);
    return (await rows.listEvidence(scoped, id)).map(evidenceOf);
  });

/** The data point, where it still takes documents. */
const openForEvidence = async (scoped: Scoped, id: string) => {
  const point = await requirePoint(scoped, id);
  await lockLimit(scoped, `evidence:${id}`);
  if ((await rows.countOf(scoped, 'evidence', id)) >= dataPointLimits.evidenceMax)
    throw new ProblemError('data_hub.full');
  return point;
};

/** Keeps a document with a data point and gives all of its documents. Throws `data_hub.full` at the limit. */
export const addEvidence = async (deps: Deps, scope: Scope, id: string, { file, reference }: DocumentUpload) => {
  const { metricKey } = await deps.database.withScope(scope, (scoped) => openForEvidence(scoped, id));
  const fileId = await storeFile(deps, scope, file);
  const evidence = await deps.database.withScope(scope, async (scoped) => {
    await openForEvidence(scoped, id);
    await rows.insertEvidence(scoped, { dataPointId: id, fileId, reference }, await findActor(scoped), deps.now());
    return (await rows.listEvidence(scoped, id)).map(evidenceOf);
  });
  announce(deps, scope, id, metricKey);
  return evidence;
};

const evidenceIn = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string, evidenceId: string) =>
  database.withScope(scope, async (scoped) => {
    const found = (await rows.listEvidence(scoped, id)).find((candidate) => candidate.id === evidenceId);
    if (!found) throw new ProblemError('resource.not_found');
    return found;
  });

/** Says where in a document the figure stands, and gives all of the data point's documents. */
export const changeReference = async (deps: Deps, scope: Scope, id: string, evidenceId: string, reference: string) => {
  const { evidence, metricKey } = await deps.database.withScope(scope, async (scoped) => {
    const point = await requirePoint(scoped, id);
    if (!(await rows.changeReference(scoped, id, evidenceId, reference))) throw new ProblemError('resource.not_found');
    return { evidence: (await rows.listEvidence(scoped, id)).map(evidenceOf), metricKey: point.metricKey };
  });
  announce(deps, scope, id, metricKey);
  return evidence;
};

/** The document itself. */
export const readEvidenceFile = async (deps: Deps, scope: Scope, id: string, evidenceId: string) =>
  readFile(deps, scope, (await evidenceIn(deps, scope, id, evidenceId)).fileId);

/** Removes a document from a data point, and its bytes. */
export const removeEvidence = async (deps: Deps, scope: Scope, id: string, evidenceId: string) => {
  const { fileId } = await evidenceIn(deps, scope, id, evidenceId);
  const metricKey = await deps.database.withScope(scope, async (scoped) => {
    await rows.deleteEvidence(scoped, id, evidenceId);
    return (await requirePoint(scoped, id)).metricKey;
  });
  await removeFile(deps, scope, fileId);
  announce(deps, scope, id, metricKey);
};
