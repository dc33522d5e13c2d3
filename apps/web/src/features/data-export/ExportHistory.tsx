import { LoadFailed, useFormatters } from '@esg/app-kit';
import type { DataExport } from '@esg/contract';
import { EmptyState, FigureCell, FigureHead, Heading, Skeleton, SkeletonGroup, Stack, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ExportFileActions } from './ExportFileActions.tsx';
import { ExportState } from './ExportState.tsx';
import { modeNames } from './export-words.ts';
import type { MakingExport } from './use-data-export.ts';

/** Earlier files, kept for everybody of the organisation. */
export const ExportHistory = ({ making: { files, save } }: { readonly making: MakingExport }) => {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Heading level={2}>
        <Trans>Files</Trans>
      </Heading>
      {!files.data && !files.error && (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="8rem" />
        </SkeletonGroup>
      )}
      {!files.data && files.error && (
        <LoadFailed
          title={<Trans>Couldn’t load the files</Trans>}
          error={files.error}
          onRetry={() => void files.refetch()}
        />
      )}
      {files.data?.length === 0 && (
        <EmptyState
          level={3}
          title={<Trans>No files yet</Trans>}
          purpose={<Trans>What you export is kept here, so that it can be downloaded again.</Trans>}
        />
      )}
      {files.data && files.data.length > 0 && <FileTable files={files.data} onSave={save} />}
    </Stack>
  );
};

type FileTableProps = {
  readonly files: readonly DataExport[];
  readonly onSave: (file: DataExport) => Promise<unknown>;
};

const FileTable = ({ files, onSave }: FileTableProps) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Files`} captionHidden>
      <thead>
        <tr>
          <th scope="col">
            <Trans>File</Trans>
          </th>
          <th scope="col">
            <Trans>Created at</Trans>
          </th>
          <FigureHead>
            <Trans>Data points</Trans>
          </FigureHead>
          <th scope="col">
            <Trans>State</Trans>
          </th>
          <th scope="col">
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map((file) => (
          <FileRow key={file.id} file={file} onSave={onSave} />
        ))}
      </tbody>
    </Table>
  );
};

const FileRow = ({ file, onSave }: { readonly file: DataExport } & Pick<FileTableProps, 'onSave'>) => {
  const { i18n } = useLingui();
  const { date, time, integer, fileSize } = useFormatters();
  const day = date(file.createdAt);
  const clock = time(file.createdAt);
  const person = file.createdBy.name;
  return (
    <tr>
      <th scope="row">
        {file.fileName ?? i18n._(modeNames[file.mode])}
        <Text size="sm" tone="muted">
          {i18n._(modeNames[file.mode])}
          {file.fileBytes !== null && ` · ${fileSize(file.fileBytes)}`}
        </Text>
      </th>
      <td>
        {day} {clock}
        <Text size="sm" tone="muted">
          {person}
        </Text>
      </td>
      <FigureCell>{integer(file.dataPoints)}</FigureCell>
      <td>
        <ExportState file={file} />
      </td>
      <td>
        <ExportFileActions file={file} onSave={onSave} />
      </td>
    </tr>
  );
};
