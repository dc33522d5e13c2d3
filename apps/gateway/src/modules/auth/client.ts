import type { Context } from 'hono';
import { addressOf } from '../../platform/http/index.ts';

/** The device that somebody signs in from, as far as their browser tells. Shown to them in the list of their sessions. */
export type Client = { browser: string | null; system: string | null; address: string };

/** More specific names first: most browsers name others besides themselves. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: [RegExp, string][] = [
  [/\b(?:iPhone|iPad)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const nameIn = (names: [RegExp, string][], agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;

/** Names of the browser and the system of this user agent. */
export const deviceOf = (agent: string) => ({ browser: nameIn(browsers, agent), system: nameIn(systems, agent) });

/** The caller's device and address. */
export const clientOf = (c: Context, trustProxy: boolean): Client => ({
  ...deviceOf((c.req.header('user-agent') ?? '').slice(0, 500)),
  address: addressOf(c, trustProxy),
});
