import {
  type ChatEvent,
  type ChatMessage,
  type ChatQuestion,
  type ChatVerdict,
  type CitedSentence,
  type DocumentChat,
  type DocumentChatChange,
  type DocumentChatDetail,
  documentChatLimits,
  type NewDocumentChat,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { findNearest, type NearPlace, openNearest } from '../document-search/index.ts';
import { namesOfDocuments } from '../documents/index.ts';
import type { AnsweredBy, Answerer } from './answerer.ts';
import * as rows from './document-chats.repository.ts';
import { followUps } from './follow-up.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log' | 'realtime'>;

const room = { count: rows.countChats, most: documentChatLimits.chatsMax };

const announce = ({ realtime }: Deps, scope: Scope) => realtime.publish(scope, { type: 'document-chats.changed' });

/** The person's own chats, what was used last first. */
export const readChats = ({ database }: Deps, scope: Scope): Promise<DocumentChat[]> =>
  database.withScope(scope, rows.listChats);

const withheld: CitedSentence = { text: '', citation: null };

/** What a document said is not shown any longer than the document itself. */
const withoutDeleted = (messages: readonly ChatMessage[], names: ReadonlyMap<string, string>): ChatMessage[] =>
  messages.map((message) => {
    if (message.type !== 'paragraph' && message.type !== 'stop') return message;
    const sentences = message.sentences.map((sentence) => {
      const name = sentence.citation && names.get(sentence.citation.documentId);
      if (!sentence.citation || name === undefined || name === null) return withheld;
      return { ...sentence, citation: { ...sentence.citation, documentName: name } };
    });
    return { ...message, sentences };
  });

/** What questions are answered as, by their id, where that is not what they say. */
const meantIn = (list: Awaited<ReturnType<typeof rows.listMessages>>): ReadonlyMap<string, string> => {
  const questions = list.filter(({ type }) => type === 'text');
  const meant = followUps(questions.map(({ text }) => text ?? ''));
  return new Map(questions.flatMap(({ id }, place) => (meant[place] === undefined ? [] : [[id, meant[place]]])));
};

/** One of the person's own chats. Throws `resource.not_found`. */
export const readChat = ({ database }: Deps, scope: Scope, id: string): Promise<DocumentChatDetail> =>
  database.withScope(scope, async (scoped) => {
    const chat = await rows.findChat(scoped, id);
    if (!chat) throw new ProblemError('resource.not_found');
    const names = await namesOfDocuments(scoped);
    const list = await rows.listMessages(scoped, id);
    const meant = meantIn(list);
    // An answer stands right behind its question.
    const sought = list.map(({ nearest }, place) => {
      const question = list[place - 1];
      return { text: (question && meant.get(question.id)) ?? question?.text ?? '', places: nearest };
    });
    const nearest = await openNearest(scoped, sought);
    const messages = list.map((row, place) =>
      rows.messageFrom(row, { pages: nearest[place] ?? [], meant: meant.get(row.id) }),
    );
    return { chat, messages: withoutDeleted(messages, names) };
  });

/** Begins a chat; sent again with the same `key` it is begun once. Throws `resource.full`. */
export const createChat = async (
  deps: Deps,
  scope: Scope,
  fields: NewDocumentChat,
  key?: string,
): Promise<DocumentChat> => {
  const now = deps.now();
  const chat = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, { operation: 'createDocumentChat', key, body: fields, status: 201, now }, async () => {
      await requireRoom(scoped, 'document-chats', room);
      return rows.insertChat(scoped, fields, now);
    }),
  );
  announce(deps, scope);
  return chat;
};

/** Changes the title or the documents. Throws `resource.stale` with what stands now, `resource.not_found`. */
export const changeChat = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, ...fields }: DocumentChatChange,
): Promise<DocumentChat> => {
  const chat = await deps.database.withScope(scope, async (scoped) => {
    const changed = await rows.updateChat(scoped, id, version, fields);
    if (changed) return changed;
    throw staleOrGone(await rows.findChat(scoped, id));
  });
  announce(deps, scope);
  return chat;
};

