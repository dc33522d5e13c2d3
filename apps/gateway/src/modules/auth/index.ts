import { createPublicRouter, createTenantRouter } from '../../platform/http/index.ts';
import { accountRoutes } from './account.routes.ts';
import type { AuthDeps } from './auth.deps.ts';
import { signInRoutes } from './auth.routes.ts';
import { factorsRoutes } from './factors/factors.routes.ts';
import { secondStepRoutes } from './factors/second-step.routes.ts';
import { handOverRoutes } from './hand-over.routes.ts';
import { linksRoutes } from './links.routes.ts';

export { type Account, findAccount, findAccountById, insertAccount } from './accounts.repository.ts';
export { keepSignIn } from './accounts-cookie.ts';
export type { AuthDeps } from './auth.deps.ts';
export { clientOf } from './client.ts';
export { colleaguesRoutes } from './colleagues.routes.ts';
export { passkeys, totpSecrets } from './factors/factors.tables.ts';
export { hasTotp } from './factors/totp.repository.ts';
export { createSessionWatch, type FindByLink, type SessionWatch } from './identify.ts';
export { issueKey, takeKey } from './keys.repository.ts';
export { type Sender, writeTo } from './mail.ts';
export { accountsPage, type Place, whereabouts } from './place.ts';
export { schedulePurge } from './purge.ts';
export { listSessionsOf } from './sessions.repository.ts';
export { disconnectSessions, listSessionIds } from './sessions.service.ts';
export { openSignIn, type Visit } from './sign-in.service.ts';
export { openSessionIn, requireRefreshTokenOf } from './switch.service.ts';
export { requireUncommon } from './weak-passwords.ts';

/** Open to everybody: signing in, registering, links of e-mails. */
export const authRoutes = (deps: AuthDeps) =>
  createPublicRouter()
    .route('/', handOverRoutes(deps))
    .route('/', signInRoutes(deps))
    .route('/', secondStepRoutes(deps))
    .route('/', linksRoutes(deps));

/** A signed-in person's actions on their own account. */
export const ownAccountRoutes = (deps: AuthDeps) =>
  createTenantRouter().route('/', accountRoutes(deps)).route('/', factorsRoutes(deps));
