import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { approvalRoutes } from './approval.routes.ts';
import { talkRoutes } from './talk.routes.ts';
import { workRoutes } from './work.routes.ts';

export { decidersIn } from './deciders.ts';
export { workReminders } from './reminders.ts';
export { handOverTasks } from './tasks.repository.ts';

/** People working on a report: assignments, due dates, approvals, comments, tasks, and who is there now. */
export const reportWorkRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', workRoutes(deps)).route('/', approvalRoutes(deps)).route('/', talkRoutes(deps));
