import { ApiError, isTemporary, sessionQueries } from '@esg/api-client';
import { keepOrganisationLanguages } from '@esg/app-kit';
import type { Permission, User, UserProfile } from '@esg/contract';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { destinationOf } from './destination.ts';
import type { RouterContext } from './router.ts';

export type SignedIn = { readonly me: User; readonly profile: UserProfile };

type Entry = { readonly context: RouterContext; readonly location: { readonly pathname: string } };

/** From the cache, and again when a notice has made it old; while the gateway is away, what was known before will do. */
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

/** Undefined for what the gateway refuses; a gateway that is away is another matter, and can be tried again. */
const unlessRefused = (error: unknown): undefined => {
  if (!(error instanceof ApiError) || isTemporary(error)) throw error;
};

/**
 * Lets somebody in below `/ct`, or leads them where the rules of `destinationOf` say. Read through the cache, so that
 * nested guards and preloads cost no further call.
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
  const destination = destinationOf({ path, from: cameFrom(), person, subscription });
  if (profile) keepOrganisationLanguages(profile);
  if (me && profile && destination === 'stay') return { me, profile };
  if (destination !== 'stay' && destination !== 'sign-out') throw redirect({ href: destination, replace: true });
  session.revoke();
  throw new ApiError(401, 'auth.not_authenticated');
};

/** For the addresses that have moved: they lead home, whoever comes. */
export const redirectMoved = ({ location }: Pick<Entry, 'location'>): void => {
  const path = location.pathname.replace(/\/+$/, '');
  const href = destinationOf({ path, from: undefined, person: undefined, subscription: undefined });
  throw redirect({ href, replace: true });
};

/** Missing permission leads to the forbidden page (spec section 8). Does not compile outside a signed-in layout. */
export const requirePermission =
  (permission: Permission) =>
  ({ context }: { readonly context: Pick<SignedIn, 'profile'> }): void => {
    if (!context.profile.permissions.includes(permission)) throw redirect({ to: '/403' });
  };

/** Of somebody's own account only details and password are open while they view a client (decision 13). */
export const refuseVisitors = ({ context }: { readonly context: Pick<SignedIn, 'profile'> }): void => {
  if (context.profile.viewedFrom) throw redirect({ to: '/403' });
};
