export * from './account-security.ts';
export * from './accounts.ts';
export { ApiError, type ApiErrorCode, busySeconds, isTemporary } from './api-error.ts';
export * from './api-keys.ts';
export * from './audit-log.ts';
export * from './brands.ts';
export * from './comparisons.ts';
export * from './consultancies.ts';
export * from './content.ts';
export * from './contribution-task.ts';
export * from './contributions.ts';
export { type ApiClient, type ApiClientOptions, createApiClient } from './create-api-client.ts';
export { currentOf } from './current-of.ts';
export * from './data-exports.ts';
export * from './data-points.ts';
export * from './deleted-reports.ts';
export * from './demo-accounts.ts';
export * from './emission-factors.ts';
export * from './entities.ts';
export * from './explanations.ts';
export * from './export-config.ts';
export * from './exports.ts';
export * from './frameworks.ts';
export { houseStyleMutations, houseStyleQueries } from './house-style.ts';
export * from './hub-answers.ts';
export { hubSaveMutations, hubSaveQueries } from './hub-saves.ts';
export * from './imports.ts';
export * from './invalidations.ts';
export { keys, type ReportState } from './keys.ts';
export * from './metrics.ts';
export * from './modules.ts';
export * from './notifications.ts';
export * from './organization-removal.ts';
export * from './organizations.ts';
export * from './own-details.ts';
export * from './own-frameworks.ts';
export * from './payment.ts';
export * from './people.ts';
export * from './reference.ts';
export * from './report-design.ts';
export {
  disclosureEvidenceQueries,
  downloadReportDocument,
  reportDocumentMutations,
  reportDocumentQueries,
} from './report-documents.ts';
export * from './report-numbers.ts';
export * from './report-work.ts';
export * from './reporting-times.ts';
export * from './reports.ts';
export * from './restatements.ts';
export { rollForwardMutations, rollForwardQueries } from './roll-forward.ts';
export * from './sample-data.ts';
export * from './session.ts';
export * from './sign-in-providers.ts';
export * from './support.ts';
export * from './tenants.ts';
export * from './webhooks.ts';
