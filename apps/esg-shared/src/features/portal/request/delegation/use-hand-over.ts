import { portalRequestMutations, portalRequestQueries } from '@esg/api-client';
import { notify, useApi, useDraft } from '@esg/app-kit';
import { isEmail, type PortalTask } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { missingIn } from '../question-state.ts';

/** Stands for a colleague who cannot be chosen, because nobody has invited them yet. */
export const newColleague = 'new';

type Typed = { readonly toId: string; readonly sectionIds: readonly string[]; readonly email: string };

/** What is not filled in yet. */
const faultsOf = ({ toId, sectionIds, email }: Typed) => ({
  toId: toId === '' ? ('required' as const) : undefined,
  sectionIds: toId !== newColleague && sectionIds.length === 0 ? ('required' as const) : undefined,
  email: toId === newColleague && !isEmail(email.trim()) ? ('email_invalid' as const) : undefined,
});

/** The choice of a colleague and of questions, kept until it is sent; or the e-mail of somebody whom the organisation should invite. */
export const useHandOver = (task: PortalTask, onSent: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const missing = missingIn(task);
  const sectionIds = (missing.length > 0 ? missing : task.questions).map(({ sectionId }) => sectionId);
  const draft = useDraft<Typed>(`hand-over/${task.collectionId}/${task.entityId}`, { toId: '', sectionIds, email: '' });
  const [isTried, setIsTried] = useState(false);
  const delegate = useMutation(portalRequestMutations.delegate(api, queryClient, task));
  const want = useMutation(portalRequestMutations.wantColleague(api, queryClient, task));
  const colleagues = useQuery(portalRequestQueries.colleagues(api, task));
  // Where nobody can be chosen, whoever hands over wants somebody invited.
  const nobody = colleagues.data?.length === 0;
  const typed = nobody && draft.value.toId === '' ? { ...draft.value, toId: newColleague } : draft.value;
  const isNew = typed.toId === newColleague;
  const faults = faultsOf(typed);
  const isPending = delegate.isPending || want.isPending;
  const after = (message: ReturnType<typeof msg>) => ({
    onSuccess: () => {
      // The emptied fields lack nothing while the dialog closes.
      setIsTried(false);
      draft.done(draft.value);
      notify('success', message);
      onSent();
    },
  });
  const send = () => {
    // Nothing is asked for before there is something to choose from.
    if (!colleagues.data) return;
    setIsTried(true);
    if (isPending || Object.values(faults).some(Boolean)) return;
    if (isNew) want.mutate(typed.email.trim(), after(msg`Invitation requested`));
    else delegate.mutate({ toId: typed.toId, sectionIds: [...typed.sectionIds] }, after(msg`Questions handed over`));
  };
  return {
    draft,
    colleagues,
    typed,
    change: (part: Partial<Typed>) => draft.change({ ...typed, ...part }),
    faults: isTried ? faults : undefined,
    error: isNew ? want.error : delegate.error,
    isNew,
    isPending,
    send,
  };
};
