import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** How a socket for both kinds of addresses writes one of the older kind (RFC 4291, 2.5.5.2). */
const mappedPrefix = /^::ffff:(?=\d+\.)/;

const inProcess = 'in-process';

/** The caller's network address. Forwarded headers count only behind a proxy that this deployment trusts. */
export const addressOf = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address?.replace(mappedPrefix, '') ?? 'unknown';
  } catch {
    // A request that came through no socket, as in-process tests make.
    return inProcess;
  }
};

/** Whether an address or name to listen at is this machine's own, so that nobody else reaches it. */
export const isOwnMachine = (address: string) =>
  address === 'localhost' || address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);

/** What a proxy adds to a request, whether or not we were told that there is one. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Names that only this machine answers to; a page elsewhere whose name is led to this machine comes with its own (DNS rebinding). */
const isOwnName = (host: string) => {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');
  return name.endsWith('.localhost') || isOwnMachine(name);
};

/**
 * Whether the caller sits at this very machine, and asks it by a name of its own. What a proxy brings along comes from elsewhere, unless it
 * is trusted and says otherwise.
 */
export const isFromHere = (c: Context, trustProxy: boolean): boolean => {
  if (!trustProxy && forwarding.some((name) => c.req.header(name) !== undefined)) return false;
  const address = addressOf(c, trustProxy);
  return (address === inProcess || isOwnMachine(address)) && isOwnName(c.req.header('host') ?? new URL(c.req.url).host);
};
