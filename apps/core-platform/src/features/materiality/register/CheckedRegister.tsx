import { materialityMutations, materialityQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import {
  ImportHeading,
  ImportRows,
  RowErrors,
  RowTable,
  rowKindNames,
  rowKindTones,
  useGrowing,
  useHeadingFocus,
} from '@esg/app-kit/imports';
import type { RegisterImport, RegisterImportRow } from '@esg/contract';
import { Banner, Button, Facts, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { fieldNames, outcomeNames, useIssueText, useRowSentence } from './import-words.ts';
import { UndoRegister } from './UndoRegister.tsx';
import { useEntryWords } from './use-entry-words.ts';

type CheckedRegisterProps = { readonly id: string; readonly onAnother: () => void };

/** A sheet row by row: what it would change, or what came of it. */
export const CheckedRegister = ({ id, onAnother }: CheckedRegisterProps) => {
  const { data, error, refetch } = useQuery(materialityQueries.oneImport(useApi(), id));
  useHeadingFocus(data?.state, true);
  if (!data) return error ? <StepError error={error} onRetry={() => void refetch()} /> : <StepSkeleton />;
  return (
    <Stack gap={4} align="stretch">
      <ImportHeading one={data} level={3} />
      {data.state === 'checked' ? <Checked one={data} /> : <Done one={data} />}
      <Inline>
        <Button onClick={onAnother}>
          <Trans>Upload another file</Trans>
        </Button>
      </Inline>
      <Rows one={data} />
    </Stack>
  );
};

const countOf = ({ rows }: RegisterImport, kind: RegisterImportRow['kind']) =>
  rows.filter((row) => row.kind === kind).length;

const Checked = ({ one }: { readonly one: RegisterImport }) => {
  const { problem } = useProblemSentences();
  const apply = useMutation(materialityMutations.applyImport(useApi(), useQueryClient()));
  const refused = countOf(one, 'error');
  const added = countOf(one, 'new');
  const changed = countOf(one, 'changed');
  const same = countOf(one, 'same');
  const writes = added + changed;
  return (
    <>
      <Text role="status">
        <Trans>
          <Plural value={added} one="# new entry" other="# new entries" />,{' '}
          <Plural value={changed} one="# changed" other="# changed" />,{' '}
          <Plural value={same} one="# unchanged" other="# unchanged" />,{' '}
          <Plural value={refused} one="# refused" other="# refused" />. Nothing is stored yet.
        </Trans>
      </Text>
      {refused > 0 && <RefusedEntries one={one} />}
      {refused === 0 && writes === 0 && (
        <Banner tone="info" title={<Trans>Nothing to import</Trans>}>
          <Trans>Your register already matches this sheet.</Trans>
        </Banner>
      )}
      {apply.error && <Banner tone="danger" title={problem(apply.error)} />}
      {refused === 0 && writes > 0 && (
        <Inline>
          <Button emphasis="strong" pending={apply.isPending} onClick={() => apply.mutate(one.id)}>
            <Plural value={writes} one="Import # entry" other="Import # entries" />
          </Button>
        </Inline>
      )}
    </>
  );
};

const RefusedEntries = ({ one }: { readonly one: RegisterImport }) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const textOf = useIssueText();
  const errors = one.rows.flatMap(({ row, title, issues }) =>
    issues.map((issue) => ({ row, name: title, remedy: textOf(issue) })),
  );
  const value = integer(errors.length);
  return (
    <RowErrors tone="danger" title={t`Errors found: ${value}`} head={t`Entry`} read={() => errors}>
      <Trans>Nothing can be imported until they’re corrected. Correct them in your sheet and upload it again.</Trans>
    </RowErrors>
  );
};

const Done = ({ one }: { readonly one: RegisterImport }) => {
  const outcomes = (wanted: RegisterImportRow['outcome']) =>
    one.rows.filter(({ outcome }) => outcome === wanted).length;
  const added = outcomes('added');
  const changed = outcomes('changed');
  const removed = outcomes('removed');
  const restored = outcomes('restored');
  const kept = outcomes('kept');
  return one.state === 'applied' ? (
    <Banner tone="success" title={<Trans>The entries are imported</Trans>} action={<UndoRegister one={one} />}>
      <Trans>
        {added} added, {changed} changed.
      </Trans>
    </Banner>
  ) : (
    <Banner tone="info" title={<Trans>The import was undone</Trans>}>
      <Trans>
        {removed} removed again, {restored} restored, {kept} kept because they were changed or scored since.
      </Trans>
    </Banner>
  );
};

/** Rows that need a person first, unchanged ones last. */
const byNeed = ['error', 'changed', 'new', 'same'] as const;
type RowKind = (typeof byNeed)[number];

const Rows = ({ one }: { readonly one: RegisterImport }) => {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<RowKind>();
  const rows = useGrowing(
    byNeed.flatMap((each) => one.rows.filter((row) => row.kind === each && (kind ?? each) === each)),
  );
  const shownOf = (row: RegisterImportRow) => ({
    row: row.row,
    name: row.title || t`Without a title`,
    tone: row.outcome === 'kept' ? ('warning' as const) : rowKindTones[row.kind],
    state: i18n._(row.outcome ? outcomeNames[row.outcome] : rowKindNames[row.kind]),
    details: <Details row={row} />,
  });
  return (
    <ImportRows
      title={<Trans>Rows</Trans>}
      level={3}
      kinds={byNeed.map((value) => ({ value, label: i18n._(rowKindNames[value]), count: countOf(one, value) }))}
      kind={kind}
      onKind={setKind}
      rows={rows}
      table={(shown) => <RowTable head={t`Entry`} rows={shown.map(shownOf)} />}
    />
  );
};

/** Each field that changes, as it stands and as the sheet has it. */
const RowChanges = ({ row }: { readonly row: RegisterImportRow }) => {
  const { i18n } = useLingui();
  const { fieldOf } = useEntryWords();
  if (row.changes.length === 0) return null;
  const facts = row.changes.map((field) => {
    const before = fieldOf(row.before, field);
    const after = fieldOf(row.after, field);
    return { term: i18n._(fieldNames[field]), value: `${before} → ${after}` };
  });
  return <Facts facts={facts} />;
};

const Details = ({ row }: { readonly row: RegisterImportRow }) => {
  const sentenceOf = useRowSentence();
  return (
    <>
      <RowChanges row={row} />
      {row.issues.map((issue) => (
        <Text key={`${issue.rule} ${issue.facts.text}`} size="sm" tone="danger">
          {sentenceOf(row.row, issue)}
        </Text>
      ))}
    </>
  );
};
