import type { ReportStep } from './report-life.ts';

/** What the shell hands to each part of a remote module, by `<remote module>/<exposed part>`. The parts own no address: routes do. */
export interface RemoteParts {
  /** The report wizard; at the address of the framework's version, or of the template's. */
  'core-platform/FrameworkReport': { reportId: string; step: ReportStep } & (
    | { versionId: string; templateVersionId?: undefined }
    | { templateVersionId: string; versionId?: undefined }
  );
  /** Home of people who are invited for one entity, and of suppliers. */
  'esg-shared/EntityUserHome': Record<never, never>;
}
export type RemotePart = keyof RemoteParts;
