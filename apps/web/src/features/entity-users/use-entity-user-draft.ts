import { entityUserMutations } from '@esg/api-client';
import { notify, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { isEmail, type Language } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Typed = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
  readonly entityIds: readonly string[];
};

const emailRule = (email: string) => {
  if (email.trim() === '') return 'required' as const;
  return isEmail(email.trim()) ? undefined : ('email_invalid' as const);
};

/** The invitation that somebody is writing, with its entities: kept until it is sent, with error texts while it is incomplete. */
export const useEntityUserDraft = (onSent: () => void) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const nothingTyped: Typed = { email: '', firstName: '', lastName: '', language: useLanguage(), entityIds: [] };
  const draft = useDraft('entity-user', nothingTyped);
  const [isTried, setIsTried] = useState(false);
  const invite = useMutation(entityUserMutations.invite(useApi(), useQueryClient()));
  const typed = draft.value;
  const labels = { email: t`E-mail address`, entityIds: t`Entities they answer for` };
  const rules = {
    email: emailRule(typed.email),
    entityIds: typed.entityIds.length === 0 ? ('required' as const) : undefined,
  };
  const messageOf = (field: keyof typeof rules) => {
    const rule = rules[field];
    return isTried && rule ? issue({ rule, params: {} }, labels[field]) : undefined;
  };
  const send = () => {
    setIsTried(true);
    if (rules.email || rules.entityIds || invite.isPending) return;
    const { email, firstName, lastName, language, entityIds } = typed;
    const body = {
      email: email.trim(),
      language,
      entityIds: [...entityIds],
      firstName: firstName.trim() || undefined,
      lastName: lastName.trim() || undefined,
    };
    invite.mutate(body, {
      onSuccess: () => {
        draft.done(typed);
        notify('success', msg`Invitation sent`);
        onSent();
      },
    });
  };
  return {
    typed,
    labels,
    change: (part: Partial<Typed>) => draft.change({ ...typed, ...part }),
    messages: { email: messageOf('email'), entityIds: messageOf('entityIds') },
    send,
    invite,
  };
};

export type EntityUserDraft = ReturnType<typeof useEntityUserDraft>;
