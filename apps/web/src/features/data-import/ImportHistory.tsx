import { importMutations, importQueries } from '@esg/api-client';
import { LoadFailed, notifyProblem, useApi, useFormatters } from '@esg/app-kit';
import { type Import, type ImportState, isImportRemovable } from '@esg/contract';
import {
  Button,
  Heading,
  IconButton,
  Inline,
  Skeleton,
  SkeletonGroup,
  Stack,
  Status,
  Table,
  TableHead,
  Text,
} from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { stateNames } from './import-words.ts';
import { UndoImport } from './ResultStep.tsx';

/** Earlier imports and unfinished ones. Shows nothing if there are none: the upload is above it. */
export const ImportHistory = () => {
  const { t } = useLingui();
  const imports = useInfiniteQuery(importQueries.pages(useApi()));
  if (imports.data?.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading level={2}>
        <Trans>Imports so far</Trans>
      </Heading>
      {imports.data ? (
        <HistoryTable imports={imports.data} />
      ) : imports.error ? (
        <LoadFailed
          title={<Trans>Couldn’t load the imports</Trans>}
          error={imports.error}
          onRetry={() => void imports.refetch()}
        />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
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

const HistoryTable = ({ imports }: { readonly imports: readonly Import[] }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Imports so far`} captionHidden stacked>
      <TableHead heads={[t`File`, t`When`, t`State`, t`Actions`]} />
      <tbody>
        {imports.map((one) => (
          <HistoryRow key={one.id} one={one} />
        ))}
      </tbody>
    </Table>
  );
};

const tones: Partial<Record<ImportState, 'success' | 'danger' | 'warning' | 'progress'>> = {
  applied: 'success',
  failed: 'danger',
  checked: 'warning',
  mapping: 'warning',
  checking: 'progress',
  applying: 'progress',
  cancelling: 'progress',
  undoing: 'progress',
};

const HistoryRow = ({ one }: { readonly one: Import }) => {
  const { t, i18n } = useLingui();
  const { date, time } = useFormatters();
  const remove = useMutation(importMutations.remove(useApi(), useQueryClient()));
  const name = one.fileName;
  return (
    <tr>
      <th scope="row">
        <Link to="/ct/data-hub/import" search={{ id: one.id }}>
          {name}
        </Link>
      </th>
      <td data-label={t`When`}>
        {date(one.createdAt)} {time(one.createdAt)}
        <Text size="sm" tone="muted">
          {one.createdBy.name}
        </Text>
      </td>
      <td data-label={t`State`}>
        <Status tone={tones[one.state] ?? 'neutral'}>{i18n._(stateNames[one.state])}</Status>
      </td>
      <td>
        <Inline gap={2} wrap={false}>
          {one.state === 'applied' && <UndoImport one={one} />}
          {isImportRemovable(one) && (
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
