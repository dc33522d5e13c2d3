import type { Context } from 'hono';
import { addressOf, ProblemError } from '../../platform/http/index.ts';
import { isSameOrigin } from './accounts-cookie.ts';
import type { AuthDeps } from './auth.deps.ts';
import { whereabouts } from './place.ts';

/** The tenant of a call that only the accounts site may make, and that is counted. Throws `auth.not_authenticated` for other pages. */
export const fromAccountsSite = async ({ config, directory, limits }: AuthDeps, c: Context) => {
  await limits.countAttempt('refresh', addressOf(c, config.trustProxy));
  const { tenant } = await whereabouts(directory, config, c);
  if (!isSameOrigin(c, config.trustProxy)) throw new ProblemError('auth.not_authenticated');
  return tenant;
};
