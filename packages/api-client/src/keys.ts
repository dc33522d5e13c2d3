import type { Language } from '@esg/contract';

export type ReportState = 'ongoing' | 'published';

/** Every cache key, from the general to the particular: dropping a prefix drops all below it. Never holds the tenant: each tenant and user has a cache of its own. */
export const keys = {
  session: ['session'],
  me: ['session', 'me'],
  profile: ['session', 'profile'],
  tenantInfo: (hostname: string) => ['tenant', 'info', hostname],
  tenantSettings: ['tenant', 'settings'],
  brands: ['brands'],
  organization: ['organization'],
  organizationLogo: (id: string, fileId: string) => ['organization', 'logo', id, fileId],
  countries: ['reference', 'countries'],
  sectors: ['reference', 'sectors'],
  stockExchanges: ['reference', 'stock-exchanges'],
  industries: ['reference', 'industries'],
  frameworks: ['frameworks', 'list'],
  framework: (versionId: string) => ['frameworks', 'one', versionId],
  reportLists: ['reports', 'list'],
  reportList: (state: ReportState) => ['reports', 'list', state],
  report: (id: string) => ['reports', 'one', id],
  reportItself: (id: string) => ['reports', 'one', id, 'itself'],
  reportDisclosures: (id: string) => ['reports', 'one', id, 'disclosures'],
  answers: (id: string) => ['reports', 'one', id, 'answers'],
  validation: (id: string) => ['reports', 'one', id, 'validation'],
  models: (id: string) => ['reports', 'one', id, 'model'],
  model: (id: string, language: Language) => ['reports', 'one', id, 'model', language],
  auditLog: (id: string) => ['reports', 'one', id, 'audit-log'],
  exportsOf: (reportId: string) => ['reports', 'one', reportId, 'exports'],
  exportOf: (exportId: string) => ['exports', exportId],
} as const;
