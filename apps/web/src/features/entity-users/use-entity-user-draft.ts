import { entityUserMutations, entityUserQueries } from '@esg/api-client';
import { notify, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { isEmail, type Language, type NewEntityUser, type Party } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Sends an invitation, or gives the entities or suppliers to somebody who answers for others of them already. */
const useInviting = (of: Party) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data: users } = useQuery(entityUserQueries.all(api, of));
  const invite = useMutation(entityUserMutations.invite(api, queryClient, of));
  const give = useMutation(entityUserMutations.changeEntities(api, queryClient, of));
  const send = async (body: NewEntityUser) => {
    const known = users?.find(({ email }) => email === body.email.toLowerCase());
    const added = body.entityIds.filter((id) => !known?.entityIds.includes(id));
    if (!known || added.length === 0) {
      await invite.mutateAsync(body);
      return msg`Invitation sent`;
    }
    await give.mutateAsync({ id: known.id, entityIds: [...known.entityIds, ...added] });
    return known.invitation ? msg`Added to the open invitation` : msg`Added. They have an account already`;
  };
  return { send, error: invite.error ?? give.error, pending: invite.isPending || give.isPending };
};

type Options = {
  /** Names what is typed, which is kept in the browser until it is sent. */
  readonly draftId: string;
  readonly of: Party;
  /** What stands in the form when it is opened. */
  readonly opened: Pick<Typed, 'email' | 'entityIds'>;
  readonly onSent: () => void;
};

/** The invitation that somebody is writing, with its entities: kept until it is sent, with error texts while it is incomplete. */
export const useEntityUserDraft = ({ draftId, of, opened, onSent }: Options) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const { email: openedEmail, entityIds: openedIds } = opened;
  const nothingTyped: Typed = {
    email: openedEmail,
    firstName: '',
    lastName: '',
    language: useLanguage(),
    entityIds: openedIds,
  };
  const draft = useDraft(draftId, nothingTyped);
  const [isTried, setIsTried] = useState(false);
  const { send: invite, error, pending } = useInviting(of);
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
    if (rules.email || rules.entityIds || pending) return;
    const { email, firstName, lastName, language, entityIds } = typed;
    const body = {
      email: email.trim(),
      language,
      entityIds: [...entityIds],
      firstName: firstName.trim() || undefined,
      lastName: lastName.trim() || undefined,
    };
    const sent = (told: Awaited<ReturnType<typeof invite>>) => {
      draft.done(typed);
      notify('success', told);
      onSent();
    };
    // The dialog shows why it was refused.
    void invite(body).then(sent, () => undefined);
  };
  return {
    typed,
    labels,
    change: (part: Partial<Typed>) => draft.change({ ...typed, ...part }),
    messages: { email: messageOf('email'), entityIds: messageOf('entityIds') },
    send,
    error,
    pending,
  };
};

export type EntityUserDraft = ReturnType<typeof useEntityUserDraft>;
