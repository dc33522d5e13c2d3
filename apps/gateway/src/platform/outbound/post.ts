import { RefusedAddress, requestOutside } from './request.ts';

export type Attempt = {
  milliseconds: number;
  /** The receiver's status; null where it did not answer. */
  status: number | null;
  /** First bytes of its answer, as text. */
  body: string | null;
  /** Why it did not arrive, where there was no answer. */
  failure: 'refused-address' | 'timeout' | 'connection' | null;
};

type Message = {
  url: string;
  headers: Record<string, string>;
  body: string;
  timeoutMilliseconds: number;
  answerBytesMax: number;
  /** Allows messages to this machine and its network: for development only. */
  allowLocal: boolean;
};

const failureOf = (error: unknown): Attempt['failure'] => {
  if (error instanceof RefusedAddress) return 'refused-address';
  // Only the timeout aborts.
  return error instanceof Error && error.name === 'AbortError' ? 'timeout' : 'connection';
};

/** Sends JSON to an address that somebody entered, once, without following redirects. Never throws: the attempt has the result. */
export const postOutside = async ({ timeoutMilliseconds, headers, ...message }: Message): Promise<Attempt> => {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const { status, bytes } = await requestOutside({
      ...message,
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(message.body)) },
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    return { milliseconds: took(), status, body: bytes.toString().replaceAll('\0', ''), failure: null };
  } catch (error) {
    return { milliseconds: took(), status: null, body: null, failure: failureOf(error) };
  }
};
