import type { UseSavedField } from '@esg/app-kit';
import type {
  Assessment,
  MaterialityLibrary,
  MaterialitySettings,
  MaterialityStep,
  TopicFramework,
} from '@esg/contract';
import { createContext, use } from 'react';

/** What every step of an assessment uses. */
export interface OpenAssessment {
  readonly assessment: Assessment;
  readonly library: MaterialityLibrary & { readonly frameworks: readonly TopicFramework[] };
  readonly step: MaterialityStep;
  /** The settings as they are typed; they save by themselves. */
  readonly settings: UseSavedField<MaterialitySettings>;
  /** This person may only read. */
  readonly readOnly: boolean;
  /** May show everyone’s scores, and decide. */
  readonly mayDecide: boolean;
}

export const AssessmentContext = createContext<OpenAssessment | undefined>(undefined);

/** Throws outside an assessment. */
export const useAssessment = (): OpenAssessment => {
  const open = use(AssessmentContext);
  if (!open) throw new Error('useAssessment needs the page of an assessment above it');
  return open;
};
