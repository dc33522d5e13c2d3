import { reportMutations, reportQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { DisclosuresChange, ReportDisclosure } from '@esg/contract';
import { msg, plural } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';
import { undoOf } from './undo.ts';

type Omission = NonNullable<ReportDisclosure['omission']>;

const nothing: ReadonlySet<string> = new Set();

/** Leaves disclosures, or what is unanswered of them, out with one reason, all or none, and offers to take that back. */
export const useLeaveOut = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { report } = useWizard();
  const change = useMutation(reportMutations.changeDisclosures(api, queryClient, report.id));
  const statesNow = () => queryClient.fetchQuery({ ...reportQueries.disclosures(api, report.id), staleTime: 0 });
  const takeBack = (changes: DisclosuresChange['changes']) =>
    change.mutate(
      { changes },
      {
        onSuccess: () => notify('success', msg`Restored. If approval was withdrawn, request it again.`),
        onError: notifyProblem,
      },
    );
  const leaveOut = async (codes: string[], omission: Omission, inPart = nothing) => {
    const before: readonly ReportDisclosure[] = await statesNow();
    const kept = codes.filter((code) => inPart.has(code));
    const left = codes.filter((code) => !inPart.has(code));
    const changes: DisclosuresChange['changes'] = [
      ...(kept.length > 0 ? [{ status: 'completed' as const, codes: kept, omission }] : []),
      ...(left.length > 0 ? [{ status: 'omitted' as const, codes: left, ...omission }] : []),
    ];
    await change.mutateAsync({ changes });
    const run = () => takeBack(undoOf(before, codes));
    const count = codes.length;
    notify(
      'success',
      kept.length > 0
        ? msg`${plural(count, { one: 'The reason is given for # disclosure.', other: 'The reason is given for # disclosures.' })}`
        : msg`${plural(count, { one: '# disclosure is left out.', other: '# disclosures are left out.' })}`,
      {
        label: msg`Undo`,
        run,
      },
    );
  };
  return { leaveOut, error: change.error, pending: change.isPending };
};
