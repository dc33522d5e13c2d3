import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { categoryRoutes, entryRoutes, publishedRoutes } from './content.routes.ts';

export { addNewStarterContent, insertStarterContent } from './starter.repository.ts';

/** Routes of articles, news and their categories. */
export const contentRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', publishedRoutes(deps)).route('/', entryRoutes(deps)).route('/', categoryRoutes(deps));
