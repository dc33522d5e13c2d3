/** Status of a report (spec section 4, decision 6). */
export const reportStatuses = [
  'new',
  'in-progress',
  'pending-approval',
  'approval-accepted',
  'approval-rejected',
  'completed',
  'readonly-published',
  'unpublished',
] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Allowed transitions (decision 6). `in-progress → completed` is the way without an approval round. */
export const reportTransitions: Record<ReportStatus, readonly ReportStatus[]> = {
  new: ['in-progress'],
  'in-progress': ['pending-approval', 'completed'],
  'pending-approval': ['approval-accepted', 'approval-rejected'],
  'approval-accepted': ['completed'],
  'approval-rejected': ['in-progress'],
  completed: ['readonly-published', 'in-progress'],
  'readonly-published': ['in-progress', 'unpublished'],
  unpublished: ['in-progress', 'readonly-published'],
};

export const canMove = (from: ReportStatus, to: ReportStatus) => reportTransitions[from].includes(to);

/** Whether answers and settings of the report may be changed. */
export const isEditable = (status: ReportStatus) =>
  status === 'new' || status === 'in-progress' || status === 'approval-rejected' || status === 'completed';

/** Status of one disclosure inside a report. */
export const disclosureStatuses = ['new', 'in-progress', 'completed', 'omitted'] as const;
export type DisclosureStatus = (typeof disclosureStatuses)[number];

/** Wizard steps in order, by their URL segment (spec section 2, decision 6). Later steps of the specification slot in here. */
export const reportSteps = [
  'select-disclosures',
  'description',
  'company',
  'data-input',
  'preview',
  'validation',
  'completion',
] as const;
export type ReportStep = (typeof reportSteps)[number];

/** Creation phases shown to people (spec section 2). */
export const reportPhases = {
  define: ['select-disclosures', 'description', 'company'],
  design: ['data-input', 'preview'],
  validate: ['validation'],
  generate: ['completion'],
} as const satisfies Record<string, readonly ReportStep[]>;

/** Continuation path of a framework report (spec section 2), below the base path `/ct`. */
export const frameworkReportPath = (report: { versionId: string; id: string }, step: ReportStep) =>
  `/ct/framework-reports/${report.versionId}/reports/${report.id}/${step}`;
