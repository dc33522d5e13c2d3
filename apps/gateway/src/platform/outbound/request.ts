import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicUrl } from './addresses.ts';

/** A request to an address that somebody entered. */
export type OutsideRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  signal: AbortSignal;
  answerBytesMax: number;
  /** Allows this machine and its network, and no TLS. */
  allowLocal: boolean;
};
export type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** The address is not on the public internet. */
export class RefusedAddress extends Error {}

/**
 * Resolves names itself and passes on the checked address, so that no second look-up happens between check and connection: a name with a
 * private address, now or at the next look-up, is refused.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address)))
      return callback(new RefusedAddress(), '', 0);
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/**
 * Calls an address that somebody entered, once, without following redirects, and gives the answer as soon as its head is there. Throws
 * `RefusedAddress` before anything is connected, and the errors of the connection; aborted, it closes the connection.
 */
export const openOutside = ({
  url,
  method,
  headers,
  body,
  signal,
  allowLocal,
}: Omit<OutsideRequest, 'answerBytesMax'>) =>
  new Promise<IncomingMessage>((answered, failed) => {
    if (!allowLocal && !isPublicUrl(new URL(url))) throw new RefusedAddress();
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = { method, headers, agent: false, signal, ...(allowLocal ? {} : { lookup: lookupPublic }) };
    const sent = request(url, options, answered);
    sent.on('error', failed);
    sent.end(body);
  });

/** The same with the first bytes of the answer; it does not wait for the rest. */
export const requestOutside = async ({ answerBytesMax, ...asked }: OutsideRequest) => {
  const response = await openOutside(asked);
  return new Promise<OutsideAnswer>((answered, failed) => {
    const parts: Buffer[] = [];
    let size = 0;
    const end = () => {
      const bytes = Buffer.concat(parts).subarray(0, answerBytesMax);
      answered({ status: response.statusCode ?? 0, headers: response.headers, bytes });
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
};
