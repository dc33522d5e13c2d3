import { reportWorkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DisclosureWork } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../wizard-context.ts';

const unassigned = (code: string): DisclosureWork => ({
  code,
  assigneeIds: [],
  approverIds: [],
  dueOn: null,
  note: '',
  needsApproval: false,
  round: null,
  openTasks: 0,
  openThreads: 0,
  evidenceCount: 0,
  writerIds: [],
});

/** The assignments of the report, and the people in it. Until it is loaded, nothing is asked of anybody. */
export const useWork = () => {
  const api = useApi();
  const { report } = useWizard();
  const { data: work } = useQuery(reportWorkQueries.work(api, report.id));
  const { data: colleagues = [] } = useQuery(reportWorkQueries.colleagues(api));
  return useMemo(() => {
    const byCode = new Map((work?.disclosures ?? []).map((each) => [each.code, each]));
    const byId = new Map(colleagues.map((each) => [each.id, each]));
    return {
      work,
      colleagues,
      of: (code: string) => byCode.get(code) ?? unassigned(code),
      /** People by id; those who left the organisation are left out. */
      people: (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []),
      selfId: colleagues.find(({ isSelf }) => isSelf)?.id,
    };
  }, [work, colleagues]);
};

export type Work = ReturnType<typeof useWork>;
