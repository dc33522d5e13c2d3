import type { ReportStep } from './report-life.ts';

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
  /** Home of entity users and of suppliers. */
  'esg-shared/EntityUserHome': Record<never, never>;
  /** The questions that an entity user is asked about one entity. */
  'esg-shared/EntityRequest': { collectionId: string; entityId: string };
}
export type RemotePart = keyof RemoteParts;
