import { climateImportMutations, climateImportQueries } from '@esg/api-client';
import { NotLoaded, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import type { ClimateImport, ClimateImportState } from '@esg/contract';
import { Button, Heading, IconButton, Inline, Stack, Status, Table, TableHead, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { isRemovable } from './import-place.ts';
import { stateNames } from './import-words.ts';
import { UndoImport } from './UndoImport.tsx';

/** Earlier imports and unfinished ones. Shows nothing if there are none: the upload is above it. */
export const ImportHistory = () => {
  const { t } = useLingui();
  const imports = useInfiniteQuery(climateImportQueries.pages(useApi()));
  if (imports.data?.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={2}>
        <Trans>Imports so far</Trans>
      </Heading>
      {imports.data ? (
        <Table caption={t`Imports so far`} captionHidden stacked>
          <TableHead heads={[t`File`, t`When`, t`State`, t`Actions`]} />
          <tbody>
            {imports.data.map((one) => (
              <HistoryRow key={one.id} one={one} />
            ))}
          </tbody>
        </Table>
      ) : (
        <NotLoaded
          title={<Trans>Couldn’t load the imports</Trans>}
          error={imports.error}
          onRetry={() => void imports.refetch()}
        />
      )}
      {imports.hasNextPage && (
        <Stack align="start">
          <Button pending={imports.isFetchingNextPage} onClick={() => void imports.fetchNextPage()}>
            <Trans>Show older imports</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const tones: Partial<Record<ClimateImportState, 'success' | 'danger' | 'warning' | 'progress'>> = {
  applied: 'success',
  failed: 'danger',
  checked: 'warning',
  mapping: 'warning',
  checking: 'progress',
  applying: 'progress',
  undoing: 'progress',
};

const HistoryRow = ({ one }: { readonly one: ClimateImport }) => {
  const { t, i18n } = useLingui();
  const { date, time } = useFormatters();
  const remove = useMutation(climateImportMutations.remove(useApi(), useQueryClient()));
  const at = one.appliedAt ?? one.createdAt;
  const name = one.fileName;
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <tr>
      <th scope="row">
        <Link to="/ct/climate/import" search={{ id: one.id }}>
          {name}
        </Link>
      </th>
      <td>
        {date(at)} {time(at)}
        <Text size="sm" tone="muted">
          {one.createdBy.name}
        </Text>
      </td>
      <td>
        <Status tone={tones[one.state] ?? 'neutral'}>{i18n._(stateNames[one.state])}</Status>
        {one.state === 'applied' && (
          <Text size="sm" tone="muted">
            <Trans>
              {added} added, {changed} changed.
            </Trans>
          </Text>
        )}
      </td>
      <td>
        <Inline gap={2} wrap={false}>
          {one.state === 'applied' && <UndoImport one={one} />}
          {isRemovable(one) && (
            <IconButton
              size="compact"
              emphasis="bare"
              label={t`Remove ${name}`}
              icon={<Trash2 />}
              pending={remove.isPending}
              onClick={() => remove.mutate(one.id, { onError: notifyProblem })}
            />
          )}
        </Inline>
      </td>
    </tr>
  );
};
