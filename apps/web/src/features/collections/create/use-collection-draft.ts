import { collectionMutations, frameworkQueries } from '@esg/api-client';
import { notify, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type Collection,
  collectionLimits,
  dayMilliseconds,
  localDay,
  newestTime,
  type Party,
  timeName,
} from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import { figuresOf, inOrderOf, type Typed } from './collection-choices.ts';
import { copyOf } from './copy-of.ts';
import type { Choices } from './use-choices.ts';

const dueInDays = 28;

/** What a new one begins with. */
export type Begun = {
  /** A collection that is asked again. */
  readonly from?: Collection | undefined;
  /** Id of the entity or supplier that is chosen at first. */
  readonly asked?: string | undefined;
};

/**
 * A new one begins with nobody and nothing chosen, but for who was on the page before: asking for all figures, or every entity, is a decision and not an oversight. It offers the
 * figures of the framework that is reported by. A copy begins with what was asked a year before.
 */
const useOpened = (choices: Choices, { from, asked }: Begun): Typed => {
  const { times } = choices;
  const { t } = useLingui();
  const language = useLanguage();
  const time = newestTime(times);
  const [dueOn] = useState(() => localDay(new Date(Date.now() + dueInDays * dayMilliseconds)));
  if (from) return copyOf(from, choices, { today: localDay(), usual: dueOn });
  const called = time ? timeName(time, language) : '';
  return {
    name: time ? t`Figures for ${called}` : '',
    versionId: choices.reported,
    sectionIds: [],
    entityIds: asked === undefined ? [] : [asked],
    reportingTimeId: time?.id ?? '',
    dueOn,
    message: '',
    approverId: '',
  };
};

/** The figures that the chosen framework asks for: those that it takes as numbers are chosen at first. Undefined while they load. */
const useFrameworkFigures = ({ versionId }: Typed, { figures }: Choices) => {
  const { data, error } = useQuery({ ...frameworkQueries.one(useApi(), versionId ?? ''), enabled: versionId !== null });
  const offered = useMemo(
    () => (versionId === null ? figures : data && figuresOf(data, figures)),
    [versionId, data, figures],
  );
  return { offered, error };
};

/** What keeps it from being sent, by field. */
const useMessages = (
  typed: Typed,
  { sectionIds, entityIds, of }: { sectionIds: readonly string[]; entityIds: readonly string[]; of: Party },
  isTried: boolean,
) => {
  const { t } = useLingui();
  const words = usePartyWords(of);
  const { issue } = useProblemSentences();
  const labels = { name: t`Name`, time: t`Reporting time`, figures: t`Figures`, entities: words.all };
  const required = (label: string) => issue({ rule: 'required', params: {} }, label);
  const { sectionsMax, entitiesMax } = collectionLimits;
  const found = {
    name: typed.name.trim() === '' ? required(labels.name) : undefined,
    time: typed.reportingTimeId === '' ? required(labels.time) : undefined,
    figures:
      sectionIds.length === 0
        ? t`Choose at least one figure.`
        : sectionIds.length > sectionsMax
          ? t`Choose at most ${sectionsMax} figures.`
          : undefined,
    entities:
      entityIds.length === 0
        ? words.ask.atLeast
        : entityIds.length > entitiesMax
          ? words.ask.atMost(entitiesMax)
          : undefined,
  };
  const none: Partial<typeof found> = {};
  return {
    labels,
    shown: isTried ? found : none,
    isComplete: Object.values(found).every((text) => text === undefined),
  };
};

/** Those chosen among the ones that can be asked. What was chosen of the other party stays in the draft, for who changes their mind. */
const useAsked = ({ entityIds }: Typed, { askable: { asked } }: Choices) =>
  useMemo(() => {
    const offered = new Set(asked.map(({ entity }) => entity.id));
    return {
      entityIds: entityIds.filter((id) => offered.has(id)),
      others: entityIds.filter((id) => !offered.has(id)),
    };
  }, [entityIds, asked]);

/** The name of a draft: one for each collection that is asked again, and for each one that somebody asks by itself. */
const draftOf = ({ from, asked }: Begun): string => {
  if (from) return `collection/from/${from.id}`;
  return asked === undefined ? 'collection' : `collection/asked/${asked}`;
};

/** The collection that somebody puts together, from nothing or from another one: kept in the browser until it is created, with what is still missing. */
export const useCollectionDraft = (choices: Choices, begun: Begun, onCreated: (id: string) => void) => {
  const opened = useOpened(choices, begun);
  const draft = useDraft<Typed>(draftOf(begun), opened);
  const typed = draft.value;
  const { offered, error } = useFrameworkFigures(typed, choices);
  const [isTried, setIsTried] = useState(false);
  const ids = { name: useId(), time: useId(), figures: useId(), entities: useId() };
  const create = useMutation(collectionMutations.create(useApi(), useQueryClient()));
  const usual = typed.versionId === null ? [] : (offered ?? []).filter(({ isFigure }) => isFigure).map(({ id }) => id);
  const sectionIds = typed.sectionIds ?? usual;
  const { of } = choices.askable;
  const { entityIds, others } = useAsked(typed, choices);
  const messages = useMessages(typed, { sectionIds, entityIds, of }, isTried);
  const send = () => {
    setIsTried(true);
    if (!messages.isComplete || create.isPending) return;
    const { name, versionId, reportingTimeId, dueOn, message, approverId } = typed;
    const body = {
      name: name.trim(),
      message: message.trim(),
      of,
      versionId,
      reportingTimeId,
      dueOn: dueOn || null,
      sectionIds: inOrderOf(choices.figures, sectionIds),
      entityIds: [...entityIds],
      approverId: approverId || null,
      key: draft.key,
    };
    create.mutate(body, {
      onSuccess: ({ id }) => {
        draft.done(typed);
        notify('success', msg`Collection created`);
        onCreated(id);
      },
    });
  };
  return {
    draft,
    typed,
    change: (part: Partial<Typed>) => draft.change({ ...typed, ...part }),
    entityIds,
    choose: (chosen: readonly string[]) => draft.change({ ...typed, entityIds: [...others, ...chosen] }),
    offered,
    sectionIds,
    ids,
    messages,
    send,
    error: create.error ?? error,
    pending: create.isPending,
  };
};

export type CollectionDraft = ReturnType<typeof useCollectionDraft>;
