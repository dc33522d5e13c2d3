import { type ContributionEvidence, questionOfPart } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listAttached } from '../attachments/index.ts';

/** Documents that an invited person left with answers, oldest first. */
export const listEvidence = async (scoped: Scoped, contributionId: string): Promise<ContributionEvidence[]> =>
  (await listAttached(scoped, 'contribution', [contributionId])).map(({ id, subject, name, bytes, at, by }) => ({
    id,
    ...questionOfPart(subject.part),
    fileName: name,
    bytes,
    at,
    by: by.name,
  }));
