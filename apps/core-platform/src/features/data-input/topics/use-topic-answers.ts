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

/** One place where the report describes the management of a topic. */
export type TopicPlace = {
  readonly disclosure: Disclosure;
  /** Name of the topic; `undefined` for the answer for all of them. */
  readonly name: string | undefined;
  readonly status: DisclosureStatus;
  readonly isAnswered: boolean;
};

/** Where the report describes the management of its material topics, and which of them have no answer of their own. */
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
    /** The topics in the report, the answer for all topics first. */
    places: [
      ...(all && selected.has(all.code) ? [placeOf(all)] : []),
      ...named.filter(({ disclosure }) => selected.has(disclosure.code)),
    ],
    /** Material topics that have no answer of their own. */
    others: named.filter(({ disclosure }) => !selected.has(disclosure.code)),
    /** Whether the answer for all topics counts for those. */
    isForAll: forAll.size > 0,
  };
};

/** Adds topics to the report, each with its own disclosure, and opens the first. */
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

/** Whether a field of the disclosure is blank, so that something can be copied to it. */
export const hasBlank = ({ fields }: Disclosure, answers: Answers) => fields.some(({ key }) => isBlank(answers, key));

/** The answers of one disclosure for the blank fields of another: both have the same fields in the same order. */
const copied = (from: Disclosure, said: readonly Answer[], to: Disclosure, answers: Answers) =>
  to.fields.flatMap(({ key: fieldKey }, index) => {
    const value = said.find((answer) => answer.fieldKey === from.fields[index]?.key)?.value ?? null;
    if (!isAnswered(value) || !isBlank(answers, fieldKey)) return [];
    return [{ disclosureCode: to.code, fieldKey, value, version: answers.get(fieldKey)?.version ?? 0 }];
  });

/** Copies the answers about one topic to the blank fields of another. Existing answers stay. */
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
