import { ApiError, isTemporary, sessionQueries } from '@esg/api-client';
import { keepOrganisationLanguages } from '@esg/app-kit/start';
import type { Permission, User, UserProfile } from '@esg/contract';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { destinationOf } from './destination.ts';
import type { RouterContext } from './router.ts';

export type SignedIn = { readonly me: User; readonly profile: UserProfile };

type Entry = { readonly context: RouterContext; readonly location: { readonly pathname: string } };

/** From the cache, and read again when a notice has made it stale; while the gateway is down, the old value is used. */
const known = async <Data>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, ApiError> & { queryKey: readonly unknown[] },
): Promise<Data> => {
  const before = queryClient.getQueryData<Data>(options.queryKey);
  if (before === undefined) return queryClient.ensureQueryData(options);
  return queryClient.fetchQuery({ ...options, retry: false }).catch((error) => {
    if (isTemporary(error)) return before;
    throw error;
  });
};

/** Whether this page was reloaded, or returned to from another site, instead of opened. */
const isLoadedAgain = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'reload' || loaded?.type === 'back_forward';
};

/** Undefined if the gateway refuses. A gateway that is down is an error, and can be tried again. */
const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || isTemporary(error)) throw error;
};

/**
 * Lets somebody in below `/ct`, or redirects them by the rules of `destinationOf`. Uses the cache, so that nested guards and preloads make
 * no further call.
 */
export const enter = async ({ context, location }: Entry): Promise<SignedIn> => {
  const { api, queryClient, session, cameFrom } = context;
  const [me, profile, subscription] = await Promise.all([
    queryClient.ensureQueryData(sessionQueries.me(api)).catch(unlessRefused),
    known(queryClient, sessionQueries.profile(api)).catch(unlessRefused),
    known(queryClient, sessionQueries.subscription(api)).catch(unlessRefused),
  ]);
  const person = me && profile;
  const path = location.pathname.replace(/\/+$/, '');
  const destination = destinationOf({ path, from: cameFrom(), isAgain: isLoadedAgain(), person, subscription });
  if (profile) keepOrganisationLanguages(profile);
  if (me && profile && destination === 'stay') return { me, profile };
  if (destination !== 'stay' && destination !== 'sign-out') throw redirect({ href: destination, replace: true });
  session.revoke();
  throw new ApiError(401, 'auth.not_authenticated');
};

/** Redirects everybody from a former address to their home. */
export const redirectMoved = ({ location }: Pick<Entry, 'location'>): void => {
  const path = location.pathname.replace(/\/+$/, '');
  const href = destinationOf({ path, from: undefined, isAgain: false, person: undefined, subscription: undefined });
  throw redirect({ href, replace: true });
};

/** Redirects to the forbidden page if the permission is missing (spec section 8). Does not compile outside a signed-in layout. */
export const requirePermission =
  (permission: Permission) =>
  ({ context }: { readonly context: Pick<SignedIn, 'profile'> }): void => {
    if (!context.profile.permissions.includes(permission)) throw redirect({ to: '/403' });
  };

/** While people view a client, only details and password of their own account are open (decision 13). */
export const refuseVisitors = ({ context }: { readonly context: Pick<SignedIn, 'profile'> }): void => {
  if (context.profile.viewedFrom) throw redirect({ to: '/403' });
};
