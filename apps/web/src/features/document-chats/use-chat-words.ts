import type { CitedSentence } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import type { Answer, Place } from './answer-text.ts';
import { type ChatGroup, daysOfMonth, lastDays } from './chat-groups.ts';

/** Says who an answer is by, and what became of a language model that was asked; undefined where nothing is to be said. */
const useWriterWords = () => {
  const { t } = useLingui();
  return ({ type, sentences, writtenBy, hasModelFailed, isModelUnproved }: Answer): string | undefined => {
    if (sentences.length === 0) {
      if (type !== 'paragraph') return undefined;
      if (hasModelFailed) return t`The language model didn’t answer.`;
      return isModelUnproved ? t`No page proves what the language model wrote, so it isn’t shown.` : undefined;
    }
    if (isModelUnproved) return t`Quoted from your documents, because no page proves what the language model wrote`;
    if (!writtenBy)
      return hasModelFailed
        ? t`Quoted from your documents, because the language model didn’t answer`
        : t`Quoted from your documents`;
    return hasModelFailed
      ? t`Written by ${writtenBy} from your documents, each sentence checked against its page. It broke off, so something may be missing.`
      : t`Written by ${writtenBy} from your documents, each sentence checked against its page`;
  };
};

/** Words about chats that several components say. */
export const useChatWords = () => {
  const { t } = useLingui();
  const writerOf = useWriterWords();
  const groups: Record<ChatGroup, string> = {
    today: t`Today`,
    'last-days': t`Last ${lastDays} days`,
    'last-month': t`Last ${daysOfMonth} days`,
    'last-year': t`Past year`,
    earlier: t`Earlier`,
  };
  return {
    groups,
    writerOf,
    placeOf: ({ documentName, page, pageLabel }: Place) =>
      pageLabel === null ? t`${documentName}, page ${page}` : t`${documentName}, “${pageLabel}”`,
    ofCompany: (company: string) => t`From a report of ${company}, not of your organisation.`,
    yearConcluded: ({ year, from }: NonNullable<CitedSentence['concludedYear']>) =>
      from === 'name'
        ? t`Taken to be for ${String(year)}: the passage doesn’t say so, the name of the document does.`
        : t`Taken to be for ${String(year)}: the passage doesn’t say so, the first page of the document does.`,
    partsOnly: t`This passage gives the parts, but no total.`,
    noneProves: t`No passage answers this word for word.`,
    placesToLook: t`These pages come nearest. They are places to look, not an answer.`,
    nearDeleted: t`This page is from a document that was deleted.`,
    notStated: t`Not stated in your documents.`,
    failed: t`Couldn’t answer this.`,
    stopped: t`Stopped. Not all documents were searched.`,
    deleted: t`This passage is from a document that was deleted.`,
  };
};
