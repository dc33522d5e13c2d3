import { peopleMutations } from '@esg/api-client';
import { notify, useApi, useLanguage } from '@esg/app-kit';
import type { Language } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { filledRows, type InviteRow, rowIssues } from './invite-rows.ts';
import type { InviteDraft } from './use-invite-draft.ts';

/** Sends the invitations one after the other. Sent ones leave the draft, the others stay with their reason. */
export const useInviting = ({ rows, put }: InviteDraft, free: number | undefined, onSent: () => void) => {
  const { mutateAsync } = useMutation(peopleMutations.invite(useApi(), useQueryClient()));
  const present = useLanguage();
  const [language, setLanguage] = useState<Language>(present);
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const found = rowIssues(rows, free);

  const sendAll = async (all: readonly InviteRow[]) => {
    setPending(true);
    const left: InviteRow[] = [];
    for (const { refusal: _, ...row } of all)
      await mutateAsync({ email: row.email.trim(), role: row.role, language }).catch(
        (refusal: unknown) => void left.push({ ...row, refusal }),
      );
    setPending(false);
    put(left);
    setTried(false);
    if (left.length < all.length) notify('success', all.length > 1 ? msg`Invitations sent` : msg`Invitation sent`);
    if (left.length === 0) onSent();
  };
  return {
    send: () => {
      setTried(true);
      if (found.size === 0 && !pending) void sendAll(filledRows(rows));
    },
    pending,
    /** An address is checked as soon as people leave it (spec section 5), everything else at the first attempt. */
    issues: tried ? found : new Map([...found].filter(([id, issue]) => left.has(id) && issue === 'invalid')),
    leave: (id: string) => setLeft(new Set([...left, id])),
    language,
    setLanguage,
  };
};
