import type { MaterialityStep } from './materiality-steps.ts';
import type { ReportStep } from './report-steps.ts';
import type { Party } from './roles.ts';

/**
 * The props that the shell passes to each part of a remote module, by `<remote module>/<exposed part>`. The parts have no address of their
 * own: routes do.
 */
export interface RemoteParts {
  /** The report wizard, with the address of the framework's version, or of the template's. */
  'core-platform/FrameworkReport': { reportId: string; step: ReportStep } & (
    | { versionId: string; templateVersionId?: undefined }
    | { templateVersionId: string; versionId?: undefined }
  );
  /** The assessments of all years, or a step of one. */
  'core-platform/Materiality': { assessmentId?: string; step?: MaterialityStep };
  /** Home of entity users and of suppliers. */
  'esg-shared/EntityUserHome': Record<never, never>;
  /** The questions that somebody is asked about one entity or supplier. */
  'esg-shared/EntityRequest': { collectionId: string; entityId: string; of: Party };
}
export type RemotePart = keyof RemoteParts;
