import { createMiddleware } from 'hono/factory';
import { hostNameOf } from './host.ts';
import { originOf } from './origin.ts';

/** Answers of the API are never a page: nothing in them may run or be framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of every answer. */
const always: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['cross-origin-resource-policy', 'same-origin'],
];
/** Headers that matter only for pages, or for what might be opened as one. */
const ofPages: readonly [string, string][] = [
  ...always,
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)'],
  ['x-permitted-cross-domain-policies', 'none'],
  ['content-security-policy', apiPolicy],
];

/** Files that a page fetches and no browser shows as one: a page's policies mean nothing on them, and a first visit fetches hundreds. */
const isPart = (headers: Headers) => /^(?:text\/css|text\/javascript|font\/)/.test(headers.get('content-type') ?? '');
const answerHeaders = (headers: Headers) => (isPart(headers) ? always : ofPages);

/** For uploaded pictures: a drawing (SVG) that is opened by itself may have styles and nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** For the worker that reads PDF files: it runs its own code and WebAssembly, and fetches its fonts and tables. It has no page to change. */
export const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** For the worker that keeps pages for reloads without a connection. */
export const offlineWorkerPolicy = "default-src 'none'; connect-src 'self'";

const yearSeconds = 365 * 24 * 60 * 60;

type SecureHeaders = {
  trustProxy: boolean;
  /** Whether other things may live below this host, which we do not serve and must not change to https. */
  hasOthersBelow: (host: string | undefined) => Promise<boolean>;
};

/** Headers every answer carries. A page sets its own, wider, content security policy. */
export const secureHeaders = ({ trustProxy, hasOthersBelow }: SecureHeaders) =>
  createMiddleware(async (c, next) => {
    await next();
    // Written into the answer that is there: `c.header` would make another one for each.
    const { headers } = c.res;
    for (const [name, value] of answerHeaders(headers)) if (!headers.has(name)) headers.set(name, value);
    const origin = originOf(c, trustProxy);
    if (origin.protocol !== 'https:') return;
    const alone = !(await hasOthersBelow(hostNameOf(origin.host)).catch(() => true));
    headers.set('strict-transport-security', `max-age=${yearSeconds}${alone ? '; includeSubDomains' : ''}`);
  });

type PagePolicy = {
  /** Origins of our own parts this page talks to or shows in a frame. */
  parts: string[];
  /** Origins that may frame this page; none for most. */
  framedBy: string[];
  origin: URL;
  /** Whether the card provider's script runs on the page and shows its fields in frames of its own. */
  takesCards: boolean;
};

/** Required by Stripe (docs.stripe.com/security/guide). */
const cardProvider = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};
const noProvider: typeof cardProvider = { scripts: [], frames: [], connections: [] };

/** Content security policy of a page: own scripts only, none inline. Styles may be inline, components position themselves with them. */
export const pagePolicy = ({ parts, framedBy, origin, takesCards }: PagePolicy) => {
  const cards = takesCards ? cardProvider : noProvider;
  const sockets = [origin.origin, ...parts].map((part) => part.replace(/^http/, 'ws'));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...cards.scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...parts, ...sockets, ...cards.connections].join(' ')}`,
    `frame-src ${["'self'", ...parts, ...cards.frames].join(' ')}`,
    `frame-ancestors ${framedBy.join(' ') || "'none'"}`,
    "worker-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
};
