import { ApiError, isTemporary, sessionQueries } from '@esg/api-client';
import { homePathOf, type Permission, type User, type UserProfile } from '@esg/contract';
import { redirect } from '@tanstack/react-router';
import type { RouterContext } from './router.ts';

export type SignedIn = { readonly me: User; readonly profile: UserProfile };

/**
 * Who is signed in, read through the cache, so that nested guards and preloads cost one call. A profile that cannot be
 * loaded ends the session (spec section 4); a gateway that is away does not.
 */
export const requireSession = async ({ context }: { readonly context: RouterContext }): Promise<SignedIn> => {
  const { api, queryClient, session } = context;
  try {
    const [me, profile] = await Promise.all([
      queryClient.ensureQueryData(sessionQueries.me(api)),
      queryClient.ensureQueryData(sessionQueries.profile(api)),
    ]);
    return { me, profile };
  } catch (error) {
    if (error instanceof ApiError && !isTemporary(error)) session.revoke();
    throw error;
  }
};

/** Missing permission leads to the forbidden page (spec section 8). Does not compile outside a signed-in layout. */
export const requirePermission =
  (permission: Permission) =>
  ({ context }: { readonly context: Pick<SignedIn, 'profile'> }): void => {
    if (!context.profile.permissions.includes(permission)) throw redirect({ to: '/403' });
  };

/** People with a portal of their own (spec section 2) never see the company's home. */
export const requireCompanyHome = ({ context }: { readonly context: Pick<SignedIn, 'profile'> }): void => {
  const home = homePathOf(context.profile.role);
  if (home !== '/ct') throw redirect({ href: home, replace: true });
};