/** Deletes a chat with its messages. Throws `resource.not_found`. */
export const deleteChat = async (deps: Deps, scope: Scope, id: string) => {
  if (!(await deps.database.withScope(scope, (scoped) => rows.deleteChat(scoped, id))))
    throw new ProblemError('resource.not_found');
  announce(deps, scope);
};

const lockedChat = async (scoped: Scoped, id: string): Promise<DocumentChat> => {
  const chat = await rows.lockChat(scoped, id);
  if (!chat) throw new ProblemError('resource.not_found');
  return chat;
};

/** A question that was stored, and the documents that its answer comes from. */
export type Asked = {
  readonly chat: DocumentChat;
  readonly message: ChatMessage;
  /** Its place in the chat. */
  readonly number: number;
  /** What is answered: the question, or what it means behind the one before it. */
  readonly text: string;
};

/** Stores a question. Throws `resource.not_found`, and `resource.full` where the chat has as many as it may. */
export const askQuestion = (deps: Deps, scope: Scope, id: string, { text }: ChatQuestion): Promise<Asked> =>
  deps.database.withScope(scope, async (scoped) => {
    const chat = await lockedChat(scoped, id);
    if ((await rows.countQuestions(scoped, id)) >= documentChatLimits.questionsPerChatMax)
      throw new ProblemError('resource.full');
    const meant = followUps([...(await rows.listQuestions(scoped, id)), text]).at(-1);
    const row = await rows.addQuestion(scoped, id, text, deps.now());
    return { chat, text: meant ?? text, number: row.number, message: rows.messageFrom(row, { meant }) };
  });

/**
 * Answers a stored question and stores the answer: also what was found until the person stopped it, or that it failed. Nothing is stored
 * where the chat was deleted meanwhile.
 */
export async function* answerQuestion(
  deps: Deps,
  scope: Scope,
  { chat, message, number, text }: Asked,
  answer: Answerer,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  yield { type: 'asked', message };
  const sentences: CitedSentence[] = [];
  let nearest: readonly NearPlace[] = [];
  let hasFailed = false;
  let by: AnsweredBy = { writtenBy: null, hasFailed: false };
  const saysWho = (who: AnsweredBy) => {
    by = who;
  };
  const question = { text, documentIds: chat.documentIds };
  try {
    for await (const sentence of answer(scope, question, signal, saysWho)) {
      if (signal.aborted) break;
      sentences.push(sentence);
      yield { type: 'sentence', sentence };
    }
    if (sentences.length === 0 && !signal.aborted)
      nearest = await deps.database.readScope(scope, (scoped) => findNearest(scoped, question));
  } catch (error) {
    hasFailed = !signal.aborted;
    if (hasFailed) deps.log.error({ err: error, chat: chat.id }, 'a question was not answered');
  }
  const type: rows.AnswerType = signal.aborted ? 'stop' : hasFailed ? 'error' : 'paragraph';
  const sentencesKept = type === 'error' ? [] : sentences;
  const store = async (scoped: Scoped) => {
    if (!(await rows.lockChat(scoped, chat.id))) return undefined;
    const kept = { question: number, type, sentences: sentencesKept, nearest: type === 'paragraph' ? nearest : [], by };
    const row = await rows.addAnswer(scoped, chat.id, kept, deps.now());
    const [pages] = await openNearest(scoped, [{ text, places: row.nearest }]);
    return rows.messageFrom(row, { pages: pages ?? [] });
  };
  const stored = await deps.database.withScope(scope, store).catch((error) => {
    deps.log.error({ err: error, chat: chat.id }, 'an answer was not stored');
    throw error;
  });
  announce(deps, scope);
  if (stored) yield { type: 'answered', message: stored };
}

/** Keeps whether an answer helped. Throws `resource.not_found`. */
export const saveVerdict = async (deps: Deps, scope: Scope, id: string, messageId: string, verdict: ChatVerdict) => {
  await deps.database.withScope(scope, async (scoped) => {
    await lockedChat(scoped, id);
    if (!(await rows.saveVerdict(scoped, id, messageId, verdict))) throw new ProblemError('resource.not_found');
  });
  announce(deps, scope);
};
