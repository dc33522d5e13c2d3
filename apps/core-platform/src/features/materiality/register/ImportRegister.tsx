import { materialityMutations, materialityQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type RegisterImportHead, registerImportLimits } from '@esg/contract';
import { Button, Dialog, FileDrop, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { StepError } from '../../../wizard/loading.tsx';
import { useAssessment } from '../assessment-context.ts';
import { CheckedRegister } from './CheckedRegister.tsx';
import { importStateNames } from './import-words.ts';
import { SaveRegister } from './SaveRegister.tsx';
import { UndoRegister } from './UndoRegister.tsx';

const accept = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };

/** Brings entries in from a sheet: what it would change is shown first, and is undone in one press. */
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
  const { problem } = useProblemSentences();
  const { fileSize, integer } = useFormatters();
  const { assessment } = useAssessment();
  const queryClient = useQueryClient();
  const api = useApi();
  const check = useMutation(materialityMutations.checkRegister(api));
  const [isRefused, setRefused] = useState(false);
  const size = fileSize(registerImportLimits.fileBytesMax);
  const rows = integer(registerImportLimits.rowsMax);
  const send = (file: File | undefined) => {
    setRefused(false);
    if (!file) return;
    check.mutate(
      { id: assessment.id, file },
      {
        onSuccess: (one) => {
          queryClient.setQueryData(materialityQueries.oneImport(api, one.id).queryKey, one);
          onChecked(one.id);
        },
      },
    );
  };
  const refusal = isRefused ? t`Only an Excel file (.xlsx) of up to ${size} can be read.` : undefined;
  return (
    <Stack gap={4} align="stretch">
      <Text measured>
        <Trans>
          Start from the register as a sheet: each row keeps its entry, also when you sort or rename. A row that you
          delete leaves its entry as it is; scores are never read.
        </Trans>
      </Text>
      <SaveRegister />
      <FileDrop
        label={t`Sheet with entries`}
        hint={t`Excel (.xlsx), up to ${size} and ${rows} rows.`}
        accept={accept}
        sizeBytesMax={registerImportLimits.fileBytesMax}
        disabled={check.isPending}
        error={refusal ?? (check.error ? problem(check.error) : undefined)}
        onFiles={({ files }) => send(files[0])}
        onRefused={() => setRefused(true)}
        items={[]}
        labels={{
          prompt: t`Drop a file here or choose one`,
          files: t`Uploading file`,
          cancel: ({ name }) => t`Stop ${name}`,
          retry: ({ name }) => t`Try ${name} again`,
          remove: ({ name }) => t`Remove ${name}`,
          progress: ({ name }) => t`Progress of ${name}`,
        }}
      />
    </Stack>
  );
};

const ImportsSoFar = ({ onOpen }: { readonly onOpen: (id: string) => void }) => {
  const { assessment } = useAssessment();
  const { data, error, refetch } = useQuery(materialityQueries.imports(useApi(), assessment.id));
  if (error && !data) return <StepError error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Stack gap={3} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Imports so far</Trans>
      </Heading>
      <Stack as="ul" gap={2} align="stretch">
        {data.map((one) => (
          <li key={one.id}>
            <ImportLine one={one} onOpen={() => onOpen(one.id)} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const ImportLine = ({ one, onOpen }: { readonly one: RegisterImportHead; readonly onOpen: () => void }) => {
  const { i18n } = useLingui();
  const { date, time } = useFormatters();
  return (
    <Inline gap={3} justify="between">
      <Stack gap={1}>
        <Button size="compact" emphasis="bare" onClick={onOpen}>
          {one.fileName}
        </Button>
        <Text as="span" size="sm" tone="muted">
          {one.by.name}, {date(one.at)} {time(one.at)}
        </Text>
      </Stack>
      <Inline gap={3}>
        <Status tone={one.state === 'applied' ? 'success' : 'neutral'}>{i18n._(importStateNames[one.state])}</Status>
        {one.state === 'applied' && <UndoRegister one={one} />}
      </Inline>
    </Inline>
  );
};
