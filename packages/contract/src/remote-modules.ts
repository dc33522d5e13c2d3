import type { ReportStep } from './report-life.ts';

/** What the shell hands to each part of a remote module, by `<remote module>/<exposed part>`. The parts own no address: routes do. */
export interface RemoteParts {
  /** The report wizard. */
  'core-platform/FrameworkReport': { versionId: string; reportId: string; step: ReportStep };
  /** Home of people who are invited for one entity, and of suppliers. */
  'esg-shared/EntityUserHome': Record<never, never>;
}
export type RemotePart = keyof RemoteParts;
