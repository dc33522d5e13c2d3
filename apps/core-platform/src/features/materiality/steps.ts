import { type MaterialityStep, materialitySteps } from '@esg/contract';
import { type ComponentType, lazy } from 'react';

type StepCode = () => Promise<{ default: ComponentType }>;

/** The code of each step, loaded when it is first opened. A step without code is not shown. */
const codeOf: Partial<Record<MaterialityStep, StepCode>> = {
  context: async () => ({ default: (await import('./context/Context.tsx')).Context }),
  topics: async () => ({ default: (await import('./topics/Topics.tsx')).Topics }),
  register: async () => ({ default: (await import('./register/Register.tsx')).Register }),
  stakeholders: async () => ({ default: (await import('./stakeholders/Stakeholders.tsx')).Stakeholders }),
  scoring: async () => ({ default: (await import('./scoring/Scoring.tsx')).Scoring }),
  matrix: async () => ({ default: (await import('./matrix/MatrixStep.tsx')).MatrixStep }),
  decision: async () => ({ default: (await import('./decision/DecisionStep.tsx')).DecisionStep }),
  surveys: async () => ({ default: (await import('./surveys/SurveysStep.tsx')).SurveysStep }),
};

/** The steps that there are, in order. */
export const shownSteps: readonly MaterialityStep[] = materialitySteps.filter((step) => codeOf[step]);

/** What each step shows. */
export const stepViews = Object.fromEntries(
  Object.entries(codeOf).map(([step, code]): [string, ComponentType] => [step, lazy(code)]),
) as Partial<Record<MaterialityStep, ComponentType>>;
