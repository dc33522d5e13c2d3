import { createMiddleware } from 'hono/factory';

const fixed: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self)',
  'x-permitted-cross-domain-policies': 'none',
};
/** Answers of the API are never a page: nothing in them may run or be framed. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For uploaded pictures: a drawing (SVG) opened by itself may colour itself and do nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Headers every answer carries. A page sets its own, wider, content security policy. */
export const secureHeaders = createMiddleware(async (c, next) => {
  await next();
  const { headers } = c.res;
  for (const [name, value] of Object.entries(fixed)) if (!headers.has(name)) c.header(name, value);
  if (!headers.has('content-security-policy')) c.header('content-security-policy', apiPolicy);
  if (!headers.has('cross-origin-resource-policy')) c.header('cross-origin-resource-policy', 'same-origin');
  if (new URL(c.req.url).protocol === 'https:') c.header('strict-transport-security', 'max-age=31536000');
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

/** What Stripe asks for (docs.stripe.com/security/guide). */
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
