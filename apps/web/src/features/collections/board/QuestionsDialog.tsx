import { collectionMutations, currentOf, frameworkQueries } from '@esg/api-client';
import { NotLoaded, notify, useApi, useDraft, useFormatters, useLanguage } from '@esg/app-kit';
import { type Collection, isAwaited } from '@esg/contract';
import { Banner, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { type AskedFigure, askedFigures, inOrderOf } from '../create/collection-choices.ts';
import { FigureChoice } from '../create/FigureChoice.tsx';
import { useMembers } from '../party/use-askable.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { CollectionDialog } from './CollectionDialog.tsx';
import { Overtaken } from './Overtaken.tsx';

type QuestionsDialogProps = { readonly collection: Collection; readonly onClose: () => void };

const none: readonly AskedFigure[] = [];

type Chosen = { readonly sectionIds: readonly string[]; readonly version: number };
const nothing: readonly string[] = [];

/** The choice that somebody is making, kept until it is saved. */
const useChosen = (
  { id, version, sectionIds: asked }: Collection,
  others: readonly AskedFigure[],
  onSaved: () => void,
) => {
  const draft = useDraft<Chosen>(`collection-questions/${id}`, { sectionIds: [], version });
  const { sectionIds } = draft.value;
  const [isTried, setIsTried] = useState(false);
  /** What is asked as far as the person knows, and what somebody else added meanwhile. */
  const [known, setKnown] = useState(asked);
  const [theirs, setTheirs] = useState(nothing);
  const goOnFrom = (stored: Collection) => {
    setTheirs(stored.sectionIds.filter((each) => !known.includes(each)));
    setKnown(stored.sectionIds);
    const mine = sectionIds.filter((each) => !stored.sectionIds.includes(each));
    draft.change({ sectionIds: mine, version: stored.version });
  };
  const save = useMutation(collectionMutations.addQuestions(useApi(), useQueryClient()));
  const submit = () => {
    setIsTried(true);
    if (sectionIds.length === 0 || save.isPending) return;
    save.mutate(
      { id, sectionIds: inOrderOf(others, sectionIds), version: draft.value.version },
      {
        onSuccess: () => {
          draft.done(draft.value);
          notify('success', msg`Questions added`);
          onSaved();
        },
        onError: (problem) => {
          const stored = currentOf<Collection>(problem);
          if (stored) goOnFrom(stored);
        },
      },
    );
  };
  return { draft, sectionIds, save, submit, theirs, isRefused: isTried && sectionIds.length === 0 };
};

/** All figures, and those that the collection does not ask yet; undefined until they are loaded. */
const useOthers = ({ sectionIds }: Collection) => {
  const language = useLanguage();
  const { data, error, refetch } = useQuery(frameworkQueries.metrics(useApi()));
  const all = useMemo(() => data && askedFigures(data, language), [data, language]);
  const others = useMemo(() => all?.filter(({ id }) => !sectionIds.includes(id)), [all, sectionIds]);
  return { all, others, error, refetch };
};

/** Asks more of all whom a collection asks, and says before what that does to answers that are submitted. */
export const QuestionsDialog = ({ collection, onClose }: QuestionsDialogProps) => {
  const { t } = useLingui();
  const choiceId = useId();
  const { all = none, others, error, refetch } = useOthers(collection);
  const { draft, sectionIds, save, submit, theirs, isRefused } = useChosen(collection, others ?? none, onClose);
  const missing = isRefused ? t`Choose at least one figure.` : undefined;
  return (
    <CollectionDialog
      collection={collection}
      title={<Trans>Add questions</Trans>}
      size="large"
      saveLabel={<Trans>Add questions</Trans>}
      pending={save.isPending}
      draft={draft}
      missing={missing === undefined ? undefined : { fieldId: choiceId, message: missing }}
      onSubmit={submit}
      onClose={onClose}
    >
      {save.error && <Overtaken error={save.error} all={all} added={theirs} />}
      {!others && (
        <NotLoaded title={<Trans>Couldn’t load the figures</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {others && (
        <div id={choiceId} tabIndex={-1}>
          <FigureChoice
            figures={others}
            chosen={sectionIds}
            onChange={(chosen) => draft.change({ ...draft.value, sectionIds: chosen })}
          />
        </div>
      )}
      <Effects collection={collection} />
    </CollectionDialog>
  );
};

/** What adding does to those that are asked, and who is left out. */
const Effects = ({ collection: { of, requests } }: Pick<QuestionsDialogProps, 'collection'>) => {
  const { change } = usePartyWords(of);
  const asked = requests.filter(({ isArchived }) => !isArchived);
  const submitted = asked.filter(({ status }) => !isAwaited(status)).length;
  return (
    <Stack gap={2} align="stretch">
      {submitted === 0 ? (
        <Text size="sm" tone="muted">
          {change.allAsked}
        </Text>
      ) : (
        <Banner tone="warning" title={change.again(submitted)}>
          {change.opened}
        </Banner>
      )}
      {asked.length < requests.length && <LeftOut of={of} requests={requests} />}
    </Stack>
  );
};

/** The archived ones, by name. */
const LeftOut = ({ of, requests }: Pick<Collection, 'of' | 'requests'>) => {
  const { list } = useFormatters();
  const { members = [] } = useMembers(of);
  const archived = new Set(requests.flatMap(({ entityId, isArchived }) => (isArchived ? entityId : [])));
  const names = list(members.filter(({ id }) => archived.has(id)).map(({ name }) => name));
  if (names === '') return null;
  return (
    <Text>
      <Trans>Not asked, because archived: {names}. What was submitted before stays.</Trans>
    </Text>
  );
};
