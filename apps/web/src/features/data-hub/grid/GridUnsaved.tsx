import { keys, saveDataPoint } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DataPointChange } from '@esg/contract';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MergePointDialog } from '../conflicts/MergePointDialog.tsx';
import { OverlapDialog } from '../conflicts/OverlapDialog.tsx';
import { draftOf } from '../shared/point-draft.ts';
import { bar } from './GridUnsaved.css.ts';
import type { GridWrite, GridWrites } from './use-grid-writes.ts';

/** Lines that are listed; the rest is only counted. */
const listedMax = 20;

type GridUnsavedProps = {
  readonly writes: GridWrites;
  /** Tries to store the text again. */
  readonly onAgain: (write: GridWrite) => void;
};

/** Typed texts that are not stored, each with its reason and actions. Nothing is lost until the person discards it. */
export const GridUnsaved = ({ writes, onAgain }: GridUnsavedProps) => {
  const refused = [...writes.writes].filter(([, { state }]) => state === 'refused');
  const [opened, setOpened] = useState<string>();
  const asked = opened === undefined ? undefined : writes.writes.get(opened);
  if (refused.length === 0) return null;
  const more = refused.length - listedMax;
  return (
    <div className={bar}>
      <Banner
        tone="warning"
        title={<Plural value={refused.length} one="# figure isn’t saved" other="# figures aren’t saved" />}
      >
        <Stack as="ul" gap={2}>
          {refused.slice(0, listedMax).map(([key, write]) => (
            <UnsavedLine
              key={key}
              id={key}
              write={write}
              writes={writes}
              onAgain={onAgain}
              onOpen={() => setOpened(key)}
            />
          ))}
        </Stack>
        {more > 0 && (
          <Text size="sm">
            <Plural value={more} one="And # more." other="And # more." />
          </Text>
        )}
        {opened !== undefined && asked && (
          <ConflictDialog write={asked} onClose={() => setOpened(undefined)} onSolved={() => writes.drop(opened)} />
        )}
      </Banner>
    </div>
  );
};

type UnsavedLineProps = GridUnsavedProps & {
  readonly id: string;
  readonly write: GridWrite;
  readonly onOpen: () => void;
};

const UnsavedLine = ({ id, write, writes, onAgain, onOpen }: UnsavedLineProps) => {
  const { t } = useLingui();
  const { row, column, text, reason, stale, overlap } = write;
  const by = (stale?.current ?? overlap)?.updatedBy.name;
  const place = `${row.name}, ${column.name}`;
  const why = reason ?? t`${by} saved first`;
  return (
    <Inline as="li" gap={2} justify="between">
      <Text size="sm">
        <Trans>
          <strong>{place}</strong>: “{text}” – {why}
        </Trans>
      </Text>
      <Inline gap={2}>
        {stale || overlap ? (
          <Button size="compact" aria-label={t`Compare: ${place}`} onClick={onOpen}>
            <Trans>Compare</Trans>
          </Button>
        ) : (
          <Button size="compact" aria-label={t`Try again: ${place}`} onClick={() => onAgain(write)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        <Button size="compact" aria-label={t`Undo: ${place}`} onClick={() => writes.drop(id)}>
          <Trans>Undo</Trans>
        </Button>
      </Inline>
    </Inline>
  );
};

type ConflictDialogProps = {
  readonly write: GridWrite;
  readonly onClose: () => void;
  readonly onSolved: () => void;
};

/** Lets a person merge two changes of one figure, or store it in the data point that has these days. */
const ConflictDialog = ({ write, onClose, onSolved }: ConflictDialogProps) => {
  const { row, stale, overlap, value } = write;
  const api = useApi();
  const queryClient = useQueryClient();
  const merge = useMutation({
    mutationFn: ({ id, change }: { id: string; change: DataPointChange }) => saveDataPoint(api, id, change),
    onSuccess: async () => {
      onSolved();
      onClose();
      await queryClient.invalidateQueries({ queryKey: keys.dataPoints });
    },
  });
  if (stale && value) {
    const seen = { ...draftOf(stale.current), value: stale.seen.value };
    return (
      <MergePointDialog
        seen={seen}
        mine={{ ...seen, value }}
        current={stale.current}
        onSave={(change) => merge.mutate({ id: stale.current.id, change })}
        onLater={onClose}
        pending={merge.isPending}
        error={merge.error}
      />
    );
  }
  if (!overlap || !value) return null;
  return (
    <OverlapDialog
      existing={overlap}
      sectionId={row.id}
      changeOf={(original) => ({ ...draftOf(original), value, version: original.version })}
      onStored={() => {
        onSolved();
        onClose();
      }}
      onOtherTime={onClose}
    />
  );
};
