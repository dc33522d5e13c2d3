import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { type ReportDocument, reportDocumentLimits, reportDocumentTypes } from '@esg/contract';
import { Button, Dialog, FileDrop, type FileItem, type FileRefusal, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDocumentUploads } from '../../wizard/files/use-document-uploads.ts';

const accept = Object.fromEntries(Object.entries(reportDocumentTypes).map(([type, endings]) => [type, [...endings]]));

const twinOf = (documents: readonly ReportDocument[], { name }: File) =>
  documents.find((document) => document.name.toLowerCase() === name.toLowerCase());

const useRefusalText = () => {
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  return ({ name, reason }: FileRefusal): string =>
    reason === 'size'
      ? t`${name} is too large. The limit is ${fileSize(reportDocumentLimits.bytesMax)}.`
      : t`${name} couldn’t be uploaded. Use a PDF, Word or Excel file.`;
};

/** Takes documents; asks what to do with one whose name is there already. */
export const DocumentDrop = ({ documents }: { documents: readonly ReportDocument[] }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const refusalText = useRefusalText();
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const [twins, setTwins] = useState<readonly File[]>([]);
  const { uploads, noteOf, add, stop, retry, forget } = useDocumentUploads();
  const items = uploads.map((upload): FileItem => {
    const { id, wanted, progress, error } = upload;
    const { file } = wanted;
    const state = error === undefined ? ('sending' as const) : ('failed' as const);
    const said = error === undefined ? {} : { error: problem(error) };
    return { id, name: file.name, detail: fileSize(file.size), state, progress, note: noteOf(upload), ...said };
  });
  const take = (files: readonly File[]) => {
    setRefused([]);
    setTwins(files.filter((file) => twinOf(documents, file)));
    add(files.filter((file) => !twinOf(documents, file)).map((file) => ({ file })));
  };
  const settle = (isReplaced: boolean) => {
    add(
      twins.map((file) => {
        const twin = isReplaced ? twinOf(documents, file) : undefined;
        return { file, ...(twin ? { replaces: twin.id } : {}) };
      }),
    );
    setTwins([]);
  };
  return (
    <>
      <FileDrop
        label={t`Add documents`}
        hint={t`PDF, Word or Excel, up to ${fileSize(reportDocumentLimits.bytesMax)} each`}
        accept={accept}
        sizeBytesMax={reportDocumentLimits.bytesMax}
        multiple
        error={refused.length > 0 ? refused.map(refusalText).join(' ') : undefined}
        onFiles={({ files }) => take(files)}
        onRefused={(change) => setRefused(change.refused)}
        items={items}
        onCancel={({ id }) => stop(id)}
        onRetry={({ id }) => retry(id)}
        onRemove={({ id }) => forget(id)}
        labels={{
          prompt: t`Drop files here or choose them`,
          files: t`Uploading documents`,
          cancel: ({ name }) => t`Stop ${name}`,
          retry: ({ name }) => t`Try ${name} again`,
          remove: ({ name }) => t`Remove ${name}`,
          progress: ({ name }) => t`Progress of ${name}`,
        }}
      />
      {twins.length > 0 && <TwinDialog twins={twins} onSettle={settle} onClose={() => setTwins([])} />}
    </>
  );
};

type TwinDialogProps = { twins: readonly File[]; onSettle: (isReplaced: boolean) => void; onClose: () => void };

const TwinDialog = ({ twins, onSettle, onClose }: TwinDialogProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const names = list(twins.map(({ name }) => name));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Replace what is there?`}
      description={t`The report already has documents with these names.`}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => onSettle(false)}>
            <Trans>Keep both</Trans>
          </Button>
          <Button emphasis="strong" onClick={() => onSettle(true)}>
            <Trans>Replace</Trans>
          </Button>
        </>
      }
    >
      <Text>{names}</Text>
    </Dialog>
  );
};
