import { useFormatters } from '@esg/app-kit';
import { AttachmentDrop } from '@esg/app-kit/attachments';
import { type ReportDocument, reportDocumentTypes } from '@esg/contract';
import { Button, Dialog, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDocumentUploads } from '../../wizard/files/use-document-uploads.ts';

const twinOf = (documents: readonly ReportDocument[], { name }: File) =>
  documents.find((document) => document.name.toLowerCase() === name.toLowerCase());

/** Accepts documents; asks what to do with one whose name exists already. */
export const DocumentDrop = ({ documents }: { documents: readonly ReportDocument[] }) => {
  const { t } = useLingui();
  const [twins, setTwins] = useState<readonly File[]>([]);
  const uploads = useDocumentUploads();
  const take = (files: readonly File[]) => {
    setTwins(files.filter((file) => twinOf(documents, file)));
    uploads.add(files.filter((file) => !twinOf(documents, file)).map((file) => ({ file })));
  };
  const settle = (isReplaced: boolean) => {
    uploads.add(
      twins.map((file) => {
        const twin = isReplaced ? twinOf(documents, file) : undefined;
        return { file, ...(twin ? { replaces: twin.id } : {}) };
      }),
    );
    setTwins([]);
  };
  return (
    <>
      <AttachmentDrop label={t`Add documents`} accept={reportDocumentTypes} uploads={uploads} onFiles={take} />
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
