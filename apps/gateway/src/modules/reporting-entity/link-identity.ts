import { portalSessionMark } from '@esg/contract';
import type { Identify } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import type { FindByLink } from '../auth/index.ts';
import type { InvitedToEntity } from '../collections/index.ts';
import { type FindInvited, proveSession } from '../guests/index.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'identify'>;
type Proof = Parameters<typeof proveSession>[2];

/**
 * Who came by the link of a letter. Looked up with each call, so that a withdrawal holds from the next one on (docs/adr/0087). Throws
 * `contribution.session_ended`, and what closes the link.
 */
export const identifyByLink = (deps: Deps, findInvited: FindInvited<InvitedToEntity>) => {
  const find = async (proof: Proof) => {
    const proved = await proveSession(deps, findInvited, proof);
    if (!proved) throw new ProblemError('contribution.session_ended');
    const { id, guest, invited } = proved;
    return { scope: invited.scope, session: { id, signInId: id }, expiresAt: guest.expiresAt };
  };
  /** The person of a short token that the session of a link earned. */
  const ofToken: FindByLink = (id) => find({ id });
  /** Who may have a short token: somebody signed in, or with the session of a link. */
  const forShortToken: Identify = (token) =>
    token.startsWith(portalSessionMark)
      ? find({ secret: token.slice(portalSessionMark.length) })
      : deps.identify(token);
  return { ofToken, forShortToken };
};
