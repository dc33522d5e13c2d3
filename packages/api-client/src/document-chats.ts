import type { ChatEvent, ChatVerdict, DocumentChat, DocumentChatChange, NewDocumentChat } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  askDocuments,
  changeDocumentChat,
  createDocumentChat,
  judgeChatAnswer,
  listDocumentChats,
  readDocumentChat,
  removeDocumentChat,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** The person's own chats with documents. */
export const documentChatQueries = {
  /** All of them, what was used last first. */
  all: (client: ApiClient) =>
    query([...keys.documentChats, 'all'], (signal) => listDocumentChats({ client, signal, throwOnError })),
  /** One with its messages. */
  one: (client: ApiClient, id: string) =>
    query([...keys.documentChats, 'one', id], (signal) =>
      readDocumentChat({ client, signal, throwOnError, path: { id } }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'document-chats.changed' });

/** Writing chats. A change of an older state is refused with `resource.stale`; `currentOf` reads what stands now. */
export const documentChatMutations = {
  /** `key` makes a repeated call answer with the one of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DocumentChat, NewDocumentChat & { key: string }>(
      ({ key, ...body }) => createDocumentChat({ client, body, throwOnError, headers: { 'Idempotency-Key': key } }),
      // The first question does not wait for the list.
      () => void readAgain(queryClient)(),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<DocumentChat, { id: string; change: DocumentChatChange }>(
      ({ id, change }) => changeDocumentChat({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeDocumentChat({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Says whether an answer helped. */
  judge: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, { id: string; messageId: string; verdict: ChatVerdict }>(
      ({ id, messageId, verdict }) =>
        judgeChatAnswer({ client, path: { id, messageId }, body: { verdict }, throwOnError }),
      readAgain(queryClient),
    ),
};

/** The values of a stream that has one JSON value on each line, as they come. */
async function* valuesOfLines<Value>(body: ReadableStream<Uint8Array>): AsyncGenerator<Value> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let rest = '';
  // Not every browser can iterate over a stream.
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const lines = `${rest}${decoder.decode(piece.value, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Value;
  }
}

/** Asks a question in a chat and yields what comes of it. Aborting `signal` stops the answer; the chat keeps what was found until then. */
export async function* askInChat(
  client: ApiClient,
  id: string,
  text: string,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const { data } = await askDocuments({
    client,
    path: { id },
    body: { text },
    signal,
    throwOnError,
    parseAs: 'stream',
  });
  yield* valuesOfLines<ChatEvent>(data as unknown as ReadableStream<Uint8Array>);
}
