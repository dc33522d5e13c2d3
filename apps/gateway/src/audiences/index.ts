import { createKeyWatch } from '../modules/api-keys/index.ts';
import { createTenantRouter } from '../platform/http/index.ts';
import type { AudienceDeps } from './audience-deps.ts';
import { behind } from './behind.ts';
import { grantAudience } from './grant.ts';
import { createGuards } from './guards.ts';
import { guestAudience } from './guest.ts';
import { ownAccountAudience } from './own-account.ts';
import { publicAudience } from './public.ts';
import { workAudience } from './work.ts';

/**
 * The API by audience. Each audience's router requires its own proof, so the order of mounting does not matter. `elsewhere` answers every
 * other path and is mounted last: its calls are counted as well, and strangers do not learn which paths exist.
 */
export const createAudiences = (deps: AudienceDeps) => {
  const keys = createKeyWatch(deps.database, deps.now);
  const guards = createGuards(deps, keys.identify);
  return {
    public: publicAudience(deps),
    guest: guestAudience(deps, guards),
    grant: grantAudience(deps, guards),
    ownAccount: ownAccountAudience(deps, guards),
    work: workAudience(deps, guards, keys.forget),
    elsewhere: behind(
      guards.signedIn,
      createTenantRouter().all('*', (c) => c.notFound()),
    ),
  };
};
