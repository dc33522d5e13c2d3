import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { approvalRoutes } from './approval.routes.ts';
import { talkRoutes } from './talk.routes.ts';
import { workRoutes } from './work.routes.ts';

export { listColleagues } from './colleagues.repository.ts';
export { decidersIn } from './deciders.ts';
export { changeDueDate } from './due.service.ts';
export { workReminders } from './reminders.ts';
export { handOverTasks } from './tasks.repository.ts';

/** Collaboration on a report: assignments, due dates, approvals, comments, tasks, and who has it open. */
export const reportWorkRoutes = (deps: GatewayDeps) =>
  createTenantRouter().route('/', workRoutes(deps)).route('/', approvalRoutes(deps)).route('/', talkRoutes(deps));
