import { collectionMutations, entityQueries, entityUserQueries, sessionQueries } from '@esg/api-client';
import { DraftMark, NotLoaded, notify, useApi, useDraft, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type Collection, type Entity, hasAnswered, mayArrange } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Dialog, Form, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueries, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { askedEntities } from '../create/collection-choices.ts';
import { EntityChoice } from '../create/EntityChoice.tsx';

type EntitiesDialogProps = { readonly collection: Collection; readonly onClose: () => void };

type Chosen = { readonly entityIds: readonly string[]; readonly version: number };

/** The choice that somebody is making, kept until it is saved. */
const useChosen = (collection: Collection, onSaved: () => void) => {
  const { id, name, message, dueOn, approverId, requests, version } = collection;
  const asked = requests.map(({ entityId }) => entityId);
  const draft = useDraft<Chosen>(`collection-entities/${id}`, { entityIds: asked, version });
  const { entityIds } = draft.value;
  const answered = requests.filter((request) => !entityIds.includes(request.entityId) && hasAnswered(request));
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const save = useMutation(collectionMutations.change(useApi(), useQueryClient()));
  const run = () => {
    const withdrawn = answered.map(({ entityId }) => entityId);
    const chosen = { entityIds: [...entityIds], withdrawn, version: draft.value.version };
    save.mutate(
      { id, name, message, dueOn, approverId, ...chosen },
      {
        onSuccess: () => {
          draft.done(draft.value);
          notify('success', msg`Collection saved`);
          onSaved();
        },
        onError: () => setIsAsking(false),
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
  return { asked, draft, entityIds, save, submit, asking, isRefused: isTried && entityIds.length === 0 };
};

/** What can be asked: everything of the person that is in use. */
const useEntities = () => {
  const api = useApi();
  const reads = useQueries({
    queries: [entityQueries.all(api), entityUserQueries.all(api), sessionQueries.profile(api)],
  });
  const [{ data: all }, { data: users }, { data: profile }] = reads;
  return {
    all,
    entities:
      all &&
      users &&
      profile &&
      askedEntities(
        all.filter((entity) => mayArrange(profile, entity)),
        users,
      ),
    error: reads.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const read of reads) if (read.isError) void read.refetch();
    },
  };
};

/** Changes which entities a collection asks. What is removed keeps its figures, and says so before. */
export const EntitiesDialog = ({ collection, onClose }: EntitiesDialogProps) => {
  const { t } = useLingui();
  const { problem, issue } = useProblemSentences();
  const formId = useId();
  const choiceId = useId();
  const { all, entities, error, retry } = useEntities();
  const { asked, draft, entityIds, save, submit, asking, isRefused } = useChosen(collection, onClose);
  const missing = isRefused ? issue({ rule: 'required', params: {} }, t`Entities`) : undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={<Trans>Change entities</Trans>}
      description={collection.name}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={save.isPending}>
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errorsTitle={t`The collection was not saved`}
        errors={missing === undefined ? [] : [{ fieldId: choiceId, message: missing }]}
      >
        {save.error && <Banner tone="danger" title={problem(save.error)} />}
        {!entities && <NotLoaded title={<Trans>Couldn’t load the entities</Trans>} error={error} onRetry={retry} />}
        {entities && (
          <div id={choiceId} tabIndex={-1}>
            <EntityChoice
              entities={entities}
              chosen={entityIds}
              onChange={(chosen) => draft.change({ ...draft.value, entityIds: chosen })}
            />
          </div>
        )}
        <Effects collection={collection} asked={asked} entityIds={entityIds} all={all ?? []} />
        <DraftMark draft={draft} />
      </Form>
      {asking && <WithdrawDialog {...asking} all={all ?? []} />}
    </Dialog>
  );
};

type WithdrawDialogProps = {
  readonly answered: Collection['requests'];
  readonly all: readonly Entity[];
  readonly pending: boolean;
  readonly run: () => void;
  readonly onClose: () => void;
};

/** Asks before entities are removed that have answered, and says whose answers those are. */
const WithdrawDialog = ({ answered, all, pending, run, onClose }: WithdrawDialogProps) => {
  const { list } = useFormatters();
  const names = list(all.filter(({ id }) => answered.some(({ entityId }) => entityId === id)).map(({ name }) => name));
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={
        <Plural
          value={answered.length}
          one="Remove # entity that has answered?"
          other="Remove # entities that have answered?"
        />
      }
      description={
        <Trans>
          {names}: you’ll find who submitted and approved, and the reasons given, only under “What happened”. Their
          figures stay in the data hub.
        </Trans>
      }
      confirmLabel={<Trans>Remove</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={pending}
      onConfirm={run}
    />
  );
};

type EffectsProps = {
  readonly collection: Collection;
  readonly asked: readonly string[];
  readonly entityIds: readonly string[];
  readonly all: readonly Entity[];
};

/** What saving does to the entities that are added and removed. */
const Effects = ({ collection: { requests }, asked, entityIds, all }: EffectsProps) => {
  const { list } = useFormatters();
  const added = entityIds.filter((id) => !asked.includes(id)).length;
  const out = requests.filter(({ entityId }) => !entityIds.includes(entityId));
  const answered = out.filter(hasAnswered);
  const namesOf = (some: typeof out) =>
    list(all.filter(({ id }) => some.some(({ entityId }) => entityId === id)).map(({ name }) => name));
  return (
    <Stack gap={2} align="stretch" role="status">
      {added > 0 && (
        <Text>
          <Plural
            value={added}
            one="# entity is added: its users get an e-mail."
            other="# entities are added: their users get an e-mail."
          />
        </Text>
      )}
      {out.length > 0 && (
        <Text>
          <Trans>Removed: {namesOf(out)}. Their users no longer see the questions.</Trans>
        </Text>
      )}
      {answered.length > 0 && (
        <Banner tone="warning" title={<Trans>Answered already: {namesOf(answered)}</Trans>}>
          <Trans>
            Their figures stay in the data hub. You’ll find who submitted, and the reasons given, only under “What
            happened”.
          </Trans>
        </Banner>
      )}
    </Stack>
  );
};
