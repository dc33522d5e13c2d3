import { draftMutations, draftQueries, keepAnswer, reportQueries, saveAnswer } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import {
  type Answer,
  type DecidedTopic,
  type Language,
  listsMaterialTopics,
  namedByDecision,
  namedIn,
  type ReportDisclosure,
  renamedBy,
  sameJson,
} from '@esg/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWizard } from '../wizard-context.ts';

const nowhere = { reportId: '', disclosureCode: '', fieldKey: '' };

/** Where the framework asks for the list of material topics; nothing where it does not. */
const useListPlace = () => {
  const { framework, report } = useWizard();
  return useMemo(() => {
    const all = framework.topics.flatMap(({ disclosures }) => disclosures);
    const place = all.flatMap(({ code, fields }) =>
      fields.filter(listsMaterialTopics).map(({ key }) => ({ disclosureCode: code, fieldKey: key })),
    )[0];
    return place && { reportId: report.id, ...place };
  }, [framework, report.id]);
};

/** Whether the report's list of material topics says something else than the decision. */
export const useIsListOld = (
  topics: readonly DecidedTopic[] | undefined,
  states: readonly Pick<ReportDisclosure, 'code' | 'status'>[],
  nameIn: (language: Language) => (topic: DecidedTopic) => string,
): boolean => {
  const place = useListPlace();
  const isPrinted = states.some(({ code, status }) => code === place?.disclosureCode && status !== 'omitted');
  const { data } = useQuery({
    ...reportQueries.answers(useApi(), place?.reportId ?? '', place?.disclosureCode ?? ''),
    enabled: topics !== undefined && isPrinted,
  });
  if (!topics || !place || !isPrinted || !data) return false;
  const standing = namedIn(data.find(({ fieldKey }) => fieldKey === place.fieldKey)?.value);
  const decided = renamedBy(standing, namedByDecision(topics, { en: nameIn('en'), zhTw: nameIn('zhTw') }));
  const sorted = (named: typeof decided) => named.map(({ origin, text }) => JSON.stringify([origin, text])).toSorted();
  return !sameJson(sorted(decided), sorted([...standing]));
};

/** Puts the decided topics into the report's list of material topics, and restores what was there. */
export const useListedTopics = () => {
  const api = useApi();
  const cache = useQueryClient();
  const place = useListPlace();
  const accepting = useMutation(draftMutations.accept(api, cache, place ?? nowhere));
  const readAnswer = async (): Promise<Answer | undefined> => {
    if (!place) return undefined;
    const query = reportQueries.answers(api, place.reportId, place.disclosureCode);
    const answers = await cache.fetchQuery({ ...query, staleTime: 0 });
    return answers.find(({ fieldKey }) => fieldKey === place.fieldKey);
  };
  const list = async () => {
    if (!place) return;
    const states = await cache.fetchQuery({ ...reportQueries.disclosures(api, place.reportId), staleTime: 0 });
    if (!states.some(({ code, status }) => code === place.disclosureCode && status !== 'omitted')) return;
    const draft = await cache.fetchQuery({ ...draftQueries.ofField(api, place), staleTime: 0 });
    if (!draft.named?.length) return;
    const { version = 0 } = (await readAnswer()) ?? {};
    await accepting.mutateAsync({ version, stamp: draft.stamp, calls: [] });
  };
  const restore = async (before: Answer | undefined) => {
    const now = await readAnswer();
    if (!place || !now || sameJson(now.value, before?.value ?? null)) return;
    keepAnswer(
      cache,
      place.reportId,
      await saveAnswer(api, place, { value: before?.value ?? null, version: now.version }),
    );
  };
  return { readAnswer, list, restore };
};
