/**
 * The places where a repository uses an unshared table of another module. Entries may be removed, never added: call the other module
 * through a function of its index.
 */
export const foreignTablesKnown: readonly string[] = [
  'audit-log/audit-log.repository.ts auditLinks',
  'audit-log/audit-log.repository.ts auditLog',
  'brands/brands.repository.ts tenantHosts',
  'comparisons/subject.repository.ts reports',
  'consultancies/releases.repository.ts reports',
  'consultancies/releases.repository.ts subscriptions',
  'data-exports/points.repository.ts dataPointHistory',
  'data-exports/points.repository.ts dataPoints',
  'data-exports/points.repository.ts sectionLabels',
  'house-styles/house-styles.repository.ts publications',
  'organizations/organizations.repository.ts publications',
  'people/personal-data.repository.ts auditLog',
  'people/personal-data.repository.ts notificationSettings',
  'people/personal-data.repository.ts notifications',
  'people/personal-data.repository.ts passkeys',
  'people/personal-data.repository.ts reports',
  'people/personal-data.repository.ts signIns',
  'people/personal-data.repository.ts totpSecrets',
  'report-documents/evidence.repository.ts contributions',
  'reports/answers.repository.ts approvalRounds',
  'reports/subject.repository.ts brands',
  'sample-data/sample-data.repository.ts dataPointHistory',
  'sample-data/sample-data.repository.ts dataPoints',
  'sample-data/sample-data.repository.ts entities',
  'sample-data/sample-data.repository.ts reportingTimes',
  'sample-data/sample-data.repository.ts reports',
];
