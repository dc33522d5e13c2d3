import { entityImportQueries } from '@esg/api-client';
import { LoadFailed, useApi, useFormatters } from '@esg/app-kit';
import type { EntityImport } from '@esg/contract';
import { Button, Heading, Skeleton, SkeletonGroup, Stack, Status, Table, TableHead, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { stateNames } from './entity-import-words.ts';
import { UndoImport } from './UndoImport.tsx';

/** Earlier imports, each with a way to undo it. Shows nothing if there are none: the upload is above it. */
export const ImportedSheets = () => {
  const { t } = useLingui();
  const imports = useInfiniteQuery(entityImportQueries.pages(useApi()));
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
              <ImportedSheet key={one.id} one={one} />
            ))}
          </tbody>
        </Table>
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

const ImportedSheet = ({ one }: { readonly one: EntityImport }) => {
  const { i18n } = useLingui();
  const { date, time } = useFormatters();
  const at = one.appliedAt ?? one.createdAt;
  const by = (one.appliedBy ?? one.createdBy).name;
  const added = one.result?.added ?? 0;
  const changed = one.result?.changed ?? 0;
  return (
    <tr>
      <th scope="row">
        <Link to="/ct/entity-management/import" search={{ id: one.id }}>
          {one.fileName}
        </Link>
      </th>
      <td>
        {date(at)} {time(at)}
        <Text size="sm" tone="muted">
          {by}
        </Text>
      </td>
      <td>
        <Status tone={one.state === 'applied' ? 'success' : 'neutral'}>{i18n._(stateNames[one.state])}</Status>
        {one.state === 'applied' && (
          <Text size="sm" tone="muted">
            <Trans>
              {added} added, {changed} changed.
            </Trans>
          </Text>
        )}
      </td>
      <td>{one.state === 'applied' && <UndoImport one={one} />}</td>
    </tr>
  );
};
