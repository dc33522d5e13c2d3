import { type Disclosure, dutyOf, standingOf } from '@esg/contract';
import { use } from 'react';
import { useIssuerClass } from './use-issuer-class.ts';
import { WizardContext } from './wizard-context.ts';

/** How binding a disclosure is for this report, and whether it may still be used: by its period and its class of issuer. */
export const useStanding = (disclosure: Disclosure) => {
  const report = use(WizardContext)?.report;
  const { issuerClass } = useIssuerClass(report?.id ?? '');
  const periodStart = report?.period?.start;
  const publishedOn = (report?.publishedAt ?? new Date().toISOString()).slice(0, 10);
  return {
    duty: dutyOf(disclosure, { issuerClass, periodStart }),
    standing: standingOf(disclosure, { periodStart, publishedOn }),
  };
};
