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
 * The API by who asks. Each audience's router demands its own proof, so it does not matter which of them is mounted first. `elsewhere`
 * is what none of them answers and is mounted last: its calls are counted as well, and a stranger is not told what there is.
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
