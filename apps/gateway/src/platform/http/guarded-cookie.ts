import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { originOf } from './origin.ts';

type Kind = {
  /** Where https is missing; with https it is the whole host, as the `__Host-` prefix requires. */
  path: string;
  sameSite: 'Lax' | 'None';
  /** Also where https is missing: browsers accept it on `localhost`. */
  secure: boolean;
};

/**
 * A cookie that no script reads. Under https its name begins with `__Host-`: no other host, not even one below the same domain,
 * can have set it (ASVS 3.3.1). Without https, on a machine of one's own, browsers take no such name.
 */
export const guardedCookie = (name: string, { path, sameSite, secure }: Kind) => {
  const plain = { path, sameSite, secure, httpOnly: true } as const;
  const guarded = { path: '/', sameSite, secure: true, httpOnly: true, prefix: 'host' } as const;
  const isSecure = (c: Context, trustProxy: boolean) => originOf(c, trustProxy).protocol === 'https:';
  return {
    read: (c: Context, trustProxy: boolean) =>
      isSecure(c, trustProxy) ? getCookie(c, name, 'host') : getCookie(c, name),
    /** Sets it until then; a cookie that was stored under the plain name is removed. */
    keep: (c: Context, value: string, until: { expires: Date } | { maxAge: number }, trustProxy: boolean) => {
      if (!isSecure(c, trustProxy)) return setCookie(c, name, value, { ...plain, ...until });
      deleteCookie(c, name, plain);
      setCookie(c, name, value, { ...guarded, ...until });
    },
    drop: (c: Context, trustProxy: boolean) => {
      deleteCookie(c, name, plain);
      if (isSecure(c, trustProxy)) deleteCookie(c, name, guarded);
    },
  };
};
