import { importMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { ImportHeading, importRowsId, WorkPanel } from '@esg/app-kit/imports';
import type { Import, ImportConflictMode, ImportDetail, ImportItemKind } from '@esg/contract';
import { Banner, Button, Card, Inline, RadioGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApplyChoices } from './ApplyChoices.tsx';
import { CancelImport, stopOf } from './CancelImport.tsx';
import { Differences } from './Differences.tsx';
import type { ImportPlace } from './import-place.ts';
import { RememberedNames } from './RememberedNames.tsx';
import { UnequalTotals } from './UnequalTotals.tsx';
import { useChoices } from './use-choices.ts';
import { useImportNames } from './use-import-names.ts';

type CheckStepProps = {
  readonly one: ImportDetail;
  readonly kind: ImportItemKind | undefined;
  readonly onMove: (change: ImportPlace) => void;
};

/** The effect on each row, before anything is stored; here people choose what happens to existing data. */
export const CheckStep = ({ one, kind, onMove }: CheckStepProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const [conflicts, setConflicts] = useState<ImportConflictMode>('select');
  const apply = useMutation(importMutations.apply(useApi(), useQueryClient(), one.id));
  const names = useImportNames();
  const choices = useChoices(one, names);
  const { counts, mapping } = one;
  if (!counts) return <WorkPanel one={one} stop={stopOf(one)} />;
  const standing = counts.changed + counts.conflict;
  // Otherwise choices that were not applied would be ignored without notice.
  const waits = choices.choices.length > 0;
  const writes = counts.new + (conflicts === 'skip' ? 0 : standing);
  const showErrors = () => {
    onMove({ kind: 'error' });
    document.getElementById(importRowsId)?.focus();
  };
  return (
    <Stack gap={6}>
      <Card as="section" aria-label={t`Import`}>
        <Stack gap={4}>
          <ImportHeading one={one} />
          <UnequalTotals one={one} names={names} />
          <Summary counts={counts} waiting={choices.choices.length} onShowErrors={showErrors} />
          {standing > 0 && <ConflictField counts={counts} value={conflicts} onChange={setConflicts} />}
          {apply.error && <Banner tone="danger" title={problem(apply.error)} />}
          <Inline gap={3}>
            {(writes > 0 || !waits) && (
              <Button
                emphasis="strong"
                pending={writes === 0 || waits || apply.isPending}
                onClick={() => apply.mutate(conflicts)}
              >
                <WhatIsImported counts={counts} conflicts={conflicts} />
              </Button>
            )}
            <CancelImport one={one} />
          </Inline>
        </Stack>
      </Card>
      {mapping && <RememberedNames mapping={mapping} names={names} choices={choices} />}
      <Differences one={one} kind={kind} onMove={onMove} choosing={conflicts === 'select'} choices={choices} />
      <ApplyChoices choices={choices} />
    </Stack>
  );
};

type WhatIsImportedProps = {
  readonly counts: NonNullable<Import['counts']>;
  readonly conflicts: ImportConflictMode;
};

/** The number of data points that the button stores, and the number of rows it leaves out. */
const WhatIsImported = ({ counts, conflicts }: WhatIsImportedProps) => {
  const standing = counts.changed + counts.conflict;
  const added = counts.new;
  const left = counts.error;
  const values = added + (conflicts === 'overwrite' ? standing : 0);
  return (
    <>
      {conflicts === 'select' && standing > 0 ? (
        <Plural
          value={added}
          _0="Import the data points you choose"
          one="Import # new data point and those you choose"
          other="Import # new data points and those you choose"
        />
      ) : (
        <Plural value={values} one="Import # data point" other="Import # data points" />
      )}
      {left > 0 && (
        <>
          {' '}
          <Plural value={left} one="(# row left out)" other="(# rows left out)" />
        </>
      )}
    </>
  );
};

type SummaryProps = {
  readonly counts: NonNullable<Import['counts']>;
  /** Number of choices that were not applied yet. */
  readonly waiting: number;
  readonly onShowErrors: () => void;
};

const Summary = ({ counts, waiting, onShowErrors }: SummaryProps) => {
  const { integer } = useFormatters();
  const added = integer(counts.new);
  const changed = integer(counts.changed + counts.conflict);
  const same = integer(counts.same);
  const points = counts.new + counts.changed + counts.conflict + counts.same;
  const { figures = points } = counts;
  // Headings and notes have no figure.
  const rows = counts.rows - (counts.left ?? 0);
  return (
    <Stack gap={3}>
      <Text role="status">
        <Trans>
          <Plural value={rows} one="# row" other="# rows" /> with{' '}
          <Plural value={figures} one="# figure" other="# figures" /> in{' '}
          <Plural value={points} one="# data point" other="# data points" />: {added} new, {changed} different from your
          stored data, {same} unchanged
        </Trans>
      </Text>
      {counts.error > 0 && (
        <Banner
          tone="warning"
          title={<Plural value={counts.error} one="# needs your decision" other="# need your decision" />}
          action={
            <Button onClick={onShowErrors}>
              <Trans>Show them</Trans>
            </Button>
          }
        >
          {waiting > 0 ? (
            <Trans>Decide below, or correct the file and upload it again.</Trans>
          ) : (
            <Trans>Decide below, or correct the file and upload it again. You can import the others now.</Trans>
          )}
        </Banner>
      )}
      {waiting > 0 && (
        <Banner tone="info" title={<Plural value={waiting} one="# choice is waiting" other="# choices are waiting" />}>
          <Trans>Apply your choices below to see what can be imported.</Trans>
        </Banner>
      )}
      {waiting === 0 && counts.new + counts.changed + counts.conflict === 0 && (
        <Banner tone="info" title={<Trans>Nothing to import</Trans>}>
          <Trans>The data hub already has everything in these rows.</Trans>
        </Banner>
      )}
    </Stack>
  );
};

type ConflictFieldProps = {
  readonly counts: NonNullable<Import['counts']>;
  readonly value: ImportConflictMode;
  readonly onChange: (value: ImportConflictMode) => void;
};

/** Spec section 4: existing values can be overwritten, selected, or skipped. A value without a choice is kept. */
const ConflictField = ({ counts, value, onChange }: ConflictFieldProps) => {
  const { t } = useLingui();
  return (
    <RadioGroup
      label={t`Where there is a data point already`}
      value={value}
      onChange={(change) => onChange(change.value)}
      options={[
        {
          value: 'select',
          label: t`Review each change`,
          hint:
            counts.changed > 0
              ? t`Choose the values to replace below. Changes to a sheet made from your data hub are already chosen.`
              : t`Choose the values to replace below, one by one or all at once.`,
        },
        { value: 'overwrite', label: t`Overwrite`, hint: t`Values in the file replace the stored ones.` },
        { value: 'skip', label: t`Skip`, hint: t`Stored values stay. Only new data points are added.` },
      ]}
    />
  );
};
