import type { ChatMessageType, ChatVerdict, CitedSentence } from '@esg/contract';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import type { NearPlace } from '../document-search/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

/** A person's chat with the documents of an organisation. */
export const documentChats = pgTable(
  'document_chats',
  {
    id: idColumn(),
    ...organisationOwner(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The documents that answers come from; all where it is empty. One that was deleted stays here and answers nothing. */
    documentIds: jsonb('document_ids').$type<readonly string[]>().notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    /** When something was asked or answered last. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    unique('document_chats_id_organisation').on(table.id, table.organisationId),
    index('document_chats_newest').on(table.organisationId, table.userId, table.updatedAt),
    index('document_chats_user').on(table.userId),
    ...organisationFence(table),
  ],
).enableRLS();

/** A question or an answer of a chat. */
export const documentChatMessages = pgTable(
  'document_chat_messages',
  {
    id: idColumn(),
    ...organisationOwner(),
    chatId: uuid('chat_id').notNull(),
    /** Its place in the chat, from 1. */
    number: integer('number').notNull(),
    type: text('type').$type<ChatMessageType>().notNull(),
    /** What was asked; empty in answers. */
    text: text('text').notNull(),
    /** What was answered; empty in questions. */
    sentences: jsonb('sentences').$type<readonly CitedSentence[]>().notNull(),
    /** The language model that wrote the sentences; null where they are quotes. */
    writtenBy: text('written_by'),
    /** Whether a model was asked and did not finish. */
    hasModelFailed: boolean('has_model_failed').notNull().default(false),
    /** Whether what a model wrote was left out, because no page proves it. */
    isModelUnproved: boolean('is_model_unproved').notNull().default(false),
    /** Pages that come near where nothing was answered; what they say is read from their documents each time. */
    nearest: jsonb('nearest').$type<readonly NearPlace[]>().notNull().default([]),
    verdict: text('verdict').$type<ChatVerdict>(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('document_chat_messages_number').on(table.chatId, table.number),
    index('document_chat_messages_organisation').on(table.organisationId),
    foreignKey({
      name: 'document_chat_messages_chat_fk',
      columns: [table.chatId, table.organisationId],
      foreignColumns: [documentChats.id, documentChats.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
