import { ApiError, reportMutations, reportQueries, reportWorkMutations } from '@esg/api-client';
import { settleFields, useApi, useFormatters, useLanguage, useProblemSentences, useServices } from '@esg/app-kit';
import { type Answer, type AnswerValue, type Disclosure, isAnswered } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { focusControl } from './focus-control.ts';
import { lackingIn } from './lacking.ts';

/** Stores everything typed before a disclosure changes its status; `unsaved` after an attempt that could not store everything. */
const useSettling = () => {
  const [unsaved, setUnsaved] = useState(false);
  const [tried, setTried] = useState(false);
  const [settling, setSettling] = useState(false);
  const userId = useServices().session.userId() ?? '';
  const settle = async () => {
    setTried(true);
    setSettling(true);
    const settled = await settleFields(userId);
    setSettling(false);
    setUnsaved(!settled);
    return settled;
  };
  return { settle, unsaved, tried, settling };
};

type Given = ReadonlyMap<string, Answer> | undefined;

const valuesOf = (answers: Given) => new Map([...(answers?.values() ?? [])].map((each) => [each.fieldKey, each.value]));

/** Required fields without an answer. */
const openIn = ({ fields }: Disclosure, given: ReadonlyMap<string, AnswerValue | null>) =>
  fields.filter(({ key, required }) => required && !isAnswered(given.get(key) ?? null));

/** Asks once whether a disclosure that lacks what its framework asks for is completed without it. */
const useAsking = (disclosure: Disclosure, answers: Given) => {
  const { list } = useFormatters();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const api = useApi();
  const { report } = useWizard();
  const [asked, setAsked] = useState<string>();
  const { code } = disclosure;
  const lacking = asked === code ? lackingIn(disclosure, valuesOf(answers), language) : [];
  /** Whether the person has to be asked first, by what is stored by now. */
  const ask = (): boolean => {
    const stored = queryClient.getQueryData(reportQueries.answers(api, report.id, code).queryKey) ?? [];
    const given = new Map(stored.map(({ fieldKey, value }) => [fieldKey, value]));
    // The gateway refuses a disclosure without its required fields, so that there is nothing to decide yet.
    const isOpen = openIn(disclosure, given).length === 0 && lackingIn(disclosure, given, language).length > 0;
    setAsked(isOpen ? code : undefined);
    return isOpen;
  };
  return { ask, answer: () => setAsked(undefined), lacking: lacking.length > 0 ? list(lacking) : undefined };
};

/**
 * Marks the disclosure complete once everything typed is stored and every required field is answered, or says what is missing. Where the
 * framework asks for more than is answered, the person decides. `onCompleted` is called while the disclosure is still the open one, with a function that reopens it.
 */
export const useCompletion = (disclosure: Disclosure, answers: Given, onCompleted: (reopen: () => void) => void) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const { settle, unsaved, tried, settling } = useSettling();
  const change = useMutation(reportMutations.changeDisclosure(useApi(), useQueryClient(), report.id));
  const ask = useMutation(reportWorkMutations.submit(useApi(), useQueryClient(), report.id));
  const asking = useAsking(disclosure, answers);
  const { code } = disclosure;
  const error = change.error ?? ask.error;

  const finish = () =>
    change.mutate({ code, change: { status: 'completed' } }, { onSuccess: () => onCompleted(reopen) });
  const send = () => ask.mutate({ code, note: '' });
  const settled = async (step: () => void) => {
    if ((await settle()) && !asking.ask()) step();
  };
  const without = (step: () => void) => () => {
    asking.answer();
    step();
  };
  const reopen = () => {
    ask.reset();
    change.mutate({ code, change: { status: 'in-progress' } });
  };

  // A refusal moves focus to the first field that it names.
  useEffect(() => {
    const first = error && document.querySelector<HTMLElement>('[data-missing]');
    if (first) focusControl(first);
  }, [error]);

  const open = openIn(disclosure, valuesOf(answers));
  const lacksAnswers = error instanceof ApiError && error.code === 'request.invalid';
  const names = list(open.map(({ label }) => label[language]));
  const errorWords = () => {
    if (unsaved) return t`Some answers aren’t saved yet. Look at the marks beside the fields, then try again.`;
    if (!error) return undefined;
    return lacksAnswers && open.length > 0 ? t`Answer the required fields first: ${names}` : problem(error);
  };
  return {
    complete: () => void settled(finish),
    reopen,
    /** Asks for an approval instead, where completing needs one. */
    submit: () => void settled(send),
    /** What the framework asks for and the disclosure lacks, once completing was tried; the person then completes without it. */
    lacking: asking.lacking,
    completeWithout: without(finish),
    submitWithout: without(send),
    isPending: settling || change.isPending || ask.isPending,
    error: errorWords(),
    /** Keys of required fields without an answer, once completing was tried. */
    missing: new Set(tried && lacksAnswers ? open.map(({ key }) => key) : []) as ReadonlySet<string>,
  };
};
