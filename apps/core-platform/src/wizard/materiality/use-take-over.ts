import { materialityQueries, reportMutations, reportQueries, sessionQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import {
  type DecidedTopic,
  type DisclosuresChange,
  decisionFor,
  type Language,
  notMaterialText,
  type ReportDisclosure,
  reasonsFor,
  type TakeOver,
  takeOverOf,
} from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { materialityReasons } from '../provisions/LeaveOutDialog.tsx';
import { inLots } from '../provisions/undo.ts';
import { useAsked } from '../provisions/use-asked.ts';
import { useGenerations } from '../use-standing.ts';
import { useWizard } from '../wizard-context.ts';
import { takeOverChanges, takeOverUndone } from './take-over-changes.ts';
import { useIsListOld, useListedTopics } from './use-listed-topics.ts';

const none: readonly ReportDisclosure[] = [];

/** What decides about a take-over, read for people who may read assessments; nothing for others, and where nothing was decided. */
const useDecided = () => {
  const api = useApi();
  const { report } = useWizard();
  const { data: profile } = useQuery(sessionQueries.profile(api));
  const enabled = profile?.permissions.includes('materiality:read') ?? false;
  const { data: decisions } = useQuery({ ...materialityQueries.decisions(api), enabled });
  const decision = decisions && decisionFor(decisions, report);
  const { data: library } = useQuery({ ...materialityQueries.library(api), enabled: decision !== undefined });
  const dependent = library?.frameworks.find(({ versionId }) => versionId === report.versionId);
  return { decision, library, dependent };
};

/** What the report would take over from the latest fitting decision; nothing where there is none. */
export const useTakeOver = () => {
  const { report, framework } = useWizard();
  const { decision, library, dependent } = useDecided();
  const { data: states = none } = useQuery(reportQueries.disclosures(useApi(), report.id));
  const asked = useAsked();
  const { coming, taken, left } = useGenerations();
  const nameIn = useMemo(() => {
    const names = new Map(library?.topics.map(({ id, name }) => [id, name]));
    return (language: Language) =>
      ({ name, libraryIds }: DecidedTopic) =>
        name?.[language] ?? libraryIds.flatMap((id) => names.get(id)?.[language] ?? []).join(' · ');
  }, [library]);
  const isListOld = useIsListOld(library && decision?.topics, states, nameIn);
  return useMemo(() => {
    if (!decision || !library || !dependent) return undefined;
    const disclosures = framework.topics.flatMap((topic) => topic.disclosures);
    const omittable = new Set(disclosures.flatMap((each) => (each.omittable ? [each.code] : [])));
    const isEarly = states.some(({ code }) => coming.has(code));
    const plan = takeOverOf(
      {
        decision,
        dependent,
        topics: framework.topics,
        present: new Map(states.map((state) => [state.code, state])),
        isOmittable: (code) => omittable.has(code),
        isAsked: (code) => asked.has(code),
        reasonOf: (code) => {
          const known = reasonsFor(framework, [code]);
          return materialityReasons.find((reason) => known.some((each) => each.code === reason));
        },
        skipped: isEarly ? taken : left,
      },
      report.materialTopics ?? [],
    );
    const textOf = ({ topics }: TakeOver['leavingWithReason'][number], language: Language) =>
      notMaterialText(topics, language, decision.year, nameIn(language));
    return { decision, plan, textOf, states, isListOld };
  }, [
    decision,
    library,
    dependent,
    framework,
    states,
    asked,
    coming,
    taken,
    left,
    report.materialTopics,
    nameIn,
    isListOld,
  ]);
};

export type TakeOverOffered = NonNullable<ReturnType<typeof useTakeOver>>;

/** Takes over what was shown, disclosures first, then the material topics, and offers to undo all of it. */
export const useTakingOver = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { report } = useWizard();
  const disclosures = useMutation(reportMutations.changeDisclosures(api, queryClient, report.id));
  const listedTopics = useListedTopics();
  const settings = useMutation(reportMutations.change(api, queryClient, report.id));
  const send = async (changes: DisclosuresChange['changes'], materialTopics: string[] | null) => {
    for (const lot of inLots(changes)) await disclosures.mutateAsync({ changes: lot });
    const { version } = await queryClient.fetchQuery({ ...reportQueries.one(api, report.id), staleTime: 0 });
    await settings.mutateAsync({ version, materialTopics });
  };
  const takeOver = async ({ plan, states, textOf }: TakeOverOffered) => {
    const before = report.materialTopics;
    const listed = await listedTopics.readAnswer();
    const restore = async () => {
      await send(takeOverUndone(plan, states), before);
      // Last: the list may follow the topics that are sent.
      await listedTopics.restore(listed);
    };
    const undo = { label: msg`Undo`, run: () => void restore().catch(notifyProblem) };
    await send(takeOverChanges(plan, states, report.languages, textOf), [...plan.materialTopics]);
    // What was sent can be undone, whatever becomes of the list.
    await listedTopics.list().catch(notifyProblem);
    notify('success', msg`The report follows the assessment.`, undo);
  };
  return { takeOver, error: disclosures.error ?? settings.error, pending: disclosures.isPending || settings.isPending };
};
