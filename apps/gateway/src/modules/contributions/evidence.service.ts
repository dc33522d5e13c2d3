import { type ContributionEvidence, contributionLimits } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { InfectedFile } from '../../platform/uploads/index.ts';
import { attach, detach, findAttached, listAttached, type Upload } from '../attachments/index.ts';
import { readFile, removeFile, storeFile } from '../files/index.ts';
import { type BeforeRemoval, logRefusedFile } from '../reports/index.ts';
import { listInvitationIds } from './contributions.repository.ts';
import { announce } from './contributions.service.ts';
import { listEvidence } from './evidence.ts';
import { invitationIn } from './invitation.ts';
import { askedIn, type Place } from './task.service.ts';

/** The caller's own invitation, if this question still accepts documents. */
const openFor = async (scoped: Scoped, place: Place) => {
  await lockLimit(scoped, `contribution-evidence:${scoped.userId}`);
  const listed = await askedIn(scoped, place);
  if (listed.contribution.role !== 'contributor') throw new ProblemError('permission.denied');
  if (listed.evidence >= contributionLimits.evidenceMax) throw new ProblemError('contribution.full');
  return listed.contribution;
};

/** Stores a document of the invited person for one of their own questions, and returns all of theirs. Throws `contribution.full`. */
export const addGuestEvidence = async (
  deps: GatewayDeps,
  scope: Scope,
  place: Place,
  { file }: Pick<Upload, 'file'>,
): Promise<ContributionEvidence[]> => {
  await deps.database.withScope(scope, (scoped) => openFor(scoped, place));
  const fileId = await storeFile(deps, scope, file);
  const { evidence, reportId } = await deps.database.withScope(scope, async (scoped) => {
    const { id, reportId: report } = await openFor(scoped, place);
    const subject = { kind: 'question', id, part: [place.disclosureCode, place.fieldKey] } as const;
    await attach(scoped, subject, { fileId, name: file.originalName, reference: '' }, deps.now());
    return { evidence: await listEvidence(scoped, id), reportId: report };
  });
  announce(deps, scope, reportId);
  return evidence;
};

/** Logs in the report that a document of the invited person was refused, at its question. */
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
    const attachment = await findAttached(scoped, { kind: 'question', id: contribution.id }, evidenceId);
    await detach(scoped, [evidenceId]);
    return {
      found: attachment,
      evidence: await listEvidence(scoped, contribution.id),
      reportId: contribution.reportId,
    };
  });
  await removeFile(deps, scope, found.fileId);
  announce(deps, scope, reportId);
  return evidence;
};

/** A document that an invited person left, for those who asked. */
export const readContributionFile = async (deps: GatewayDeps, scope: Scope, id: string, evidenceId: string) => {
  const found = await deps.database.withScope(scope, async (scoped) => {
    await invitationIn(scoped, id);
    return findAttached(scoped, { kind: 'question', id }, evidenceId);
  });
  return readFile(deps, scope, found.fileId);
};

/** Removes the documents of invited people together with a report. */
export const removeEvidenceFiles =
  (deps: GatewayDeps): BeforeRemoval =>
  async (scoped, reportId) => {
    const left = await listAttached(scoped, 'question', await listInvitationIds(scoped, reportId));
    return async () => {
      for (const { fileId } of left) await removeFile(deps, scoped, fileId);
    };
  };
