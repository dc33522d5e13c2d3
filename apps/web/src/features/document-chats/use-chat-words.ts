import type { Citation } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { type ChatGroup, daysOfMonth, lastDays } from './chat-groups.ts';

/** Words about chats that several components say. */
export const useChatWords = () => {
  const { t } = useLingui();
  const groups: Record<ChatGroup, string> = {
    today: t`Today`,
    'last-days': t`Last ${lastDays} days`,
    'last-month': t`Last ${daysOfMonth} days`,
    'last-year': t`Past year`,
    earlier: t`Earlier`,
  };
  return {
    groups,
    placeOf: ({ documentName, page, pageLabel }: Citation) =>
      pageLabel === null ? t`${documentName}, page ${page}` : t`${documentName}, “${pageLabel}”`,
    partsOnly: t`This passage gives the parts, and no figure for the whole.`,
    notStated: t`Not stated in your documents.`,
    failed: t`Couldn’t answer this.`,
    stopped: t`Stopped. Not all documents were searched.`,
    deleted: t`This passage is from a document that was deleted.`,
  };
};
