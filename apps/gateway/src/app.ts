import { bytesPerMegabyte } from '@esg/contract';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { authRoutes, type SessionWatch } from './modules/auth/index.ts';
import { organizationsRoutes } from './modules/organizations/index.ts';
import { systemRoutes } from './modules/system/index.ts';
import { createTenantDirectory } from './modules/tenants/index.ts';
import { usersRoutes } from './modules/users/index.ts';
import { authenticate } from './platform/auth/index.ts';
import type { GatewayDeps } from './platform/deps.ts';
import {
  createPublicRouter,
  createTenantRouter,
  handleError,
  handleUnknownRoute,
  ProblemError,
  trackRequest,
} from './platform/http/index.ts';

/** The largest body any route takes is a logo with its thumbnail (spec section 5: 20 MB and 1 MB). */
const bodyBytesMax = 22 * bytesPerMegabyte;

/**
 * Puts the gateway together. Opens nothing and listens to nothing: everything it works with comes as an argument.
 * What is mounted below `authenticate` is for signed-in people only, so a new module is fenced from its first day.
 */
export const createApp = (deps: GatewayDeps & { sessions: SessionWatch }) => {
  const directory = createTenantDirectory(deps.database, deps.now);
  const publicApi = createPublicRouter()
    .route('/', systemRoutes(deps))
    .route('/', authRoutes(deps, directory, deps.sessions));
  const tenantApi = createTenantRouter()
    .use('*', authenticate(deps.identify))
    .route('/', usersRoutes(deps))
    .route('/', organizationsRoutes(deps));
  return new Hono()
    .use(trackRequest(deps.log))
    .use(
      bodyLimit({
        maxSize: bodyBytesMax,
        onError: () => {
          throw new ProblemError('request.too_large');
        },
      }),
    )
    .route('/api', publicApi)
    .route('/api', tenantApi)
    .onError(handleError)
    .notFound(handleUnknownRoute);
};
