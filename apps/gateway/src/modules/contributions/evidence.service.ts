import { type ContributionEvidence, contributionLimits } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { InfectedFile } from '../../platform/uploads/index.ts';
import type { DocumentUpload } from '../data-points/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { type BeforeRemoval, logRefusedFile } from '../reports/index.ts';
import { findActor } from '../users/index.ts';
import { announce } from './contributions.service.ts';
import { invitationIn } from './invitation.ts';
import { deleteEvidence, findEvidence, insertEvidence, listEvidence, listEvidenceFiles } from './task.repository.ts';
import { askedIn, type Place } from './task.service.ts';

/** The own invitation, where it still takes documents for this question. */
const openFor = async (scoped: Scoped, place: Place) => {
  await lockLimit(scoped, `contribution-evidence:${scoped.userId}`);
  const listed = await askedIn(scoped, place);
  if (listed.contribution.role !== 'contributor') throw new ProblemError('permission.denied');
  if (listed.evidence >= contributionLimits.evidenceMax) throw new ProblemError('contribution.full');
  return listed.contribution;
};

/** Keeps a document of the invited person with one of their own questions, and gives all of theirs. Throws `contribution.full`. */
export const addGuestEvidence = async (
  deps: GatewayDeps,
  scope: Scope,
  place: Place,
  { file }: Pick<DocumentUpload, 'file'>,
): Promise<ContributionEvidence[]> => {
  await deps.database.withScope(scope, (scoped) => openFor(scoped, place));
  const fileId = await storeFile(deps, scope, file);
  const { evidence, reportId } = await deps.database.withScope(scope, async (scoped) => {
    const { id, reportId: report } = await openFor(scoped, place);
    const byName = (await findActor(scoped)).name;
    const kept = { ...place, fileId, fileName: file.originalName, bytes: file.bytes.length, at: deps.now(), byName };
    await insertEvidence(scoped, id, kept);
    return { evidence: await listEvidence(scoped, id), reportId: report };
  });
  announce(deps, scope, reportId);
  return evidence;
};

/** Keeps in the report's log that a document of the invited person was refused, at the question it was meant for. */
export const logRefusedGuestFile = async (
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  file: InfectedFile,
) => {
  const [section, field] = (/\/evidence\/([^/]+)\/([^/]+)$/.exec(file.path) ?? []).slice(1).map(decodeURIComponent);
  await database.withScope(scope, async (scoped) => {
    const { contribution, questions } = await invitationIn(scoped, scope.userId);
    const isAsked = questions.some(({ disclosureCode, fieldKey }) => disclosureCode === section && fieldKey === field);
    const place = isAsked && section && field ? { section, field } : {};
    await logRefusedFile(scoped, contribution.reportId, file, now(), place);
  });
};

/** Removes a document that the person left, and its bytes. */
export const removeGuestEvidence = async (deps: GatewayDeps, scope: Scope, evidenceId: string) => {
  const { found, evidence, reportId } = await deps.database.withScope(scope, async (scoped) => {
    const { contribution } = await invitationIn(scoped, scope.userId);
    const row = await findEvidence(scoped, contribution.id, evidenceId);
    if (!row) throw new ProblemError('resource.not_found');
    await deleteEvidence(scoped, row.id);
    return { found: row, evidence: await listEvidence(scoped, contribution.id), reportId: contribution.reportId };
  });
  await removeFile(deps, scope, found.fileId);
  announce(deps, scope, reportId);
  return evidence;
};

/** A document that an invited person left, for those who asked. */
export const readContributionFile = async (deps: GatewayDeps, scope: Scope, id: string, evidenceId: string) => {
  const found = await deps.database.withScope(scope, async (scoped) => {
    await invitationIn(scoped, id);
    return findEvidence(scoped, id, evidenceId);
  });
  if (!found) throw new ProblemError('resource.not_found');
  return readFile(deps, scope, found.fileId);
};

/** Removes what invited people left with a report together with it. */
export const removeEvidenceFiles =
  (deps: GatewayDeps): BeforeRemoval =>
  async (scoped, reportId) => {
    const fileIds = await listEvidenceFiles(scoped, reportId);
    return async () => {
      for (const fileId of fileIds) await removeFile(deps, scoped, fileId);
    };
  };
