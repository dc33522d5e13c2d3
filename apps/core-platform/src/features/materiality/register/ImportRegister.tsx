import { materialityMutations, materialityQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { ImportHistory, loadImportWords, SheetDrop } from '@esg/app-kit/imports';
import { type RegisterImportHead, registerImportLimits } from '@esg/contract';
import { Button, Dialog, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { CheckedRegister } from './CheckedRegister.tsx';
import { SaveRegister } from './SaveRegister.tsx';
import { UndoRegister } from './UndoRegister.tsx';

// The words of imports are loaded before the dialog is drawn.
await loadImportWords();

/** Brings entries in from a sheet: what it would change is shown first, and can be undone. */
export const ImportRegister = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const [id, setId] = useState<string>();
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      startsAt="title"
      title={t`Import entries`}
      description={t`You see what would change before anything does, and can undo it afterwards.`}
      closeLabel={t`Close`}
      actions={
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      {id === undefined ? (
        <Stack gap={6} align="stretch">
          <UploadRegister onChecked={setId} />
          <ImportsSoFar onOpen={setId} />
        </Stack>
      ) : (
        <CheckedRegister id={id} onAnother={() => setId(undefined)} />
      )}
    </Dialog>
  );
};

const UploadRegister = ({ onChecked }: { readonly onChecked: (id: string) => void }) => {
  const { t } = useLingui();
  const { fileSize, integer } = useFormatters();
  const { assessment } = useAssessment();
  const size = fileSize(registerImportLimits.fileBytesMax);
  const rows = integer(registerImportLimits.rowsMax);
  return (
    <Stack gap={4} align="stretch">
      <Text measured>
        <Trans>
          Start from the register as a sheet: each row keeps its entry, also when you sort or rename. A row that you
          delete leaves its entry as it is; scores are never read.
        </Trans>
      </Text>
      <SaveRegister />
      <SheetDrop
        label={t`Sheet with entries`}
        hint={t`Excel (.xlsx), up to ${size} and ${rows} rows.`}
        bytesMax={registerImportLimits.fileBytesMax}
        upload={materialityMutations.checkRegister(useApi(), useQueryClient(), assessment.id)}
        onUploaded={onChecked}
      />
    </Stack>
  );
};

const ImportsSoFar = ({ onOpen }: { readonly onOpen: (id: string) => void }) => {
  const { assessment } = useAssessment();
  const imports = useQuery(materialityQueries.imports(useApi(), assessment.id));
  const lineOf = (one: RegisterImportHead) => ({
    id: one.id,
    name: (
      <Button size="compact" emphasis="bare" onClick={() => onOpen(one.id)}>
        {one.fileName}
      </Button>
    ),
    at: one.at,
    by: one.by.name,
    state: one.state,
    undone: one.undone,
    actions: one.state === 'applied' && <UndoRegister one={one} />,
  });
  return <ImportHistory imports={imports} lineOf={lineOf} level={3} />;
};
