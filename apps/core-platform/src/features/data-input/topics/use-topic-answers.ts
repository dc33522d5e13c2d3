import { reportMutations, reportQueries } from '@esg/api-client';
import { notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import {
  type Answer,
  answeredForAll,
  type Disclosure,
  type DisclosureStatus,
  isAnswered,
  managedTopics,
  managementOfAll,
} from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';
import type { OpenPane } from '../use-data-input.ts';

/** One place where the report says how a topic is managed. */
export type TopicPlace = {
  readonly disclosure: Disclosure;
  /** Name of the topic; `undefined` for the answer that stands for all of them. */
  readonly name: string | undefined;
  readonly status: DisclosureStatus;
  readonly isAnswered: boolean;
};

/** Where the report says how its material topics are managed, and which of them have no answer of their own. */
export const useTopicPlaces = ({ stateOf }: Pick<OpenPane, 'stateOf'>) => {
  const language = useLanguage();
  const { report, framework } = useWizard();
  const managed = managedTopics(framework, report.materialTopics);
  const all = managementOfAll(framework);
  const selected = new Set(report.disclosureCodes);
  const placeOf = (disclosure: Disclosure, name?: string): TopicPlace => {
    const state = stateOf.get(disclosure.code);
    const answered = (state?.answeredFields ?? 0) > 0;
    return { disclosure, name, status: state?.status ?? 'new', isAnswered: answered };
  };
  const named = managed.map(({ topic, disclosure }) => placeOf(disclosure, topic.title[language]));
  const forAll = answeredForAll(framework, report, selected);
  return {
    /** Those that the report has taken up, the answer for all topics first. */
    places: [
      ...(all && selected.has(all.code) ? [placeOf(all)] : []),
      ...named.filter(({ disclosure }) => selected.has(disclosure.code)),
    ],
    /** Material topics that have no answer of their own. */
    others: named.filter(({ disclosure }) => !selected.has(disclosure.code)),
    /** Whether the answer for all topics stands for those. */
    isForAll: forAll.size > 0,
  };
};

/** Takes topics into the report, each to be answered in its own place, and opens the first. */
export const useTakeUp = (open: (code: string) => void) => {
  const { report } = useWizard();
  const { mutate, isPending } = useMutation(reportMutations.changeDisclosures(useApi(), useQueryClient(), report.id));
  const takeUp = (places: readonly TopicPlace[]) => {
    const codes = places.map(({ disclosure }) => disclosure.code);
    mutate(
      { changes: [{ status: 'selected', codes }] },
      { onSuccess: () => open(codes[0] ?? ''), onError: notifyProblem },
    );
  };
  return { takeUp, isPending };
};

type Answers = ReadonlyMap<string, Answer>;

const isBlank = (answers: Answers, key: string) => !isAnswered(answers.get(key)?.value ?? null);

/** Whether a field of the disclosure says nothing, so that there is room to copy to. */
export const hasBlank = ({ fields }: Disclosure, answers: Answers) => fields.some(({ key }) => isBlank(answers, key));

/** What is said in one place, as the blank fields of another take it: the fields of both are the same, in one order. */
const copied = (from: Disclosure, said: readonly Answer[], to: Disclosure, answers: Answers) =>
  to.fields.flatMap(({ key: fieldKey }, index) => {
    const value = said.find((answer) => answer.fieldKey === from.fields[index]?.key)?.value ?? null;
    if (!isAnswered(value) || !isBlank(answers, fieldKey)) return [];
    return [{ disclosureCode: to.code, fieldKey, value, version: answers.get(fieldKey)?.version ?? 0 }];
  });

/** Copies what is said of one topic to the blank fields of another. What stands there stays. */
export const useCopyTopic = (to: Disclosure, answers: Answers) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { report } = useWizard();
  const { mutateAsync, isPending } = useMutation(reportMutations.recordAnswers(api, queryClient, report.id));
  const copy = async ({ disclosure: from }: TopicPlace) => {
    try {
      const said = await queryClient.fetchQuery(reportQueries.answers(api, report.id, from.code));
      await mutateAsync(copied(from, said, to, answers));
    } catch (error) {
      notifyProblem(error);
    }
  };
  return { copy, isPending };
};
