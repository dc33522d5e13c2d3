import { type Language, languages } from '@esg/contract';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The language of a page: `?language=`, then the cookie, then the browser's preference. */
export const languageOf = (c: Context): Language => {
  const asked = c.req.query('language') ?? getCookie(c, 'language');
  const known = languages.find((language) => language === asked);
  if (known) return known;
  return /^\s*zh\b/i.test(c.req.header('accept-language') ?? '') ? 'zhTw' : 'en';
};

/** For e-mails to people without a stored language: that of the call's `communication-language`, else English (decision 13). */
export const communicationLanguageOf = (c: Context): Language =>
  languages.find((language) => language === c.req.header('communication-language')) ?? 'en';
