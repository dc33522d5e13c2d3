import { requestOutside } from './request.ts';

/** The parts of `fetch` that libraries use here. */
type Asked = {
  method?: string | undefined;
  headers?: HeadersInit | undefined;
  body?: unknown;
  signal?: AbortSignal | null | undefined;
};

const answerBytesMax = 1024 * 1024;
const timeoutMilliseconds = 10_000;

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
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(sent !== undefined && { 'content-length': String(Buffer.byteLength(sent)) }),
      },
      signal: signal ?? AbortSignal.timeout(timeoutMilliseconds),
      answerBytesMax,
      allowLocal,
    });
    const given = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) given.set(name, String(value));
    const isEmpty = answer.bytes.length === 0;
    return new Response(isEmpty ? null : new Uint8Array(answer.bytes), { status: answer.status, headers: given });
  };
