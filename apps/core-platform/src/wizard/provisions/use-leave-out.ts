import { reportMutations, reportQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { DisclosuresChange, ReportDisclosure } from '@esg/contract';
import { msg, plural } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../wizard-context.ts';
import { inLots, undoOf } from './undo.ts';

type Omission = NonNullable<ReportDisclosure['omission']>;

type LeaveOutOptions = {
  /** Codes of disclosures that keep their answers. */
  readonly inPart?: ReadonlySet<string> | undefined;
  /** Whether they are left out already, and only the reason changes. */
  readonly changing?: boolean | undefined;
};

const nothing: ReadonlySet<string> = new Set();

const leftOutWords = (count: number, isInPart: boolean) =>
  isInPart
    ? msg`${plural(count, { one: 'The reason is given for # disclosure.', other: 'The reason is given for # disclosures.' })}`
    : msg`${plural(count, { one: '# disclosure is left out.', other: '# disclosures are left out.' })}`;

/** Leaves disclosures, or their unanswered parts, out with one reason, all or none, and offers to undo it. */
export const useLeaveOut = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { report } = useWizard();
  const change = useMutation(reportMutations.changeDisclosures(api, queryClient, report.id));
  const statesNow = () => queryClient.fetchQuery({ ...reportQueries.disclosures(api, report.id), staleTime: 0 });
  const restore = async (changes: DisclosuresChange['changes']) => {
    for (const lot of inLots(changes)) await change.mutateAsync({ changes: lot });
    notify('success', msg`Restored. If approval was withdrawn, request it again.`);
  };
  const leaveOut = async (
    codes: string[],
    omission: Omission,
    { inPart = nothing, changing }: LeaveOutOptions = {},
  ) => {
    const before: readonly ReportDisclosure[] = await statesNow();
    const kept = codes.filter((code) => inPart.has(code));
    const left = codes.filter((code) => !inPart.has(code));
    const changes: DisclosuresChange['changes'] = [
      ...(kept.length > 0 ? [{ status: 'completed' as const, codes: kept, omission }] : []),
      ...(left.length > 0 ? [{ status: 'omitted' as const, codes: left, ...omission }] : []),
    ];
    await change.mutateAsync({ changes });
    const run = () => void restore(undoOf(before, codes, inPart)).catch(notifyProblem);
    notify('success', changing ? msg`Reason saved.` : leftOutWords(codes.length, kept.length > 0), {
      label: msg`Undo`,
      run,
    });
  };
  return { leaveOut, error: change.error, pending: change.isPending };
};
