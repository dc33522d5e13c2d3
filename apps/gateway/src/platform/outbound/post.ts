import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicUrl } from './addresses.ts';

export type Attempt = {
  milliseconds: number;
  /** What the receiver answered; null where it gave no answer. */
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
  /** Lets messages go to this machine and its network: for development alone. */
  allowLocal: boolean;
};

class RefusedAddress extends Error {}

/**
 * Resolves names itself and hands on what it has checked, so that nothing is asked a second time between check and connection: a name
 * that means a private address now, or only the next time, is refused either way.
 */
const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new RefusedAddress(), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

const failureOf = (error: unknown): Attempt['failure'] => {
  if (error instanceof RefusedAddress) return 'refused-address';
  // Nothing but the clock aborts.
  return error instanceof Error && error.name === 'AbortError' ? 'timeout' : 'connection';
};

/** The answer's status with its first bytes; what comes after them is not waited for. */
const send = ({ url, headers, body, timeoutMilliseconds, answerBytesMax, allowLocal }: Message) =>
  new Promise<{ status: number; body: string }>((answered, failed) => {
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal: AbortSignal.timeout(timeoutMilliseconds),
      ...(allowLocal ? {} : { lookup: lookupPublic }),
    };
    const sent = request(url, options, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = () => {
        const text = Buffer.concat(parts).subarray(0, answerBytesMax).toString().replaceAll('\0', '');
        answered({ status: response.statusCode ?? 0, body: text });
        response.destroy();
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size >= answerBytesMax) end();
      });
      response.on('end', end);
      response.on('error', failed);
    });
    sent.on('error', failed);
    sent.end(body);
  });

/** Sends JSON to an address that somebody gave us, once, without following redirects. Never throws: the attempt says what came of it. */
export const postOutside = async (message: Message): Promise<Attempt> => {
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  if (!message.allowLocal && !isPublicUrl(new URL(message.url)))
    return { milliseconds: 0, status: null, body: null, failure: 'refused-address' };
  try {
    const { status, body } = await send(message);
    return { milliseconds: took(), status, body, failure: null };
  } catch (error) {
    return { milliseconds: took(), status: null, body: null, failure: failureOf(error) };
  }
};
