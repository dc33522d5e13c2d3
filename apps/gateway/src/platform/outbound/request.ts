import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, isPublicUrl } from './addresses.ts';

/** A request to an address that somebody gave us. */
export type OutsideRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
  signal: AbortSignal;
  answerBytesMax: number;
  /** Lets it go to this machine and its network, and without TLS: for development alone. */
  allowLocal: boolean;
};
export type OutsideAnswer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** The address is not on the public internet. */
export class RefusedAddress extends Error {}

/**
 * Resolves names itself and hands on what it has checked, so that nothing is asked a second time between check and connection: a name
 * that means a private address now, or only the next time, is refused either way.
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
 * Asks an address that somebody gave us, once, without following redirects; what comes after the first bytes of the answer is not
 * waited for. Throws `RefusedAddress` before anything is connected, and what the connection throws.
 */
export const requestOutside = ({ url, method, headers, body, signal, answerBytesMax, allowLocal }: OutsideRequest) =>
  new Promise<OutsideAnswer>((answered, failed) => {
    if (!allowLocal && !isPublicUrl(new URL(url))) throw new RefusedAddress();
    const request = url.startsWith('https:') ? requestHttps : requestHttp;
    const options = { method, headers, agent: false, signal, ...(allowLocal ? {} : { lookup: lookupPublic }) };
    const sent = request(url, options, (response) => {
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
    sent.on('error', failed);
    sent.end(body);
  });
