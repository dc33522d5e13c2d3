import { type Language, languageTags } from '@esg/contract';
import { deriveTheme } from '@esg/tokens/node';
import type { Context, ErrorHandler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { picturePath } from '../modules/brands/index.ts';
import type { Tenant, TenantDirectory } from '../modules/tenants/index.ts';
import {
  handleError,
  handleUnknownRoute,
  hostNameOf,
  languageOf,
  type RequestVariables,
} from '../platform/http/index.ts';
import { brandAddresses } from './brand-files.ts';
import { escapeHtml } from './escape.ts';
import type { Visits } from './visit.ts';
import { type PageProblem, words } from './words.ts';

export type ErrorPages = ReturnType<typeof createErrorPages>;

const statuses: Record<PageProblem, ContentfulStatusCode> = {
  not_found: 404,
  too_large: 413,
  failed: 500,
  unavailable: 503,
  preview_ended: 404,
};
const problemOf = (status: number): PageProblem =>
  status === 404 ? 'not_found' : status === 413 ? 'too_large' : status === 503 ? 'unavailable' : 'failed';

/** Refusals that a person may meet without an app around them. */
const pageStatuses: readonly number[] = [404, 413, 500, 503];

const layout = `body{font:16px/1.6 system-ui,sans-serif;display:grid;place-content:center;min-height:100dvh;margin:0;padding:24px;box-sizing:border-box}
main{max-width:60ch}h1{font-size:24px;line-height:1.3;margin:24px 0 0}p{margin:8px 0 0;overflow-wrap:anywhere}img{max-width:240px;max-height:64px;font-weight:600}`;

/** The few colours the page needs, inline: it must not depend on anything that may be failing. */
const colours = (tenant: Tenant) => {
  const rules = (mode: 'light' | 'dark') => {
    const { colors } = deriveTheme(tenant.colorSetting, mode);
    return `color-scheme:${mode};--page:${colors['esg-color-surface-page']};--text:${colors['esg-color-text-default']};--muted:${colors['esg-color-text-muted']};--link:${colors['esg-color-link-default']};--plate:${colors['esg-color-logo-plate']}`;
  };
  return `:root{${rules('light')}}@media (prefers-color-scheme:dark){:root{${rules('dark')}}}body{background:var(--page);color:var(--text)}a{color:var(--link)}small{color:var(--muted)}.logo{background:var(--plate);border-radius:8px}`;
};

const logoOf = ({ logo, logoDark, companyName }: Tenant) => {
  const name = escapeHtml(companyName);
  if (!logo) return `<strong>${name}</strong>`;
  const dark = logoDark
    ? `<source media="(prefers-color-scheme: dark)" srcset="${picturePath('logo-dark', logoDark)}" />`
    : '';
  const plate = logoDark ? '' : ' class="logo"';
  return `<picture>${dark}<img${plate} src="${picturePath('logo', logo)}" alt="${name}" /></picture>`;
};

const document = (lang: string, title: string, icon: string, style: string, body: string) => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="${escapeHtml(icon)}" />
    <style>${layout}${style}</style>
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>
`;

/** The page of a host without a tenant: no brand, both languages, no script. */
const unknownHostPage = document(
  'en',
  '404',
  'data:,',
  '',
  `<h1>Response not found</h1>
      <p>There is no site at this address. Check it, or ask the person who gave it to you.</p>
      <div lang="zh-Hant-HK">
        <h1>找不到回應</h1>
        <p>此網址並無網站。請檢查網址，或向提供網址的人查詢。</p>
      </div>`,
);

/** The page while the host's tenant cannot be looked up: no brand, both languages. */
const neutralPage = (problem: PageProblem) => {
  const english = words.en.problems[problem];
  const chinese = words.zhTw.problems[problem];
  return document(
    languageTags.en,
    escapeHtml(english.title),
    'data:,',
    '',
    `<h1>${escapeHtml(english.title)}</h1>
      <p>${escapeHtml(english.text)}</p>
      <div lang="${languageTags.zhTw}">
        <h1>${escapeHtml(chinese.title)}</h1>
        <p>${escapeHtml(chinese.text)}</p>
      </div>`,
  );
};

const brandedPage = (tenant: Tenant, language: Language, problem: PageProblem, requestId: string | undefined) => {
  const { home, help, reference, problems } = words[language];
  const { title, text } = problems[problem];
  const email = escapeHtml(tenant.supportEmail);
  const sentence = escapeHtml(help('\0')).replace('\0', () => `<a href="mailto:${email}">${email}</a>`);
  return document(
    languageTags[language],
    `${escapeHtml(title)} · ${escapeHtml(tenant.companyName)}`,
    brandAddresses(tenant).icon(32),
    colours(tenant),
    `${logoOf(tenant)}
      <h1>${escapeHtml(title)}</h1>
      <p>${escapeHtml(text)}</p>
      <p><a href="/">${escapeHtml(home)}</a></p>
      <p>${sentence}</p>
      ${requestId ? `<p><small>${escapeHtml(reference(requestId))}</small></p>` : ''}`,
  );
};

/** Whether a person waits for a page, and not a program for data. */
const wantsPage = (c: Context) => {
  const destination = c.req.header('sec-fetch-dest');
  if (destination) return destination === 'document' || destination === 'iframe' || destination === 'frame';
  return /\btext\/html\b/.test(c.req.header('accept') ?? '');
};

/** Parameters that the apps remove from an address at once (spec section 2); no app runs on these pages. */
const secrets = ['token', 'refreshToken'];

/** The address of this page without tokens, where it has some. */
const withoutTokens = (c: Context) => {
  const url = new URL(c.req.url);
  if (c.req.method !== 'GET' || !secrets.some((name) => url.searchParams.has(name))) return undefined;
  for (const name of secrets) url.searchParams.delete(name);
  return `${url.pathname.replace(/^\/{2,}/, '/')}${url.search}`;
};

/** The gateway's own pages: in the tenant's brand and the person's language, or neutral on an unknown host. */
export const createErrorPages = (visits: Visits, directory: TenantDirectory) => {
  /** Looked up while the database is available; otherwise the cached tenant is used. */
  const findTenant = async (c: Context) => {
    const host = (await visits.isAccounts(c).catch(() => false)) ? c.req.query('tenant') : visits.originFor(c).host;
    return visits.seenBy(c).catch(() => directory.recall(hostNameOf(host)));
  };

  const show = (c: Context, tenant: Tenant | undefined, problem: PageProblem) => {
    const bare = withoutTokens(c);
    if (bare) {
      c.header('cache-control', 'no-store');
      c.header('referrer-policy', 'no-referrer');
      return c.redirect(bare, 302);
    }
    c.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'",
    );
    c.header('cache-control', 'no-store');
    c.header('vary', 'accept, accept-language, cookie');
    const isOurs = problem === 'failed' || problem === 'unavailable';
    if (tenant)
      return c.html(
        brandedPage(tenant, languageOf(c), problem, isOurs ? c.get('requestId') : undefined),
        statuses[problem],
      );
    return isOurs ? c.html(neutralPage(problem), statuses[problem]) : c.html(unknownHostPage, statuses.not_found);
  };

  return {
    show,
    /** The page, or the problem body for programs. */
    notFound: async (c: Context) => (wantsPage(c) ? show(c, await findTenant(c), 'not_found') : handleUnknownRoute(c)),
    /** Turns errors below it into a page for people and the problem body for programs. */
    onError: (async (error, c) => {
      const answer = await handleError(error, c);
      if (!wantsPage(c) || !pageStatuses.includes(answer.status)) return answer;
      return show(c, await findTenant(c), problemOf(answer.status));
    }) satisfies ErrorHandler<{ Variables: RequestVariables }>,
  };
};
