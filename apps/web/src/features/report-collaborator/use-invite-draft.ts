import { type ApiError, contributionMutations, reportWorkQueries } from '@esg/api-client';
import { notify, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type AskedRole, contributionLimits, dayAfter, type Language, localDay } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Asked, questionsOf } from './asked.ts';
import type { ChatQuestion } from './use-chat-question.ts';

export type InviteDraft = {
  readonly reportId: string | undefined;
  readonly role: AskedRole;
  readonly emails: readonly string[];
  /** Ids of colleagues. */
  readonly colleagues: readonly string[];
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

/** People whom the gateway refused, with its sentence for each: addresses, and behind them colleagues by name. */
const useRefusedPeople = (people: readonly string[], error: ApiError | null) => {
  const { issue } = useProblemSentences();
  return (error?.issues ?? []).flatMap((found) => {
    const index = /^people\.(\d+)\.(?:email|colleagueId)$/.exec(found.path)?.[1];
    return index === undefined ? [] : [`${people[Number(index)]}: ${issue(found, people[Number(index)] ?? '')}`];
  });
};

/** The missing values of the invitation, field by field. */
const useMissingWords = (
  { reportId, emails, colleagues, asked, dueOn }: InviteDraft,
  { refused, isQuestion }: { readonly refused: readonly string[]; readonly isQuestion: boolean },
) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const people = emails.length + colleagues.length;
  const tooMany = t`At most ${contributionLimits.peopleMax} people at once`;
  const nobody = isQuestion ? t`Choose a colleague, or enter an e-mail address` : t`Please enter an e-mail address`;
  return {
    report: reportId ? undefined : issue(required, t`Report`),
    people: people > contributionLimits.peopleMax ? tooMany : people > 0 ? refused.join(' ') || undefined : nobody,
    questions: reportId && asked.size === 0 ? issue(required, t`Disclosures`) : undefined,
    due: dueOn === undefined ? issue({ rule: 'date_invalid', params: {} }, t`Due on`) : undefined,
  };
};

/** The people of the organisation who can be asked by name. */
const useColleagues = (isWanted: boolean) => {
  const { data: all = [] } = useQuery({ ...reportWorkQueries.colleagues(useApi()), enabled: isWanted });
  return {
    known: all.filter(({ isSelf }) => !isSelf),
    nameOf: (id: string) => all.find((each) => each.id === id)?.name ?? '',
  };
};

const peopleOf = (emails: readonly string[], colleagues: readonly string[]) => [
  ...emails.map((email) => ({ email })),
  ...colleagues.map((colleagueId) => ({ colleagueId })),
];

/** Whether so many people can be asked at once. */
const areSome = ({ length }: readonly unknown[]) => length > 0 && length <= contributionLimits.peopleMax;

const keepAsked = (kept: { change: (value: KeptInvite) => void }, draft: InviteDraft) => {
  const { asked, ...rest } = draft;
  kept.change({ ...rest, asked: [...asked] });
};

/** Days that a colleague is proposed for a question that documents left open. */
const daysToAnswer = 7;

const newInvite = (
  reportId: string | undefined,
  question: ChatQuestion | undefined,
  language: Language,
): KeptInvite => ({
  reportId,
  role: 'contributor',
  emails: [],
  colleagues: [],
  asked: [],
  dueOn: question ? dayAfter(localDay(), daysToAnswer) : '',
  message: question?.message ?? '',
  language,
});

/** The invitation while it is written, and its sending. */
export const useInviteDraft = (
  reportId: string | undefined,
  question: ChatQuestion | undefined,
  onSent: () => void,
) => {
  const { problem } = useProblemSentences();
  const present = useLanguage();
  const api = useApi();
  const ids = { report: useId(), people: useId(), questions: useId(), due: useId() };
  const [tried, setTried] = useState(false);
  const place = question ? `invite-question/${question.id}` : `invite/${reportId ?? ''}`;
  const kept = useDraft<KeptInvite>(place, newInvite(reportId, question, present));
  // What was kept by an earlier version names no colleagues.
  const { colleagues = [] } = kept.value;
  const draft: InviteDraft = { ...kept.value, colleagues, asked: new Map(kept.value.asked) };
  const { mutateAsync, isPending, error } = useMutation(contributionMutations.invite(api, useQueryClient()));
  const { known, nameOf } = useColleagues(question !== undefined);
  const refused = useRefusedPeople([...draft.emails, ...draft.colleagues.map(nameOf)], error);
  const words = useMissingWords(draft, { refused, isQuestion: question !== undefined });
  const errors = Object.entries(words).flatMap(([name, message]) =>
    message ? [{ fieldId: ids[name as keyof typeof ids], message }] : [],
  );
  const send = () => {
    setTried(true);
    const { reportId: id, emails, colleagues: chosen, asked, dueOn, ...rest } = draft;
    const people = peopleOf(emails, chosen);
    // The gateway checks addresses again that it refused before.
    if (!id || !areSome(people) || asked.size === 0 || dueOn === undefined || isPending) return;
    const given = {
      ...rest,
      people,
      questions: questionsOf(asked),
      dueOn: dueOn || null,
    };
    const sent = kept.value;
    const done = () => {
      kept.done(sent);
      notify('success', people.length > 1 ? msg`Invitations sent` : msg`Invitation sent`);
      onSent();
    };
    void mutateAsync({ reportId: id, draft: given, key: kept.key }).then(done, () => undefined);
  };
  return {
    draft,
    kept,
    /** Colleagues who can be chosen; none where addresses alone are asked for. */
    known,
    ids,
    send,
    isPending,
    change: (part: Partial<InviteDraft>) => keepAsked(kept, { ...draft, ...part }),
    /** No field shows an error before the first attempt to send. */
    words: tried ? words : noWords,
    errors: tried ? errors : [],
    problem: error && refused.length === 0 ? problem(error) : undefined,
  };
};
