import { currentOf, suggestionMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { Answer, AnswerValue, Suggestion, SuggestionAccept } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** An answer that somebody stored since the person looked: it is shown before anything replaces it. */
export type Changed = {
  readonly suggestion: Suggestion;
  readonly value: AnswerValue | undefined;
  readonly current: Answer;
};

const notProved = msg`The answer is saved, but its page couldn’t be kept as evidence. Add the document to the disclosure’s evidence yourself.`;

/** Deciding about suggestions; accepted figures are saved to the data hub as well where that is wanted. `onDeciding` is told before what was decided about leaves the list, and where it stays after all. */
export const useDeciding = (
  onDeciding: (isLeaving: boolean) => void,
  saveToHub: SuggestionAccept['saveToHub'] | undefined,
) => {
  const { report } = useWizard();
  const api = useApi();
  const queryClient = useQueryClient();
  const [changed, setChanged] = useState<Changed>();
  const accepting = useMutation(suggestionMutations.accept(api, queryClient, report.id));
  const changing = useMutation(suggestionMutations.change(api, queryClient, report.id));
  const accept = (suggestion: Suggestion, answer: Answer | undefined, value?: AnswerValue) => {
    setChanged(undefined);
    const replaces = answer?.version ?? 0;
    onDeciding(true);
    // Texts have no place in the data hub.
    const target = suggestion.period ? saveToHub : undefined;
    accepting.mutateAsync({ suggestionId: suggestion.id, accept: { replaces, value, saveToHub: target } }).then(
      ({ isProved }) => {
        if (!isProved) notify('danger', notProved);
      },
      (error: unknown) => {
        onDeciding(false);
        const current = currentOf<Answer>(error);
        if (current) setChanged({ suggestion, value, current });
      },
    );
  };
  const reopen = (id: string) => changing.mutate({ suggestionId: id, change: { state: 'open' } });
  const reject = ({ id }: Suggestion) => {
    setChanged(undefined);
    const undo = { label: msg`Undo`, run: () => reopen(id) };
    onDeciding(true);
    // Its place is gone by then: what a component waits for would not come.
    changing.mutateAsync({ suggestionId: id, change: { state: 'rejected' } }).then(
      () => notify('info', msg`Suggestion rejected`, undo),
      () => onDeciding(false),
    );
  };
  return {
    accept,
    reject,
    changed,
    /** Others can be decided about while one is sent. */
    isPending: ({ id }: Suggestion) =>
      (accepting.isPending && accepting.variables.suggestionId === id) ||
      (changing.isPending && changing.variables.suggestionId === id),
    error: changed ? null : (accepting.error ?? changing.error),
  };
};
