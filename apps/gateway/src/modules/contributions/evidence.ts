import type { ContributionEvidence } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listAttached } from '../attachments/index.ts';

/** Documents that an invited person left with answers, oldest first. */
export const listEvidence = async (scoped: Scoped, contributionId: string): Promise<ContributionEvidence[]> =>
  (await listAttached(scoped, 'question', [contributionId])).map(({ id, subject, name, bytes, at, by }) => {
    const [disclosureCode = '', fieldKey = ''] = subject.part;
    return { id, disclosureCode, fieldKey, fileName: name, bytes, at, by: by.name };
  });
