import { importMutations, importQueries } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import { ImportHeading, useImportFailure, WorkPanel } from '@esg/app-kit/imports';
import type { Import, ImportDetail, ImportItemKind } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { stopOf } from './CancelImport.tsx';
import { Differences } from './Differences.tsx';
import { type ImportPlace, isAtWork } from './import-place.ts';
import { OtherSheets } from './OtherSheets.tsx';
import { UndoData } from './UndoData.tsx';
import { UnequalTotals } from './UnequalTotals.tsx';
import { useImportNames } from './use-import-names.ts';

export type AfterChange = {
  /** Shown below the result, with the reporting times of the import's figures. */
  readonly afterChange?: ((reportingTimeIds: readonly string[]) => ReactNode) | undefined;
};

type ResultStepProps = AfterChange & {
  readonly one: ImportDetail;
  readonly kind: ImportItemKind | undefined;
  readonly onMove: (change: ImportPlace) => void;
};

/** The result of an import, with a way to undo it. */
export const ResultStep = ({ one, kind, onMove, afterChange }: ResultStepProps) => {
  const { t } = useLingui();
  const names = useImportNames();
  if (isAtWork(one)) return <WorkPanel one={one} stop={stopOf(one)} />;
  return (
    <Stack gap={6}>
      <Card as="section" aria-label={t`Result`}>
        <Stack gap={4}>
          <ImportHeading one={one} />
          <Outcome one={one} />
          {one.state === 'applied' && <UnequalTotals one={one} names={names} />}
          {one.state === 'applied' && afterChange && <ChangedTimes one={one} afterChange={afterChange} />}
          {one.state === 'applied' && <OtherSheets one={one} />}
          <Inline gap={3}>
            {one.state === 'applied' && (
              <>
                <Button asChild emphasis="strong">
                  <Link to="/ct/create-report">
                    <Trans>Create a report</Trans>
                  </Link>
                </Button>
                {undecidedIn(one) > 0 && <DecideNow one={one} />}
              </>
            )}
            <Button asChild>
              <Link to="/ct/data-hub">
                <Trans>Open the data hub</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link to="/ct/data-hub/import">
                <Trans>Import another file</Trans>
              </Link>
            </Button>
            {one.state === 'applied' && <UndoData one={one} />}
          </Inline>
        </Stack>
      </Card>
      {one.counts && <Differences one={one} kind={kind} onMove={onMove} choosing={false} />}
    </Stack>
  );
};

/** Number of rows that need a decision: those that were never written, and those whose writing was refused. */
const undecidedIn = ({ counts, result }: Import) => (counts?.error ?? 0) + (result?.failed ?? 0);

/** Reads the same file again, so that people can decide about the open rows. */
const DecideNow = ({ one }: { readonly one: Import }) => {
  const navigate = useNavigate();
  const again = useMutation(importMutations.again(useApi(), useQueryClient()));
  return (
    <Button
      pending={again.isPending}
      onClick={() =>
        again.mutate(
          { id: one.id },
          {
            onSuccess: ({ id }) => void navigate({ to: '/ct/data-hub/import', search: { id, kind: 'error' } }),
            onError: notifyProblem,
          },
        )
      }
    >
      <Plural value={undecidedIn(one)} one="Decide about # row" other="Decide about # rows" />
    </Button>
  );
};

/** Asks about figures that the import changed and that published reports print. */
const ChangedTimes = ({ one, afterChange }: ImportProps & Required<AfterChange>) => {
  const items = useInfiniteQuery(importQueries.items(useApi(), one.id, {}));
  const times = (items.data ?? []).flatMap(({ kind, reportingTimeId }) =>
    kind !== 'same' && reportingTimeId ? [reportingTimeId] : [],
  );
  return afterChange?.([...new Set(times)]);
};

type ImportProps = { readonly one: Import };

const useResultNumbers = ({ result }: Import) => {
  const { integer } = useFormatters();
  return (key: keyof NonNullable<Import['result']>) => integer(result?.[key] ?? 0);
};

/** What an import has stored and which decisions are open; or the progress of undoing it. */
const Applied = ({ one }: ImportProps) => {
  const { integer } = useFormatters();
  const number = useResultNumbers(one);
  const points = (one.result?.created ?? 0) + (one.result?.changed ?? 0);
  const stored = integer(points);
  const undecided = undecidedIn(one);
  const created = number('created');
  const changed = number('changed');
  const skipped = number('skipped');
  const removed = number('removed');
  const restored = number('restored');
  return one.failure ? (
    <Banner tone="danger" title={<Trans>The undo didn’t finish</Trans>}>
      <Trans>
        {removed} removed, {restored} restored so far. Undo the import again to finish.
      </Trans>
    </Banner>
  ) : (
    <Banner
      tone={undecided > 0 ? 'warning' : 'success'}
      title={
        undecided > 0 ? (
          <Plural
            value={undecided}
            one={`${stored} stored, # needs your decision`}
            other={`${stored} stored, # need your decision`}
          />
        ) : (
          <Plural value={points} one="# data point stored" other="# data points stored" />
        )
      }
    >
      <Trans>
        {created} added, {changed} overwritten, {skipped} kept as they were.
      </Trans>
    </Banner>
  );
};

const Outcome = ({ one }: ImportProps) => {
  const failure = useImportFailure();
  const number = useResultNumbers(one);
  const { result } = one;
  const removed = number('removed');
  const restored = number('restored');
  const kept = number('kept');
  switch (one.state) {
    case 'applied':
      return <Applied one={one} />;
    case 'undone':
      return (
        <Banner tone="info" title={<Trans>The import was undone</Trans>}>
          <Trans>
            {removed} removed again, {restored} restored, {kept} kept because they were changed since.
          </Trans>
        </Banner>
      );
    case 'failed':
      return (
        <Banner tone="danger" title={<Trans>The file couldn’t be imported</Trans>}>
          {one.failure && failure(one.failure.code)}
        </Banner>
      );
    default:
      return (
        <Text role="status">
          {result && result.kept > 0 ? (
            <Plural
              value={result.kept}
              one="The import was cancelled. # value changed since the import was kept."
              other="The import was cancelled. # values changed since the import were kept."
            />
          ) : (
            <Trans>The import was cancelled. Nothing was changed.</Trans>
          )}
        </Text>
      );
  }
};
