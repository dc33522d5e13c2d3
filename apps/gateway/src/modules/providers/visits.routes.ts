import { FoundProviderSchema, IdSchema, ProviderSearchSchema } from '@esg/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import {
  addressOf,
  createPublicRouter,
  empty,
  guardedCookie,
  hostNameOf,
  json,
  operation,
  ProblemError,
  validParams,
  validQuery,
} from '../../platform/http/index.ts';
import type { OnGiven } from '../access-grants/index.ts';
import { type AuthDeps, accountsPage, clientOf, keepSignIn, type Sender, whereabouts } from '../auth/index.ts';
import { endVisit, findChoice, NotLetIn, startVisit } from './visit.service.ts';

const tag = 'providers';
/** `Lax`: the browser sends it when the provider sends the person back, but not with requests of other sites. */
const cookie = guardedCookie('provider-visit', { path: '/api/auth/providers', sameSite: 'Lax', secure: true });
const cookieSeconds = 600;

/** A path of the tenant's web app; anything else leads to the home page. */
const nextOf = (next: string | undefined) => (next && /^\/(?![/\\])/.test(next) ? next : '/');

const StartQuery = v.object({
  tenant: v.pipe(v.string(), v.maxLength(260)),
  next: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});
const away = { 302: empty('To the provider, or back to the sign-in page') };

/** Signing in through an organisation's provider. These addresses are opened as pages, on the accounts site. */
export const visitsRoutes = (deps: AuthDeps, onGiven: OnGiven) => {
  const { config, directory, limits, log } = deps;
  /** Back to the sign-in page with the error; another sign-in from there leads to the same page. */
  const back = (c: Context, { tenant, place }: Sender, next: string, error: unknown) => {
    if (!(error instanceof NotLetIn)) throw error;
    const facts = { kind: 'sign-in', way: 'provider', tenantId: tenant.id, code: error.problem };
    log.warn({ ...facts, err: error }, 'a sign-in was refused');
    return c.redirect(accountsPage(place, '/', { problem: error.problem, next }));
  };

  return createPublicRouter()
    .get(
      '/auth/providers',
      operation({
        id: 'findProvider',
        tag,
        summary: 'Where people with addresses of a domain sign in',
        answers: { 200: json('Its provider, or null', FoundProviderSchema) },
      }),
      validQuery(ProviderSearchSchema),
      async (c) => {
        await limits.countAttempt('providerSearch', addressOf(c, config.trustProxy));
        const { domain } = c.req.valid('query');
        return c.json(await findChoice(deps, domain, await whereabouts(directory, config, c)));
      },
    )
    .get(
      '/auth/providers/callback',
      operation({ id: 'endProviderVisit', tag, summary: 'Come back from a provider', answers: away }),
      async (c) => {
        const [host = '', state = '', kept] = (cookie.read(c, config.trustProxy) ?? '').split('|');
        const heading = nextOf(kept && decodeURIComponent(kept));
        cookie.drop(c, config.trustProxy);
        const sender = await whereabouts(directory, config, c, hostNameOf(host) ?? '');
        // The cookie proves that it is the same browser: nobody can be sent here to finish another person's visit.
        if (!state || state !== c.req.query('state')) return back(c, sender, heading, new NotLetIn('provider-failed'));
        const visit = { ...sender, client: clientOf(c, config.trustProxy) };
        try {
          const { search } = new URL(c.req.url);
          const { signedIn, next } = await endVisit(deps, { state, search }, visit, onGiven);
          keepSignIn(c, signedIn, config.trustProxy);
          return c.redirect(accountsPage(sender.place, '/', { next }));
        } catch (error) {
          return back(c, sender, heading, error);
        }
      },
    )
    .get(
      '/auth/providers/:id/start',
      operation({ id: 'startProviderVisit', tag, summary: 'Go to a provider to sign in', answers: away }),
      validParams(v.object({ id: IdSchema })),
      validQuery(StartQuery),
      async (c) => {
        await limits.countAttempt('key', addressOf(c, config.trustProxy));
        const { tenant, next } = c.req.valid('query');
        const host = hostNameOf(tenant);
        if (!host) throw new ProblemError('tenant.unknown');
        const sender = await whereabouts(directory, config, c, host);
        try {
          const { address, state } = await startVisit(deps, c.req.valid('param').id, nextOf(next), sender);
          const kept = `${host}|${state}|${encodeURIComponent(nextOf(next))}`;
          cookie.keep(c, kept, { maxAge: cookieSeconds }, config.trustProxy);
          return c.redirect(address);
        } catch (error) {
          return back(c, sender, nextOf(next), error);
        }
      },
    );
};
