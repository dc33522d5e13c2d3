import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { openOutside, requestOutside } from './request.ts';

/** The parts of `fetch` that libraries use here. */
type Asked = {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
};

const answerBytesMax = 1024 * 1024;
const timeoutMilliseconds = 10_000;

const headersOf = (headers: HeadersInit | undefined, sent: string | Uint8Array | undefined) => ({
  ...Object.fromEntries(new Headers(headers)),
  ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
});

const givenHeaders = (headers: IncomingHttpHeaders): Headers => {
  const given = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) given.set(name, String(value));
  return given;
};

const bodyOf = (body: unknown): string | Uint8Array | undefined => {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('A body of this kind is not sent outside');
};

/**
 * A `fetch` for libraries that call addresses which somebody entered: the same checks as for webhooks, no redirects, the first megabyte of
 * an answer. Throws `RefusedAddress` for addresses outside the public internet.
 */
export const createFetchOutside =
  (allowLocal: boolean) =>
  async (url: string, { method = 'GET', headers, body, signal }: Asked): Promise<Response> => {
    const sent = bodyOf(body);
    const answer = await requestOutside({
      url,
      method,
      body: sent,
      headers: headersOf(headers, sent),
      signal: signal ?? AbortSignal.timeout(timeoutMilliseconds),
      answerBytesMax,
      allowLocal,
    });
    const isEmpty = answer.bytes.length === 0;
    return new Response(isEmpty ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: givenHeaders(answer.headers),
    });
  };

/** The answer's bytes as they come; more than `bytesMax` break it off. */
const readBytes = async function* (answer: IncomingMessage, bytesMax: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > bytesMax) throw new Error('The answer has more bytes than are read');
    yield part;
  }
};

/**
 * A `fetch` whose answers are read as they come, with the same checks and no redirects. Aborting it, or no longer reading the body, closes
 * the connection.
 */
export const createStreamOutside =
  (allowLocal: boolean, bytesMax: number) =>
  async (url: string, { method = 'GET', headers, body, signal }: Asked): Promise<Response> => {
    const sent = bodyOf(body);
    const given = headersOf(headers, sent);
    const answer = await openOutside({
      url,
      method,
      body: sent,
      headers: given,
      signal: signal ?? new AbortController().signal,
      allowLocal,
    });
    const stream = Readable.toWeb(Readable.from(readBytes(answer, bytesMax))) as ReadableStream<Uint8Array>;
    return new Response(stream, { status: answer.statusCode ?? 0, headers: givenHeaders(answer.headers) });
  };
