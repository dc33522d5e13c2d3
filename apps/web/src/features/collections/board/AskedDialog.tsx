import { collectionMutations, currentOf } from '@esg/api-client';
import { NotLoaded, notify, useApi, useDraft, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type Collection, hasAnswered, type Party } from '@esg/contract';
import { Banner, ConfirmDialog, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AskedChoice } from '../create/AskedChoice.tsx';
import { type Member, useAskable } from '../party/use-askable.ts';
import { usePartyWords } from '../party/use-party-words.ts';
import { CollectionDialog } from './CollectionDialog.tsx';
import { Overtaken } from './Overtaken.tsx';
import { type TakenOver, takeOver } from './taken-over.ts';

type AskedDialogProps = { readonly collection: Collection; readonly onClose: () => void };

const none: readonly Member[] = [];

type Chosen = {
  readonly entityIds: readonly string[];
  /** Whom it asked when the person began. */
  readonly asked: readonly string[];
  readonly version: number;
};

/** The choice that somebody is making, kept until it is saved. */
const useChosen = (collection: Collection, onSaved: () => void) => {
  const { id, requests } = collection;
  const asked = requests.map(({ entityId }) => entityId);
  const draft = useDraft<Chosen>(`collection-asked/${id}`, { entityIds: asked, asked, version: collection.version });
  /** The collection as somebody else stored it meanwhile, and whom they added and removed. */
  const [theirs, setTheirs] = useState<TakenOver & { readonly stored: Collection }>();
  const { name, message, dueOn, approverId } = theirs?.stored ?? collection;
  const { entityIds } = draft.value;
  /** Those that the person removes: not what somebody else did. */
  const out = draft.value.asked.filter((each) => !entityIds.includes(each));
  const removed = requests.filter(({ entityId }) => out.includes(entityId));
  const answered = removed.filter(hasAnswered);
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useMutation(collectionMutations.change(useApi(), useQueryClient()));
  const goOnFrom = (stored: Collection) => {
    const storedIds = stored.requests.map(({ entityId }) => entityId);
    const taken = takeOver({ before: draft.value.asked, chosen: entityIds }, storedIds);
    setTheirs({ ...taken, stored });
    draft.change({ entityIds: taken.chosen, asked: storedIds, version: stored.version });
  };
  const run = () => {
    const { version } = draft.value;
    const withdrawn = answered.map(({ entityId }) => entityId);
    save.mutate(
      { id, name, message, dueOn, approverId, entityIds: [...entityIds], withdrawn, version },
      {
        onSuccess: () => {
          draft.done(draft.value);
          notify('success', msg`Collection saved`);
          onSaved();
        },
        onError: (problem) => {
          setIsAsking(false);
          const stored = currentOf<Collection>(problem);
          if (stored) goOnFrom(stored);
        },
      },
    );
  };
  const submit = () => {
    setIsTried(true);
    if (entityIds.length === 0 || save.isPending) return;
    if (answered.length > 0) setIsAsking(true);
    else run();
  };
  const asking = isAsking ? { answered, pending: save.isPending, run, onClose: () => setIsAsking(false) } : undefined;
  const added = entityIds.filter((each) => !draft.value.asked.includes(each)).length;
  return {
    draft,
    entityIds,
    added,
    removed,
    save,
    submit,
    asking,
    theirs,
    isRefused: isTried && entityIds.length === 0,
  };
};

/** Changes which entities or suppliers a collection asks, and says before what becomes of the figures of those that are removed. */
export const AskedDialog = ({ collection, onClose }: AskedDialogProps) => {
  const { issue } = useProblemSentences();
  const choiceId = useId();
  const { askable, members = none, error, retry } = useAskable(collection.of);
  const words = usePartyWords(collection.of);
  const { draft, entityIds, added, removed, save, submit, asking, theirs, isRefused } = useChosen(collection, onClose);
  const missing = isRefused ? issue({ rule: 'required', params: {} }, words.all) : undefined;
  return (
    <CollectionDialog
      collection={collection}
      title={words.change.title}
      size="large"
      saveLabel={<Trans>Save</Trans>}
      pending={save.isPending}
      draft={draft}
      missing={missing === undefined ? undefined : { fieldId: choiceId, message: missing }}
      onSubmit={submit}
      onClose={onClose}
    >
      {save.error && <Overtaken error={save.error} all={members} added={theirs?.added} removed={theirs?.removed} />}
      {!askable && <NotLoaded title={words.ask.notLoaded} error={error} onRetry={retry} />}
      {askable && (
        <div id={choiceId} tabIndex={-1}>
          <AskedChoice
            askable={askable}
            chosen={entityIds}
            onChange={(chosen) => draft.change({ ...draft.value, entityIds: chosen })}
          />
        </div>
      )}
      <Effects of={collection.of} added={added} removed={removed} all={members} />
      {asking && <WithdrawDialog {...asking} of={collection.of} all={members} />}
    </CollectionDialog>
  );
};

type WithdrawDialogProps = {
  readonly of: Party;
  readonly answered: Collection['requests'];
  readonly all: readonly Member[];
  readonly pending: boolean;
  readonly run: () => void;
  readonly onClose: () => void;
};

/** Asks before entities are removed that have answered, and says whose answers those are. */
const WithdrawDialog = ({ of, answered, all, pending, run, onClose }: WithdrawDialogProps) => {
  const { list } = useFormatters();
  const { change } = usePartyWords(of);
  const names = list(all.filter(({ id }) => answered.some(({ entityId }) => entityId === id)).map(({ name }) => name));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={change.withdraw(answered.length)}
      description={change.withdrawn(names)}
      confirmLabel={<Trans>Remove</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    />
  );
};

type EffectsProps = {
  readonly of: Party;
  /** How many are added. */
  readonly added: number;
  readonly removed: Collection['requests'];
  readonly all: readonly Member[];
};

/** What saving does to the entities that are added and removed. */
const Effects = ({ of, added, removed, all }: EffectsProps) => {
  const { list } = useFormatters();
  const { change } = usePartyWords(of);
  const answered = removed.filter(hasAnswered);
  const namesOf = (some: typeof removed) =>
    list(all.filter(({ id }) => some.some(({ entityId }) => entityId === id)).map(({ name }) => name));
  return (
    <Stack gap={2} align="stretch" role="status">
      {added > 0 && <Text>{change.added(added)}</Text>}
      {removed.length > 0 && <Text>{change.removed(namesOf(removed))}</Text>}
      {answered.length > 0 && (
        <Banner tone="warning" title={<Trans>Answered already: {namesOf(answered)}</Trans>}>
          {change.kept}
        </Banner>
      )}
    </Stack>
  );
};
