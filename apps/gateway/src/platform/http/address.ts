import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** How a socket for both IP versions writes an IPv4 address (RFC 4291, 2.5.5.2). */
const mappedPrefix = /^::ffff:(?=\d+\.)/;

const inProcess = 'in-process';

/** The caller's network address. Forwarded headers count only behind a proxy that this deployment trusts. */
export const addressOf = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address?.replace(mappedPrefix, '') ?? 'unknown';
  } catch {
    // A request without a socket, as in-process tests make.
    return inProcess;
  }
};

/** Whether an address or name to listen at is local, so that no other machine reaches it. */
export const isOwnMachine = (address: string) =>
  address === 'localhost' || address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);

/** Headers that a proxy adds to a request, whether or not one is configured. */
const forwarding = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Names that only this machine answers to; a page elsewhere whose name resolves to this machine has its own name (DNS rebinding). */
const isOwnName = (host: string) => {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '');
  return name.endsWith('.localhost') || isOwnMachine(name);
};

/**
 * Whether the caller is on this machine, and uses a local name. A request through a proxy comes from elsewhere, unless the proxy is trusted
 * and says otherwise.
 */
export const isFromHere = (c: Context, trustProxy: boolean): boolean => {
  if (!trustProxy && forwarding.some((name) => c.req.header(name) !== undefined)) return false;
  const address = addressOf(c, trustProxy);
  return (address === inProcess || isOwnMachine(address)) && isOwnName(c.req.header('host') ?? new URL(c.req.url).host);
};
