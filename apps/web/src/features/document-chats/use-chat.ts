import { askInChat, documentChatMutations, documentChatQueries } from '@esg/api-client';
import { useApi, useDraftText } from '@esg/app-kit';
import type { ChatEvent, ChatMessage, CitedSentence } from '@esg/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** A question that is being answered: what was found so far. */
export type Running = {
  /** Nothing until the chat of a first question is stored. */
  readonly chatId: string | undefined;
  readonly text: string;
  readonly at: string;
  readonly sentences: readonly CitedSentence[];
  /** The stored messages, once they are there. */
  readonly stored: readonly ChatMessage[];
};

const after = (running: Running, event: ChatEvent): Running => {
  if (event.type === 'sentence') return { ...running, sentences: [...running.sentences, event.sentence] };
  return { ...running, stored: [...running.stored, event.message] };
};

const titleMax = 80;
/** The question itself names its chat, until somebody renames it. */
const titleFrom = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > titleMax ? `${line.slice(0, titleMax).trimEnd()}…` : line;
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

  const chatFor = async (text: string): Promise<string> => {
    if (id !== undefined) return id;
    const chat = await begin({ title: titleFrom(text), documentIds: [...documentIds], key: draft.key });
    setRunning((before) => before && { ...before, chatId: chat.id });
    onBegun(chat.id);
    return chat.id;
  };
  const answerTo = async (text: string, stop: AbortSignal) => {
    const chatId = await chatFor(text);
    for await (const event of askInChat(api, chatId, text, stop)) {
      if (event.type === 'asked') draft.done(draft.text);
      setRunning((before) => before && after(before, event));
    }
    await queryClient.invalidateQueries({ queryKey: documentChatQueries.one(api, chatId).queryKey });
    void queryClient.invalidateQueries({ queryKey: documentChatQueries.all(api).queryKey });
  };
  const ask = async () => {
    const text = draft.text.trim();
    if (text === '' || running) return;
    const stop = new AbortController();
    stopping.current = stop;
    setFailed(undefined);
    setRunning({ chatId: id, text, at: new Date().toISOString(), sentences: [], stored: [] });
    await answerTo(text, stop.signal).catch((error) => {
      // What was found until it was stopped is stored; the gateway announces it.
      if (!stop.signal.aborted) setFailed({ chatId: id, error });
    });
    setRunning(undefined);
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
