import { ApiError, reportMutations, reportWorkMutations } from '@esg/api-client';
import { settleFields, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type Answer, type Disclosure, isAnswered } from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { focusControl } from './focus-control.ts';

/** Stores everything typed before a disclosure changes its status; `unsaved` after an attempt that could not store everything. */
const useSettling = () => {
  const [unsaved, setUnsaved] = useState(false);
  const [tried, setTried] = useState(false);
  const [settling, setSettling] = useState(false);
  const settle = async () => {
    setTried(true);
    setSettling(true);
    const settled = await settleFields();
    setSettling(false);
    setUnsaved(!settled);
    return settled;
  };
  return { settle, unsaved, tried, settling };
};

/**
 * Marks the disclosure complete once everything typed is stored and every required field is answered, or says what is missing.
 * `onCompleted` is called while the disclosure is still the open one, with a function that reopens it.
 */
export const useCompletion = (
  disclosure: Disclosure,
  answers: ReadonlyMap<string, Answer> | undefined,
  onCompleted: (reopen: () => void) => void,
) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const language = useLanguage();
  const { problem } = useProblemSentences();
  const { report } = useWizard();
  const { settle, unsaved, tried, settling } = useSettling();
  const change = useMutation(reportMutations.changeDisclosure(useApi(), useQueryClient(), report.id));
  const ask = useMutation(reportWorkMutations.submit(useApi(), useQueryClient(), report.id));
  const { code, fields } = disclosure;
  const error = change.error ?? ask.error;

  const complete = async () => {
    if (await settle())
      change.mutate({ code, change: { status: 'completed' } }, { onSuccess: () => onCompleted(reopen) });
  };
  const submit = async () => {
    if (await settle()) ask.mutate({ code, note: '' });
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

  const open = fields.filter(({ key, required }) => required && !isAnswered(answers?.get(key)?.value ?? null));
  const lacksAnswers = error instanceof ApiError && error.code === 'request.invalid';
  const names = list(open.map(({ label }) => label[language]));
  const errorWords = () => {
    if (unsaved) return t`Some answers are not saved yet. Look at the marks beside the fields, then try again.`;
    if (!error) return undefined;
    return lacksAnswers && open.length > 0 ? t`Answer the required fields first: ${names}` : problem(error);
  };
  return {
    complete: () => void complete(),
    reopen,
    /** Asks for an approval instead, where completing needs one. */
    submit: () => void submit(),
    isPending: settling || change.isPending || ask.isPending,
    error: errorWords(),
    /** Keys of required fields without an answer, once completing was tried. */
    missing: new Set(tried && lacksAnswers ? open.map(({ key }) => key) : []) as ReadonlySet<string>,
  };
};
