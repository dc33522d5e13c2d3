import { materialityMutations, materialityQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { RegisterImport, RegisterImportRow } from '@esg/contract';
import { Banner, Button, Facts, FigureCell, FigureHead, Inline, Stack, Status, Table, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StepError, StepSkeleton } from '../../../wizard/loading.tsx';
import { fieldNames, rowKindNames, rowOutcomeNames, useRowSentence } from './import-words.ts';
import { UndoRegister } from './UndoRegister.tsx';
import { useEntryWords } from './use-entry-words.ts';

type CheckedRegisterProps = { readonly id: string; readonly onAnother: () => void };

/** A sheet row by row: what it would change, or what came of it. */
export const CheckedRegister = ({ id, onAnother }: CheckedRegisterProps) => {
  const { data, error, refetch } = useQuery(materialityQueries.oneImport(useApi(), id));
  if (!data) return error ? <StepError error={error} onRetry={() => void refetch()} /> : <StepSkeleton />;
  return (
    <Stack gap={4} align="stretch">
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
      {refused > 0 && (
        <Banner tone="danger" title={<Trans>Some rows are refused</Trans>}>
          <Trans>
            Nothing can be imported until they’re corrected. Correct them in your sheet and upload it again.
          </Trans>
        </Banner>
      )}
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

/** Rows that each press adds to the list. */
const step = 50;
/** Rows that need a person first, unchanged ones last. */
const byNeed = ['error', 'changed', 'new', 'same'] as const;

const Rows = ({ one }: { readonly one: RegisterImport }) => {
  const { t } = useLingui();
  const [shown, setShown] = useState(step);
  const rows = byNeed.flatMap((kind) => one.rows.filter((row) => row.kind === kind));
  return (
    <Stack gap={3} align="stretch">
      <Table caption={t`Rows`} captionHidden stacked>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Entry</Trans>
            </th>
            <FigureHead>
              <Trans>Row</Trans>
            </FigureHead>
            <th scope="col">
              <Trans>What happens</Trans>
            </th>
            <th scope="col">
              <Trans>Details</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <RowLine key={row.row} row={row} />
          ))}
        </tbody>
      </Table>
      {rows.length > shown && (
        <Inline>
          <Button onClick={() => setShown(shown + step)}>
            <Trans>Show more rows</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
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

const tones = { new: 'success', changed: 'info', same: 'neutral', error: 'danger' } as const;

const RowLine = ({ row }: { readonly row: RegisterImportRow }) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const sentenceOf = useRowSentence();
  return (
    <tr>
      <th scope="row">{row.title || t`Without a title`}</th>
      <FigureCell label={t`Row`}>{integer(row.row)}</FigureCell>
      <td>
        <Status tone={row.outcome === 'kept' ? 'warning' : tones[row.kind]}>
          {i18n._(row.outcome ? rowOutcomeNames[row.outcome] : rowKindNames[row.kind])}
        </Status>
      </td>
      <td>
        <RowChanges row={row} />
        {row.issues.map((issue) => (
          <Text key={`${issue.rule} ${issue.facts.text}`} size="sm" tone="danger">
            {sentenceOf(row.row, issue)}
          </Text>
        ))}
      </td>
    </tr>
  );
};
