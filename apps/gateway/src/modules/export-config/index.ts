export { withContents } from './contents.policy.ts';
export { findExportConfig } from './export-config.repository.ts';
export { exportConfigRoutes } from './export-config.routes.ts';
export { exportSettingsOf } from './export-config.service.ts';
