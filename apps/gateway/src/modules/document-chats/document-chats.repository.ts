import type { ChatMessage, ChatMessageType, ChatVerdict, CitedSentence, DocumentChat, NearPage } from '@esg/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import type { NearPlace } from '../document-search/index.ts';
import type { AnsweredBy } from './answerer.ts';
import { documentChatMessages, documentChats } from './document-chats.tables.ts';

type ChatRow = typeof documentChats.$inferSelect;
type MessageRow = typeof documentChatMessages.$inferSelect;
type Fields = { readonly title: string; readonly documentIds: readonly string[] };

/** A chat belongs to the person who began it, also among colleagues. */
const own = (scoped: Scoped) => and(ownRows(documentChats, scoped), eq(documentChats.userId, scoped.userId));
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(documentChats.id, id));
const ofChat = (scoped: Scoped, chatId: string) =>
  and(ownRows(documentChatMessages, scoped), eq(documentChatMessages.chatId, chatId));

const chatFrom = ({ id, title, documentIds, updatedAt, version }: ChatRow): DocumentChat => ({
  id,
  title,
  documentIds: [...documentIds],
  updatedAt: updatedAt.toISOString(),
  version,
});

/** The row as the API answers it, with what its nearest pages say now. */
export const messageFrom = (
  row: MessageRow,
  { pages = [], meant }: { readonly pages?: readonly (NearPage | null)[]; readonly meant?: string | undefined } = {},
): ChatMessage => {
  const { id, type, text, sentences, verdict, at, ...by } = row;
  const message = { id, at: at.toISOString() };
  if (type === 'text') return { ...message, type, text, meant };
  if (type === 'error') return { ...message, type };
  const writtenBy = by.writtenBy ?? undefined;
  const hasModelFailed = by.hasModelFailed || undefined;
  const isModelUnproved = by.isModelUnproved || undefined;
  const nearest = pages.length > 0 ? [...pages] : undefined;
  return { ...message, type, sentences: [...sentences], verdict, writtenBy, hasModelFailed, isModelUnproved, nearest };
};

/** The person's own, what was used last first. */
export const listChats = async (scoped: Scoped): Promise<DocumentChat[]> =>
  (
    await scoped.tx
      .select()
      .from(documentChats)
      .where(own(scoped))
      .orderBy(desc(documentChats.updatedAt), desc(documentChats.id))
  ).map(chatFrom);

export const countChats = (scoped: Scoped) => scoped.tx.$count(documentChats, own(scoped));

export const findChat = async (scoped: Scoped, id: string): Promise<DocumentChat | undefined> => {
  const [row] = await scoped.tx.select().from(documentChats).where(one(scoped, id));
  return row && chatFrom(row);
};

/** The chat, kept from other questions until the transaction ends. */
export const lockChat = async (scoped: Scoped, id: string): Promise<DocumentChat | undefined> => {
  const [row] = await scoped.tx.select().from(documentChats).where(one(scoped, id)).for('update');
  return row && chatFrom(row);
};

