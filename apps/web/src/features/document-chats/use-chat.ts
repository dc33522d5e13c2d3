import { ApiError, askInChat, documentChatMutations, documentChatQueries } from '@esg/api-client';
import { useApi, useDraftText } from '@esg/app-kit';
import {
  type ChatEvent,
  type ChatMessage,
  type CitedSentence,
  type DocumentChatDetail,
  documentChatLimits,
} from '@esg/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** A question that is being answered: what was found so far. */
export type Running = {
  readonly text: string;
  readonly at: string;
  /** The question among the messages of its chat; undefined until it is stored. */
  readonly messageId: string | undefined;
  readonly sentences: readonly CitedSentence[];
  readonly stop: AbortController;
};

/** What is going on in each chat, by its id: one is answered while another is read. */
type ByChat<Value> = ReadonlyMap<string, Value>;
/** The chat that the first question begins, until it is stored. */
const newChat = 'new';

const withOne = <Value>(all: ByChat<Value>, id: string, value: Value): ByChat<Value> => new Map(all).set(id, value);
const without = <Value>(all: ByChat<Value>, ...ids: string[]): ByChat<Value> =>
  new Map([...all].filter(([id]) => !ids.includes(id)));

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

/** What is going on in each chat, and what went wrong. */
const useRuns = () => {
  const [running, setRunning] = useState<ByChat<Running>>(new Map());
  const [failed, setFailed] = useState<ByChat<unknown>>(new Map());
  return {
    running,
    failed,
    begin: (id: string, run: Running) => {
      setFailed((before) => without(before, id));
      setRunning((before) => withOne(before, id, run));
    },
    /** The question is stored, in a chat that may have got its id only now. */
    asked: (from: string, id: string, run: Running) => setRunning((before) => withOne(without(before, from), id, run)),
    found: (id: string, sentence: CitedSentence) =>
      setRunning((before) => {
        const run = before.get(id);
        return run ? withOne(before, id, { ...run, sentences: [...run.sentences, sentence] }) : before;
      }),
    fail: (id: string, error: unknown) => setFailed((before) => withOne(before, id, error)),
    end: (id: string) => setRunning((before) => without(before, id)),
  };
};

type Beginning = { readonly documentIds: readonly string[]; readonly onBegun: (id: string) => void };

/** One chat: its messages, what is being answered, and asking. Without an id the first question begins a chat. */
export const useChat = (id: string | undefined, { documentIds, onBegun }: Beginning) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const shown = id ?? newChat;
  const detail = useQuery({ ...documentChatQueries.one(api, id ?? ''), enabled: id !== undefined });
  const draft = useDraftText(`document-chat/${shown}`);
  const { mutateAsync: begin } = useMutation(documentChatMutations.create(api, queryClient));
  const { running, failed, ...runs } = useRuns();
  const keyOf = (chatId: string) => documentChatQueries.one(api, chatId).queryKey;

  /** The chat of the question: one that the first question begins keeps its key, so that asked again it is begun once. */
  const chatFor = async (text: string): Promise<string> => {
    if (id !== undefined) return id;
    const chat = await begin({ title: titleFrom(text), documentIds: [...documentIds], key: draft.key });
    queryClient.setQueryData(keyOf(chat.id), (known) => known ?? { chat, messages: [] });
    return chat.id;
  };
  const show = (chatId: string, run: Running, event: ChatEvent) => {
    if (event.type === 'sentence') return runs.found(chatId, event.sentence);
    queryClient.setQueryData(keyOf(chatId), (known) => known && withMessage(known, event.message));
    if (event.type === 'answered') return;
    draft.done(draft.text);
    runs.asked(shown, chatId, { ...run, messageId: event.message.id });
    if (id === undefined) onBegun(chatId);
  };
  const ask = async () => {
    const text = draft.text.trim();
    if (text.length < documentChatLimits.questionLengthMin || running.has(shown)) return;
    const stop = new AbortController();
    const run: Running = { text, at: new Date().toISOString(), messageId: undefined, sentences: [], stop };
    runs.begin(shown, run);
    let chatId = id;
    // Where the text is until it is asked: an error is shown beside it.
    let place = shown;
    try {
      chatId = await chatFor(text);
      for await (const event of askInChat(api, chatId, text, stop.signal)) {
        show(chatId, run, event);
        place = chatId;
      }
    } catch (error) {
      // What was found until it was stopped is stored.
      if (!stop.signal.aborted) runs.fail(place, error);
    }
    runs.end(place);
    if (chatId !== undefined) void queryClient.invalidateQueries({ queryKey: keyOf(chatId) });
    void queryClient.invalidateQueries({ queryKey: documentChatQueries.all(api).queryKey });
  };
  return {
    detail,
    /** Deleted, or never there. */
    isGone: detail.error instanceof ApiError && detail.error.status === 404,
    draft,
    running: running.get(shown),
    error: failed.get(shown),
    ask: () => void ask(),
    stop: () => running.get(shown)?.stop.abort(),
  };
};
