import { sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { mayWith, offersMove, type Permission, type Report, type ReportMove } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useWizard } from './wizard-context.ts';

/** Whether the signed-in person may do this with a report. False until it is known, so that nothing is offered that is then refused. */
export const useMayWith = (report: Report, permission: Permission): boolean => {
  const { data } = useQuery(sessionQueries.profile(useApi()));
  return data ? mayWith(permission, report, data) : false;
};

/** The same with the report of the wizard. */
export const useMay = (permission: Permission): boolean => useMayWith(useWizard().report, permission);

/** Whether the signed-in person can take this step of the report now; the gateway uses the same table (decision 6). */
export const useOffers = (move: ReportMove): boolean => {
  const { report } = useWizard();
  const { data } = useQuery(sessionQueries.profile(useApi()));
  return data ? offersMove(move, report, data) : false;
};
