import { documentChatQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';

/** A question that documents do not answer, and what a request to a colleague begins with. */
export type ChatQuestion = { readonly id: string; readonly message: string };

/** The question of a chat that the address names, once it is read. A chat is its owner's alone, so that the request leads to the documents. */
export const useChatQuestion = (): ChatQuestion | undefined => {
  const { t } = useLingui();
  const router = useRouter();
  const { chat, question } = useSearch({ strict: false });
  const { data } = useQuery({ ...documentChatQueries.one(useApi(), chat ?? ''), enabled: question !== undefined });
  const asked = data?.messages.find(({ id }) => id === question);
  if (!data || asked?.type !== 'text') return undefined;
  const { documentIds } = data.chat;
  const [only] = documentIds;
  const { href } =
    only !== undefined && documentIds.length === 1
      ? router.buildLocation({ to: '/ct/document-center/$documentId', params: { documentId: only } })
      : router.buildLocation({ to: '/ct/document-center' });
  const place = new URL(href, location.origin).href;
  const text = asked.meant ?? asked.text;
  return {
    id: asked.id,
    message: `${text}\n\n${t`Our documents don’t state this. What was searched: ${place}`}`,
  };
};
