import { entityMergeMutations, entityMergeQueries } from '@esg/api-client';
import { NotLoaded, notify, useApi, useProblemSentences } from '@esg/app-kit';
import { isInUse, mergeRefusal } from '@esg/contract';
import { Banner, Button, Combobox, Dialog, Form, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ChosenEntities } from './chosen-entities.ts';
import type { EntityRow } from './entity-rows.ts';
import { type MergeChoices, MergeConflicts } from './MergeConflicts.tsx';
import { MergeEffects } from './MergeEffects.tsx';
import { MergeGroup } from './MergeGroup.tsx';
import { useMayArrange } from './use-entities.ts';

type MergeDialogProps = ChosenEntities & { readonly source: EntityRow };

/** The entities that one may be merged into, by name with their path. */
const useTargets = (rows: readonly EntityRow[], source: EntityRow) => {
  const mayArrange = useMayArrange();
  const entities = rows.map(({ entity }) => entity);
  return rows
    .filter(
      ({ entity }) => isInUse(entity) && mayArrange(entity) && !mergeRefusal(entities, source.entity.id, entity.id),
    )
    .map(({ entity, path }) => ({ value: entity.id, label: entity.name, detail: path.join(' › ') || undefined }));
};

/** The entity to merge into, what a merge with it would do, and the merge itself. */
const useMerge = ({ source, onClose, onDone }: MergeDialogProps) => {
  const api = useApi();
  const [into, setInto] = useState('');
  const [choices, setChoices] = useState<MergeChoices>(new Map());
  const { id } = source.entity;
  const preview = useQuery({ ...entityMergeQueries.preview(api, id, into), enabled: into !== '' });
  const chosen = (preview.data?.conflicts ?? []).flatMap(({ id: conflictId }) => {
    const choice = choices.get(conflictId);
    return choice ? [{ id: conflictId, choice }] : [];
  });
  const merge = { into, stamp: preview.data?.stamp ?? '', choices: chosen };
  const effect = useQuery({ ...entityMergeQueries.effect(api, id, merge), enabled: preview.data !== undefined });
  const { mutateAsync, error, isPending } = useMutation(entityMergeMutations.merge(api, useQueryClient()));
  // The list forgets the entity before it is done, and this dialog with it.
  const submit = async () => {
    if (isPending || !effect.data) return;
    try {
      await mutateAsync({ id, merge });
    } catch {
      await preview.refetch();
      return;
    }
    notify('success', msg`Entities merged`);
    onClose();
    onDone();
  };
  const chooseTarget = (target: string) => {
    setInto(target);
    setChoices(new Map());
  };
  const readAgain = () => void preview.refetch().then(() => effect.refetch());
  return { into, chooseTarget, choices, setChoices, preview, effect, readAgain, error, isPending, submit };
};

/** Merges an entity into another: says first what moves, lets the person choose where both have a figure, and archives the first. */
export const MergeDialog = (props: MergeDialogProps) => {
  const { source, rows, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const { into, chooseTarget, choices, setChoices, preview, effect, readAgain, ...merge } = useMerge(props);
  const { error, isPending, submit } = merge;
  const { problem } = useProblemSentences();
  const targets = useTargets(rows, source);
  const target = targets.find(({ value }) => value === into)?.label ?? '';
  const { name } = source.entity;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Merge {name} into…</Trans>}
      description={t`Everything of ${name} goes to the entity you choose. ${name} is archived. This can’t be undone.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {effect.data && (
            <Button type="submit" form={formId} emphasis="danger" pending={isPending}>
              <Trans>Merge and archive {name}</Trans>
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} onSubmit={() => void submit()} errorsTitle={t`Nothing was merged`} errors={[]}>
        <Combobox
          label={t`Merge into`}
          options={targets}
          value={into}
          onChange={({ value }) => chooseTarget(value)}
          labels={{ list: t`Entities`, clear: t`Nothing chosen`, none: t`No such entity` }}
        />
        {into !== '' && (
          <Preview preview={preview} name={name} target={target} choices={choices} onChoose={setChoices} />
        )}
        {preview.data && (
          <MergeGroup
            effect={effect.data}
            error={effect.error}
            onRetry={readAgain}
            nameOf={(entityId) => rows.find(({ entity }) => entity.id === entityId)?.entity.name ?? ''}
          />
        )}
        {/* Beside the button: the top of many conflicts is out of sight. */}
        {error && <Banner tone="danger" title={problem(error)} />}
      </Form>
    </Dialog>
  );
};

type PreviewProps = {
  readonly preview: Pick<ReturnType<typeof useMerge>['preview'], 'data' | 'error' | 'refetch'>;
  readonly name: string;
  readonly target: string;
  readonly choices: MergeChoices;
  readonly onChoose: (choices: MergeChoices) => void;
};

const Preview = ({ preview: { data, error, refetch }, name, target, choices, onChoose }: PreviewProps) =>
  data ? (
    <Stack gap={4} align="stretch">
      <MergeEffects preview={data} target={target} />
      {data.conflicts.length > 0 && (
        <MergeConflicts conflicts={data.conflicts} name={name} target={target} choices={choices} onChange={onChoose} />
      )}
    </Stack>
  ) : (
    <NotLoaded title={<Trans>Couldn’t load what would be merged</Trans>} error={error} onRetry={() => void refetch()} />
  );
