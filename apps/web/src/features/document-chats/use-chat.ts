import { askInChat, documentChatMutations, documentChatQueries } from '@esg/api-client';
import { useApi, useDraftText } from '@esg/app-kit';
import type { ChatEvent, ChatMessage, CitedSentence, DocumentChatDetail } from '@esg/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** A question that is being answered: what was found so far. */
export type Running = {
  /** Nothing until the first question of a new chat is stored. */
  readonly chatId: string | undefined;
  readonly text: string;
  readonly at: string;
  /** Whether the question is stored, and stands among the messages of its chat. */
  readonly isAsked: boolean;
  readonly sentences: readonly CitedSentence[];
};

/** The chat with a message that it may have been read with already. */
const withMessage = (known: DocumentChatDetail, message: ChatMessage): DocumentChatDetail =>
  known.messages.some(({ id }) => id === message.id) ? known : { ...known, messages: [...known.messages, message] };

const titleMax = 80;
/** The question itself names its chat, until somebody renames it. */
const titleFrom = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  // By characters, of which some are two code units.
  const characters = Array.from(line);
  return characters.length > titleMax ? `${characters.slice(0, titleMax).join('').trimEnd()}…` : line;
};

type Beginning = { readonly documentIds: readonly string[]; readonly onBegun: (id: string) => void };

/** One chat: its messages, what is being answered, and asking. Without an id the first question begins a chat. */
export const useChat = (id: string | undefined, { documentIds, onBegun }: Beginning) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const detail = useQuery({ ...documentChatQueries.one(api, id ?? ''), enabled: id !== undefined });
  const draft = useDraftText(`document-chat/${id ?? 'new'}`);
  const { mutateAsync: begin } = useMutation(documentChatMutations.create(api, queryClient));
  const [running, setRunning] = useState<Running>();
  const [failed, setFailed] = useState<{ readonly chatId: string | undefined; readonly error: unknown }>();
  const stopping = useRef<AbortController>(undefined);
  const keyOf = (chatId: string) => documentChatQueries.one(api, chatId).queryKey;

  /** The chat of the question: one that the first question begins keeps its key, so that asked again it is begun once. */
  const chatFor = async (text: string): Promise<string> => {
    if (id !== undefined) return id;
    const chat = await begin({ title: titleFrom(text), documentIds: [...documentIds], key: draft.key });
    queryClient.setQueryData(keyOf(chat.id), (known) => known ?? { chat, messages: [] });
    return chat.id;
  };
  const show = (chatId: string, event: ChatEvent) => {
    if (event.type === 'sentence') {
      setRunning((before) => before && { ...before, sentences: [...before.sentences, event.sentence] });
      return;
    }
    queryClient.setQueryData(keyOf(chatId), (known) => known && withMessage(known, event.message));
    if (event.type === 'answered') return;
    draft.done(draft.text);
    setRunning((before) => before && { ...before, chatId, isAsked: true });
    if (id === undefined) onBegun(chatId);
  };
  const ask = async () => {
    const text = draft.text.trim();
    if (text === '' || running) return;
    const stop = new AbortController();
    stopping.current = stop;
    setFailed(undefined);
    setRunning({ chatId: id, text, at: new Date().toISOString(), isAsked: false, sentences: [] });
    let chatId = id;
    try {
      chatId = await chatFor(text);
      for await (const event of askInChat(api, chatId, text, stop.signal)) show(chatId, event);
    } catch (error) {
      // What was found until it was stopped is stored.
      if (!stop.signal.aborted) setFailed({ chatId: id, error });
    }
    setRunning(undefined);
    if (chatId !== undefined) void queryClient.invalidateQueries({ queryKey: keyOf(chatId) });
    void queryClient.invalidateQueries({ queryKey: documentChatQueries.all(api).queryKey });
  };
  return {
    detail,
    draft,
    running: running?.chatId === id ? running : undefined,
    isBusy: running !== undefined,
    error: failed?.chatId === id ? failed?.error : undefined,
    ask: () => void ask(),
    stop: () => stopping.current?.abort(),
  };
};
