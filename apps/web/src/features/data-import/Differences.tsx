import { importMutations, importQueries } from '@esg/api-client';
import { LoadFailed, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import { type DataConflictChoice, type ImportDetail, type ImportItemKind, importKindsByNeed } from '@esg/contract';
import { Button, Heading, Inline, Select, Skeleton, SkeletonGroup, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { DifferenceRow } from './DifferenceRow.tsx';
import type { ImportPlace } from './import-place.ts';
import { kindNames } from './import-words.ts';
import type { Choices } from './use-choices.ts';
import { useImportNames } from './use-import-names.ts';

/** Id of the beginning of the rows, for links to it. */
export const differencesId = 'import-differences';

type DifferencesProps = {
  readonly one: ImportDetail;
  readonly kind: ImportItemKind | undefined;
  readonly onMove: (change: ImportPlace) => void;
  /** Whether people choose one by one which values are overwritten. */
  readonly choosing: boolean;
  /** Choices for names and units; none after the import. */
  readonly choices?: Choices;
};

/** The data points of the file beside the existing ones, by kind. */
export const Differences = ({ one, kind, onMove, choosing, choices }: DifferencesProps) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const api = useApi();
  const items = useInfiniteQuery(importQueries.items(api, one.id, kind ? { kind } : {}));
  const countOf = (each: ImportItemKind) => integer(one.counts?.[each] ?? 0);
  return (
    <Stack gap={4}>
      <Heading level={2} id={differencesId} tabIndex={-1}>
        <Trans>Differences</Trans>
      </Heading>
      <Inline gap={4} align="end">
        <Select
          label={t`Show`}
          value={kind ?? ''}
          placeholder={t`All rows`}
          onChange={({ value }) => onMove({ kind: importKindsByNeed.find((each) => each === value) })}
          options={importKindsByNeed.map((value) => ({
            value,
            label: `${i18n._(kindNames[value])} (${countOf(value)})`,
          }))}
        />
        {choosing && <ChooseAll one={one} />}
      </Inline>
      {items.data ? (
        <DifferenceTable one={one} items={items.data} choosing={choosing} choices={choices} />
      ) : items.error ? (
        <LoadFailed
          title={<Trans>Couldn’t load the differences</Trans>}
          error={items.error}
          onRetry={() => void items.refetch()}
        />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
      {items.hasNextPage && (
        <Stack align="start">
          <Button pending={items.isFetchingNextPage} onClick={() => void items.fetchNextPage()}>
            <Trans>Show more rows</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const ChooseAll = ({ one }: Pick<DifferencesProps, 'one'>) => {
  const choose = useMutation(importMutations.choose(useApi(), useQueryClient(), one.id));
  const all = (choice: DataConflictChoice) => choose.mutate({ choice, positions: 'all' }, { onError: notifyProblem });
  return (
    <Inline gap={2}>
      <Button pending={choose.isPending} onClick={() => all('overwrite')}>
        <Trans>Use all new values</Trans>
      </Button>
      <Button pending={choose.isPending} onClick={() => all('skip')}>
        <Trans>Keep all originals</Trans>
      </Button>
    </Inline>
  );
};

type DifferenceTableProps = Pick<DifferencesProps, 'one' | 'choosing'> & {
  readonly choices: Choices | undefined;
  readonly items: readonly Parameters<typeof DifferenceRow>[0]['item'][];
};

const DifferenceTable = ({ one, items, choosing, choices }: DifferenceTableProps) => {
  const { t } = useLingui();
  const names = useImportNames();
  if (items.length === 0)
    return (
      <Text tone="muted" role="status">
        <Trans>No rows of this kind.</Trans>
      </Text>
    );
  return (
    <Table caption={t`Differences`} captionHidden>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Row</Trans>
          </th>
          <th scope="col">
            <Trans>Data point</Trans>
          </th>
          <th scope="col">
            <Trans>In the data hub</Trans>
          </th>
          <th scope="col">
            <Trans>In the file</Trans>
          </th>
          <th scope="col">
            <Trans>What happens</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <DifferenceRow
            key={item.position}
            one={one}
            item={item}
            names={names}
            choosing={choosing}
            choices={choices}
          />
        ))}
      </tbody>
    </Table>
  );
};