export const insertChat = async (scoped: Scoped, { title, documentIds }: Fields, now: Date): Promise<DocumentChat> => {
  const { tx, tenantId, organisationId, userId } = scoped;
  const [row] = await tx
    .insert(documentChats)
    .values({ tenantId, organisationId, userId, title, documentIds, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('A chat was not stored');
  return chatFrom(row);
};

/** The changed chat; undefined where none stands at this version. */
export const updateChat = async (
  scoped: Scoped,
  id: string,
  version: number,
  { title, documentIds }: Fields,
): Promise<DocumentChat | undefined> => {
  const [row] = await scoped.tx
    .update(documentChats)
    .set({ title, documentIds, version: sql`${documentChats.version} + 1` })
    .where(and(one(scoped, id), eq(documentChats.version, version)))
    .returning();
  return row && chatFrom(row);
};

/** Whether there was one. */
export const deleteChat = async (scoped: Scoped, id: string) =>
  (await scoped.tx.delete(documentChats).where(one(scoped, id)).returning({ id: documentChats.id })).length > 0;

/** The messages of a chat, the oldest first. */
export const listMessages = (scoped: Scoped, chatId: string): Promise<MessageRow[]> =>
  scoped.tx.select().from(documentChatMessages).where(ofChat(scoped, chatId)).orderBy(asc(documentChatMessages.number));

/** What was asked in the chat, in its order. */
export const listQuestions = async (scoped: Scoped, chatId: string): Promise<string[]> => {
  const asked = await scoped.tx
    .select({ text: documentChatMessages.text })
    .from(documentChatMessages)
    .where(and(ofChat(scoped, chatId), eq(documentChatMessages.type, 'text')))
    .orderBy(asc(documentChatMessages.number));
  return asked.map(({ text }) => text ?? '');
};

export const countQuestions = (scoped: Scoped, chatId: string) =>
  scoped.tx.$count(documentChatMessages, and(ofChat(scoped, chatId), eq(documentChatMessages.type, 'text')));

type NewMessage = {
  readonly number: number;
  readonly type: ChatMessageType;
  readonly text?: string;
  readonly sentences?: readonly CitedSentence[];
  readonly nearest?: readonly NearPlace[];
  readonly writtenBy?: string | null;
  readonly hasModelFailed?: boolean;
  readonly isModelUnproved?: boolean;
};

const insertMessage = async (
  scoped: Scoped,
  chatId: string,
  { text = '', sentences = [], ...message }: NewMessage,
  now: Date,
): Promise<MessageRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(documentChatMessages)
    .values({ ...message, tenantId, organisationId, chatId, text, sentences, at: now })
    .returning();
  if (!row) throw new Error('A message of a chat was not stored');
  await tx.update(documentChats).set({ updatedAt: now }).where(one(scoped, chatId));
  return row;
};

/**
 * Adds a question at the end of a chat that is locked, and leaves the number after the last question free, which is that of its answer: two
 * questions that are asked at once keep their answers apart.
 */
export const addQuestion = async (scoped: Scoped, chatId: string, text: string, now: Date): Promise<MessageRow> => {
  const [last] = await scoped.tx
    .select({ number: documentChatMessages.number, type: documentChatMessages.type })
    .from(documentChatMessages)
    .where(ofChat(scoped, chatId))
    .orderBy(desc(documentChatMessages.number))
    .limit(1);
  const number = (last?.number ?? 0) + (last?.type === 'text' ? 2 : 1);
  return insertMessage(scoped, chatId, { number, type: 'text', text }, now);
};

/** What an answer came to. */
export type AnswerType = Exclude<ChatMessageType, 'text'>;
type NewAnswer = {
  readonly type: AnswerType;
  readonly sentences: readonly CitedSentence[];
  readonly nearest: readonly NearPlace[];
};

/** Adds the answer right after its question, whatever was asked since, to a chat that is locked. */
export const addAnswer = async (
  scoped: Scoped,
  chatId: string,
  { question, type, sentences, nearest, by }: NewAnswer & { readonly question: number; readonly by: AnsweredBy },
  now: Date,
): Promise<MessageRow> => {
  const who = { writtenBy: by.writtenBy, hasModelFailed: by.hasFailed, isModelUnproved: by.isUnproved ?? false };
  return insertMessage(scoped, chatId, { number: question + 1, type, sentences, nearest, ...who }, now);
};

/** Whether the chat has such an answer, and says now whether it helped. */
export const saveVerdict = async (scoped: Scoped, chatId: string, messageId: string, verdict: ChatVerdict) =>
  (
    await scoped.tx
      .update(documentChatMessages)
      .set({ verdict })
      .where(
        and(
          ofChat(scoped, chatId),
          eq(documentChatMessages.id, messageId),
          inArray(documentChatMessages.type, ['paragraph', 'stop']),
        ),
      )
      .returning({ id: documentChatMessages.id })
  ).length > 0;
