import { documentMutations } from '@esg/api-client';
import { useApi, useFormatters, useServices } from '@esg/app-kit';
import { AttachmentDrop, useUploads } from '@esg/app-kit/attachments';
import { documentTypes } from '@esg/contract';
import { Button, Dialog, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentRow } from './find-documents.ts';
import { UploadControls } from './UploadControls.tsx';
import { useUploadWords } from './use-document-words.ts';

type Wanted = {
  readonly file: File;
  /** The document that gets the file as its next version. */
  readonly replaces?: string;
};

/** Accepts many documents at once, and asks what to do with those whose name is there already. */
export const DocumentDrop = ({ rows }: { readonly rows: readonly DocumentRow[] }) => {
  const { t } = useLingui();
  const [twins, setTwins] = useState<readonly File[]>([]);
  const { mutateAsync } = useMutation(documentMutations.add(useApi(), useQueryClient()));
  const uploads = useUploads<Wanted>(mutateAsync, useServices().config);
  const twinOf = ({ name }: File) =>
    rows.find(({ document }) => document.name.toLowerCase() === name.toLowerCase())?.document;
  const take = (files: readonly File[]) => {
    setTwins(files.filter(twinOf));
    uploads.add(files.filter((file) => !twinOf(file)).map((file) => ({ file })));
  };
  const settle = (isReplaced: boolean) => {
    uploads.add(
      twins.map((file) => {
        const twin = isReplaced ? twinOf(file) : undefined;
        return twin ? { file, replaces: twin.id } : { file };
      }),
    );
    setTwins([]);
  };
  return (
    <>
      <AttachmentDrop
        label={t`Add documents`}
        accept={documentTypes}
        uploads={uploads}
        onFiles={take}
        words={useUploadWords()}
      />
      <UploadControls uploads={uploads} />
      {twins.length > 0 && <TwinDialog twins={twins} onSettle={settle} onClose={() => setTwins([])} />}
    </>
  );
};

type TwinDialogProps = {
  readonly twins: readonly File[];
  readonly onSettle: (isReplaced: boolean) => void;
  readonly onClose: () => void;
};

const TwinDialog = ({ twins, onSettle, onClose }: TwinDialogProps) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Replace documents of the same name?`}
      description={t`A document that you replace keeps its tags and owner, and its earlier versions can still be downloaded.`}
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
      <Text>{list(twins.map(({ name }) => name))}</Text>
    </Dialog>
  );
};
