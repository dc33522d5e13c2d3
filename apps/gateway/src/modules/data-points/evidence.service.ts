import { dataPointLimits, type Evidence } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  type Attachment,
  attach,
  changeReference as changeAttached,
  detach,
  findAttached,
  listAttached,
  type Upload,
} from '../attachments/index.ts';
import { holdSubmitted } from '../collection-requests/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import { announce, holdPoint, requirePoint } from './point.ts';
import { requireWriter } from './writers.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

const evidenceOf = ({ fileId: _file, subject: _subject, ...evidence }: Attachment): Evidence => evidence;
const listed = async (scoped: Scoped, id: string) => (await listAttached(scoped, 'data-point', [id])).map(evidenceOf);
const subjectOf = (id: string) => ({ kind: 'data-point', id }) as const;

/** Documents that prove a data point, oldest first. */
export const readEvidence = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string): Promise<Evidence[]> =>
  database.withScope(scope, async (scoped) => {
    await requirePoint(scoped, id);
    return listed(scoped, id);
  });

/** The data point, if the caller may change it. */
const pointToWrite = async (scoped: Scoped, id: string) => {
  const point = await requirePoint(scoped, id);
  await requireWriter(scoped, [point.entityId]);
  return point;
};

/** The same, if it still accepts documents. */
const openForEvidence = async (scoped: Scoped, id: string) => {
  await holdPoint(scoped, id);
  const point = await pointToWrite(scoped, id);
  await lockLimit(scoped, `evidence:${id}`);
  if ((await listAttached(scoped, 'data-point', [id])).length >= dataPointLimits.evidenceMax)
    throw new ProblemError('data_hub.full');
  return point;
};

/** Stores a document for a data point and returns all of its documents. Throws `data_hub.full` at the limit. */
export const addEvidence = async (deps: Deps, scope: Scope, id: string, { file, reference }: Upload) => {
  const { metricKey } = await deps.database.withScope(scope, (scoped) => openForEvidence(scoped, id));
  const fileId = await storeFile(deps, scope, file);
  const evidence = await deps.database.withScope(scope, async (scoped) => {
    await openForEvidence(scoped, id);
    await attach(scoped, subjectOf(id), { fileId, name: file.originalName, reference }, deps.now());
    return listed(scoped, id);
  });
  announce(deps, scope, id, metricKey);
  return evidence;
};

const evidenceIn = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string, evidenceId: string) =>
  database.withScope(scope, (scoped) => findAttached(scoped, subjectOf(id), evidenceId));

/** Stores where in a document the figure is found, and returns all of the data point's documents. */
export const changeReference = async (deps: Deps, scope: Scope, id: string, evidenceId: string, reference: string) => {
  const { evidence, metricKey } = await deps.database.withScope(scope, async (scoped) => {
    const point = await pointToWrite(scoped, id);
    const { id: attachmentId } = await findAttached(scoped, subjectOf(id), evidenceId);
    await changeAttached(scoped, attachmentId, reference);
    return { evidence: await listed(scoped, id), metricKey: point.metricKey };
  });
  announce(deps, scope, id, metricKey);
  return evidence;
};

/** The document itself. */
export const readEvidenceFile = async (deps: Deps, scope: Scope, id: string, evidenceId: string) =>
  readFile(deps, scope, (await evidenceIn(deps, scope, id, evidenceId)).fileId);

/** Removes a document from a data point, and its bytes. What was approved with it counts no more, as after a change of the figure. */
export const removeEvidence = async (deps: Deps, scope: Scope, id: string, evidenceId: string) => {
  const { fileId } = await evidenceIn(deps, scope, id, evidenceId);
  const metricKey = await deps.database.withScope(scope, async (scoped) => {
    const point = await pointToWrite(scoped, id);
    const note = await holdSubmitted(scoped, [point]);
    await detach(scoped, [evidenceId]);
    await note([point], { by: await findActor(scoped), now: deps.now() });
    return point.metricKey;
  });
  await removeFile(deps, scope, fileId);
  announce(deps, scope, id, metricKey);
};
