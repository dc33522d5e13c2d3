import { type ApiError, contributionMutations } from '@esg/api-client';
import { notify, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type AskedRole, dayAfter, type Language, localDay } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Asked, questionsOf } from './asked.ts';
import type { ChatQuestion } from './use-chat-question.ts';

export type InviteDraft = {
  readonly reportId: string | undefined;
  readonly role: AskedRole;
  readonly emails: readonly string[];
  readonly asked: Asked;
  /** Undefined while the typed text is no day. */
  readonly dueOn: string | undefined;
  readonly message: string;
  readonly language: Language;
};

/** The form in which the browser stores it. */
type KeptInvite = Omit<InviteDraft, 'asked'> & {
  readonly asked: ReadonlyArray<readonly [string, 'all' | readonly string[]]>;
};

const required = { rule: 'required', params: {} } as const;

const noWords = { report: undefined, people: undefined, questions: undefined, due: undefined };

/** Addresses that the gateway refused, with its sentence for each. */
const useRefusedAddresses = (emails: readonly string[], error: ApiError | null) => {
  const { issue } = useProblemSentences();
  return (error?.issues ?? []).flatMap((found) => {
    const index = /^people\.(\d+)\.email$/.exec(found.path)?.[1];
    return index === undefined ? [] : [`${emails[Number(index)]}: ${issue(found, emails[Number(index)] ?? '')}`];
  });
};

/** The missing values of the invitation, field by field. */
const useMissingWords = ({ reportId, emails, asked, dueOn }: InviteDraft, refused: readonly string[]) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  return {
    report: reportId ? undefined : issue(required, t`Report`),
    people: emails.length > 0 ? refused.join(' ') || undefined : t`Please enter an e-mail address`,
    questions: reportId && asked.size === 0 ? issue(required, t`Disclosures`) : undefined,
    due: dueOn === undefined ? issue({ rule: 'date_invalid', params: {} }, t`Due on`) : undefined,
  };
};

/** Days that a colleague is proposed for a question that documents left open. */
const daysToAnswer = 7;

/** The invitation while it is written, and its sending. */
export const useInviteDraft = (
  reportId: string | undefined,
  question: ChatQuestion | undefined,
  onSent: () => void,
) => {
  const { problem } = useProblemSentences();
  const present = useLanguage();
  const ids = { report: useId(), people: useId(), questions: useId(), due: useId() };
  const [tried, setTried] = useState(false);
  const kept = useDraft<KeptInvite>(question ? `invite-question/${question.id}` : `invite/${reportId ?? ''}`, {
    reportId,
    role: 'contributor',
    emails: [],
    asked: [],
    dueOn: question ? dayAfter(localDay(), daysToAnswer) : '',
    message: question?.message ?? '',
    language: present,
  });
  const draft: InviteDraft = { ...kept.value, asked: new Map(kept.value.asked) };
  const { mutateAsync, isPending, error } = useMutation(contributionMutations.invite(useApi(), useQueryClient()));
  const refused = useRefusedAddresses(draft.emails, error);
  const words = useMissingWords(draft, refused);
  const errors = Object.entries(words).flatMap(([name, message]) =>
    message ? [{ fieldId: ids[name as keyof typeof ids], message }] : [],
  );
  const send = () => {
    setTried(true);
    const { reportId: id, emails, asked, dueOn, ...rest } = draft;
    // The gateway checks addresses again that it refused before.
    if (!id || emails.length === 0 || asked.size === 0 || dueOn === undefined || isPending) return;
    const given = {
      ...rest,
      people: emails.map((email) => ({ email })),
      questions: questionsOf(asked),
      dueOn: dueOn || null,
    };
    const sent = kept.value;
    const done = () => {
      kept.done(sent);
      notify('success', emails.length > 1 ? msg`Invitations sent` : msg`Invitation sent`);
      onSent();
    };
    void mutateAsync({ reportId: id, draft: given, key: kept.key }).then(done, () => undefined);
  };
  return {
    draft,
    kept,
    ids,
    send,
    isPending,
    change: (part: Partial<InviteDraft>) => {
      const { asked, ...changed } = { ...draft, ...part };
      kept.change({ ...changed, asked: [...asked] });
    },
    /** No field shows an error before the first attempt to send. */
    words: tried ? words : noWords,
    errors: tried ? errors : [],
    problem: error && refused.length === 0 ? problem(error) : undefined,
  };
};
