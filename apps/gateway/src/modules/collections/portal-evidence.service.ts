import { dataPointLimits, type PortalQuestion, sameJson } from '@esg/contract';
import { asOrganisation, lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { attach, detach, findAttached, hasTwin, listAttached, type Upload } from '../attachments/index.ts';
import type { AnswerPlace } from '../collection-requests/index.ts';
import { announcePoint, listCollected, lockCollected } from '../data-points/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { findRequest, lockOpen, questionAt } from './portal.service.ts';
import { askedAt, withoutGrant } from './portal-answers.service.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;

const answerAt = async (scoped: Scoped, place: AnswerPlace) => {
  const row = await lockOpen(scoped, place);
  const point = await lockCollected(scoped, askedAt(row, place));
  if (!point) throw new ProblemError('resource.not_found');
  return { row, subject: { kind: 'data-point', id: point.id } as const };
};

/** The answer, if it still accepts documents. */
const openForEvidence = async (scoped: Scoped, place: AnswerPlace) => {
  const found = await answerAt(scoped, place);
  const { id } = found.subject;
  await lockLimit(scoped, `evidence:${id}`);
  const held = await asOrganisation(scoped, (whole) => listAttached(whole, 'data-point', [id]));
  if (held.length >= dataPointLimits.evidenceMax) throw new ProblemError('data_hub.full');
  return found;
};

/**
 * Stores a document for an answer, once: a browser that lost the response sends it again. Throws `resource.not_found` without an answer, `collection.not_open`, and
 * `data_hub.full`.
 */
export const addPortalEvidence = async (
  deps: Deps,
  scope: Scope,
  place: AnswerPlace,
  { file, reference }: Upload,
): Promise<PortalQuestion> => {
  await deps.database.withScope(scope, (scoped) => openForEvidence(scoped, place));
  const fileId = await storeFile(deps, withoutGrant(scope), file);
  const added = { fileId, name: file.originalName, reference };
  const { question, id, isRepeated } = await deps.database.withScope(scope, async (scoped) => {
    const { row, subject } = await openForEvidence(scoped, place);
    const isRepeated = await asOrganisation(scoped, (whole) => hasTwin(whole, subject, added));
    if (!isRepeated) await attach(scoped, subject, added, deps.now());
    return { question: await questionAt(scoped, row, place), id: subject.id, isRepeated };
  });
  if (isRepeated) await removeFile(deps, withoutGrant(scope), fileId);
  announcePoint(deps, scope, id, question.metricKey);
  return question;
};

/** Removes a document from an answer, and its bytes. Throws `resource.not_found` and `collection.not_open`. */
export const removePortalEvidence = async (
  deps: Deps,
  scope: Scope,
  place: AnswerPlace,
  evidenceId: string,
): Promise<void> => {
  const { fileId, question, id } = await deps.database.withScope(scope, async (scoped) => {
    const { row, subject } = await answerAt(scoped, place);
    const found = await asOrganisation(scoped, (whole) => findAttached(whole, subject, evidenceId));
    await detach(scoped, [found.id]);
    return { fileId: found.fileId, question: await questionAt(scoped, row, place), id: subject.id };
  });
  await removeFile(deps, withoutGrant(scope), fileId);
  announcePoint(deps, scope, id, question.metricKey);
};

/** A document of an answer, also after it was submitted. Throws `resource.not_found`. */
export const readPortalEvidence = async (deps: Deps, scope: Scope, place: AnswerPlace, evidenceId: string) => {
  const fileId = await deps.database.withScope(scope, async (scoped) => {
    const asked = askedAt((await findRequest(scoped, place)).row, place);
    const point = (await listCollected(scoped, asked)).find(({ start, end }) => sameJson({ start, end }, asked.period));
    if (!point) throw new ProblemError('resource.not_found');
    const subject = { kind: 'data-point', id: point.id } as const;
    return (await asOrganisation(scoped, (whole) => findAttached(whole, subject, evidenceId))).fileId;
  });
  return readFile(deps, withoutGrant(scope), fileId);
};
