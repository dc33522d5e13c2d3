import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type contributionComments, contributionResolutions as resolutions } from './contributions.tables.ts';

type Conversation = Pick<
  typeof contributionComments.$inferSelect,
  'contributionId' | 'disclosureCode' | 'fieldKey' | 'chapterCode'
>;

/** Opens a conversation with a person from outside again; nothing happens where it is open. */
export const reopenConversation = async (
  { tx }: Pick<Scoped, 'tx'>,
  { contributionId, disclosureCode, fieldKey, chapterCode }: Conversation,
) => {
  await tx
    .delete(resolutions)
    .where(
      and(
        eq(resolutions.contributionId, contributionId),
        eq(resolutions.disclosureCode, disclosureCode),
        eq(resolutions.fieldKey, fieldKey),
        eq(resolutions.chapterCode, chapterCode),
      ),
    );
};
