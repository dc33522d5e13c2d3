import type { Framework, Report, ReportStep } from '@esg/contract';
import { createContext, use } from 'react';

/** The data that every step of the wizard uses. */
export interface Wizard {
  readonly report: Report;
  readonly framework: Framework;
  readonly step: ReportStep;
  /** Nothing may be changed: the report is published, or this person may only read. */
  readonly readOnly: boolean;
}

export const WizardContext = createContext<Wizard | undefined>(undefined);

/** Throws outside the wizard. */
export const useWizard = (): Wizard => {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('useWizard needs the report wizard above it');
  return wizard;
};
