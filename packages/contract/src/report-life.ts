import type { Module } from './modules.ts';
import { type ReportStep, reportSteps } from './report-steps.ts';

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

/**
 * Allowed transitions (decision 6). `in-progress → completed` is the path without an approval round; a withdrawn round, or an accepted
 * report that is reopened, is in progress again.
 */
export const reportTransitions: Record<ReportStatus, readonly ReportStatus[]> = {
  new: ['in-progress'],
  'in-progress': ['pending-approval', 'completed'],
  'pending-approval': ['approval-accepted', 'approval-rejected', 'in-progress'],
  'approval-accepted': ['completed', 'in-progress'],
  'approval-rejected': ['in-progress'],
  completed: ['readonly-published', 'in-progress', 'pending-approval'],
  'readonly-published': ['in-progress', 'unpublished'],
  unpublished: ['in-progress', 'readonly-published'],
};

export const canMove = (from: ReportStatus, to: ReportStatus) => reportTransitions[from].includes(to);

/** Whether answers and settings of the report may be changed. */
export const isEditable = (status: ReportStatus) =>
  status === 'new' || status === 'in-progress' || status === 'approval-rejected' || status === 'completed';

/** Status of one disclosure inside a report (spec section 4), or left out of it with a reason. */
export const disclosureStatuses = [
  'new',
  'in-progress',
  'pending-approval',
  'approval-accepted',
  'approval-rejected',
  'completed',
  'omitted',
] as const;
export type DisclosureStatus = (typeof disclosureStatuses)[number];

/**
 * Allowed transitions of a disclosure (decision 6). A changed answer makes it in progress or new again, which ends an approval. `completed`
 * straight from its answers is the path without an approval round.
 */
export const disclosureTransitions: Record<DisclosureStatus, readonly DisclosureStatus[]> = {
  new: ['in-progress', 'pending-approval', 'completed', 'omitted'],
  'in-progress': ['new', 'pending-approval', 'completed', 'omitted'],
  'pending-approval': ['new', 'in-progress', 'approval-accepted', 'approval-rejected'],
  'approval-accepted': ['new', 'in-progress', 'completed'],
  'approval-rejected': ['new', 'in-progress', 'omitted'],
  completed: ['new', 'in-progress', 'pending-approval', 'omitted'],
  omitted: ['in-progress'],
};

export const canMoveDisclosure = (from: DisclosureStatus, to: DisclosureStatus) =>
  disclosureTransitions[from].includes(to);

/** Whether the disclosure needs no more work. */
export const isDisclosureDone = (status: DisclosureStatus) => status === 'completed' || status === 'omitted';

/** Status of a section (a part or topic of the framework's outline), derived from its disclosures. */
export type SectionStatus = Exclude<DisclosureStatus, 'omitted'>;

/**
 * A section is completed when all its required disclosures are completed or left out; until then it has the status of the most urgent
 * disclosure: rejected before in progress, before waiting for approval, before accepted.
 */
export const sectionStatusOf = (statuses: readonly DisclosureStatus[]): SectionStatus => {
  const open = statuses.filter((status) => !isDisclosureDone(status));
  if (open.length === 0) return statuses.length === 0 ? 'new' : 'completed';
  if (open.includes('approval-rejected')) return 'approval-rejected';
  if (open.includes('in-progress')) return 'in-progress';
  if (open.includes('new'))
    return open.length === statuses.length && open.every((status) => status === 'new') ? 'new' : 'in-progress';
  return open.includes('pending-approval') ? 'pending-approval' : 'approval-accepted';
};

/** Creation phases shown to people (spec section 2). */
export const reportPhases = {
  define: [
    'introduction',
    'tutorial',
    'select-disclosures',
    'select-topics',
    'assess-materiality',
    'description',
    'company',
    'upload',
  ],
  design: ['data-input', 'design', 'export-config', 'preview'],
  validate: ['validation'],
  generate: ['completion'],
} as const satisfies Record<string, readonly ReportStep[]>;

/** The facts of a report that decide its steps and its address. */
type Started = { readonly templateVersionId?: string | undefined };

/** Steps of a report that began with a template: it is not asked again what the template settled (decision 6). */
const settledByTemplate: ReadonlySet<ReportStep> = new Set([
  ...(['introduction', 'tutorial', 'select-disclosures', 'select-topics', 'company', 'upload'] as const),
  'assess-materiality',
]);

/** The steps of the other variant that framework reports do not have. */
const askedWithTemplate: ReadonlySet<ReportStep> = new Set(['export-config'] as const);

/**
 * The steps of this report, in order: those of a framework report, or the other variant of a template report (decision 6). Materiality is
 * assessed where the tenant has that module.
 */
export const stepsOf = ({ templateVersionId }: Started, modules: readonly Module[] = []): readonly ReportStep[] =>
  reportSteps.filter((step) => {
    if (step === 'assess-materiality' && !modules.includes('materiality')) return false;
    return !(templateVersionId === undefined ? askedWithTemplate : settledByTemplate).has(step);
  });

/**
 * The path at which a report continues (spec section 2): of a template report where it began with a template, else of a framework report.
 */
export const frameworkReportPath = (report: Started & { versionId: string; id: string }, step: ReportStep) =>
  report.templateVersionId === undefined
    ? `/ct/framework-reports/${report.versionId}/reports/${report.id}/${step}`
    : `/ct/template-reports/${report.templateVersionId}/reports/${report.id}/${step}`;
