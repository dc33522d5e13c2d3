import { entityMergeMutations, entityMergeQueries } from '@esg/api-client';
import { NotLoaded, notify, useApi, useProblemSentences } from '@esg/app-kit';
import { isInUse, mergeRefusal } from '@esg/contract';
import { Banner, Button, Combobox, Dialog, Form, Inline, Stack } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowUpDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ChosenEntities } from './chosen-entities.ts';
import type { EntityRow } from './entity-rows.ts';
import { type MergeChoices, MergeConflicts } from './MergeConflicts.tsx';
import { MergeEffects } from './MergeEffects.tsx';
import { MergeGroup } from './MergeGroup.tsx';
import { useMayArrange } from './use-entities.ts';

type MergeDialogProps = ChosenEntities & {
  readonly source: EntityRow;
  /** Where two are chosen: the one that the first is merged into, until the person says otherwise. */
  readonly other?: EntityRow | undefined;
};

/** Two entities, one of which is merged into the other; nothing yet where no other is chosen. */
type Pair = { readonly source: EntityRow; readonly into: string };

const mayMerge = (rows: readonly EntityRow[], source: string, into: string) =>
  !mergeRefusal(
    rows.map(({ entity }) => entity),
    source,
    into,
  );

/** The pair to begin with: two chosen ones in the order in which they can be merged. */
const firstPair = ({ source, other, rows }: MergeDialogProps): Pair => {
  if (!other) return { source, into: '' };
  if (mayMerge(rows, source.entity.id, other.entity.id)) return { source, into: other.entity.id };
  const isOpposite = mayMerge(rows, other.entity.id, source.entity.id);
  return isOpposite ? { source: other, into: source.entity.id } : { source, into: '' };
};

/** The entities that one may be merged into, by name with their path. */
const useTargets = (rows: readonly EntityRow[], source: EntityRow) => {
  const mayArrange = useMayArrange();
  return rows
    .filter(({ entity }) => isInUse(entity) && mayArrange(entity) && mayMerge(rows, source.entity.id, entity.id))
    .map(({ entity, path }) => ({ value: entity.id, label: entity.name, detail: path.join(' › ') || undefined }));
};

/** The entity to merge into, what a merge with it would do, and the merge itself. */
const useMerge = (props: MergeDialogProps) => {
  const { rows, onClose, onDone } = props;
  const api = useApi();
  const [{ source, into }, setPair] = useState(() => firstPair(props));
  const [choices, setChoices] = useState<MergeChoices>(new Map());
  const { id } = source.entity;
  const preview = useQuery({ ...entityMergeQueries.preview(api, id, into), enabled: into !== '' });
  const chosen = (preview.data?.conflicts ?? []).map(({ id: conflictId }) => ({
    id: conflictId,
    choice: choices.get(conflictId) ?? ('keep' as const),
  }));
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
  const choose = (pair: Pair) => {
    setPair(pair);
    setChoices(new Map());
  };
  const target = rows.find(({ entity }) => entity.id === into);
  return {
    source,
    into,
    target,
    chooseTarget: (chosen: string) => choose({ source, into: chosen }),
    /** Merges them the other way round; undefined where that cannot be. */
    swap: target && mayMerge(rows, into, id) ? () => choose({ source: target, into: id }) : undefined,
    choices,
    setChoices,
    preview,
    effect,
    readAgain: () => void preview.refetch().then(() => effect.refetch()),
    error,
    isPending,
    submit,
  };
};

/** Merges an entity into another: says first what moves, lets the person choose where both have a figure, and archives the first. */
export const MergeDialog = (props: MergeDialogProps) => {
  const { rows, onClose } = props;
  const { t } = useLingui();
  const formId = useId();
  const { source, into, target, chooseTarget, swap, preview, effect, readAgain, ...merge } = useMerge(props);
  const { choices, setChoices, error, isPending, submit } = merge;
  const { problem } = useProblemSentences();
  const targets = useTargets(rows, source);
  const { name } = source.entity;
  const targetName = target?.entity.name ?? '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Merge {name} into…</Trans>}
      description={t`Everything that belongs to ${name} moves to the entity you choose. ${name} is archived. This can’t be undone.`}
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
        <TargetFields targets={targets} into={into} name={name} onChoose={chooseTarget} onSwap={swap} />
        {into !== '' && (
          <Preview preview={preview} name={name} target={targetName} choices={choices} onChoose={setChoices} />
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

type TargetFieldsProps = {
  readonly targets: ReturnType<typeof useTargets>;
  readonly into: string;
  /** Name of the one that is merged. */
  readonly name: string;
  readonly onChoose: (into: string) => void;
  readonly onSwap: (() => void) | undefined;
};

/** Which entity it goes into, and the opposite direction. */
const TargetFields = ({ targets, into, name, onChoose, onSwap }: TargetFieldsProps) => {
  const { t } = useLingui();
  const target = targets.find(({ value }) => value === into)?.label ?? '';
  return (
    <>
      <Combobox
        label={t`Merge into`}
        options={targets}
        value={into}
        onChange={({ value }) => onChoose(value)}
        labels={{ list: t`Entities`, clear: t`Nothing chosen`, none: t`No such entity` }}
      />
      {onSwap && (
        <Inline>
          <Button size="compact" icon={<ArrowUpDown size="1rem" strokeWidth={1.5} aria-hidden />} onClick={onSwap}>
            <Trans>
              Merge {target} into {name} instead
            </Trans>
          </Button>
        </Inline>
      )}
    </>
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
