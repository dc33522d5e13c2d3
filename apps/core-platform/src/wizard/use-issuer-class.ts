import { type IssuerClass, issuerClasses } from '@esg/contract';
import { useSyncExternalStore } from 'react';

const keyOf = (reportId: string) => `report-issuer-class-${reportId}`;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The class of issuer that duties of this report are shown for; remembered in this browser. */
export const useIssuerClass = (reportId: string) => {
  const kept = useSyncExternalStore(listen, () => localStorage.getItem(keyOf(reportId)));
  return {
    issuerClass: issuerClasses.find((choice) => choice === kept),
    setIssuerClass: (next: IssuerClass | undefined) => {
      if (next) localStorage.setItem(keyOf(reportId), next);
      else localStorage.removeItem(keyOf(reportId));
      for (const listener of listeners) listener();
    },
  };
};
