import { dataPointLimits, type Evidence } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { findActor } from '../users/index.ts';
import type { DocumentUpload } from './document-file.ts';
import * as rows from './evidence.repository.ts';
import { announce, requirePoint } from './point.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

const evidenceOf = ({ fileId: _file, ...evidence }: Evidence & { fileId: string }): Evidence => evidence;

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
  if ((await rows.countEvidence(scoped, id)) >= dataPointLimits.evidenceMax) throw new ProblemError('data_hub.full');
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
