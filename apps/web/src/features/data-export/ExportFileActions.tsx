import { dataExportMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi, useProblemSentences } from '@esg/app-kit';
import type { DataExport } from '@esg/contract';
import { Banner, Button, ConfirmDialog, IconButton, Inline } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';

type ExportFileActionsProps = {
  readonly file: DataExport;
  readonly onSave: (file: DataExport) => Promise<unknown>;
};

/** Actions of a file: stop its making, download it, remove it. */
export const ExportFileActions = ({ file, onSave }: ExportFileActionsProps) => {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [saving, setSaving] = useState(false);
  const api = useApi();
  const cache = useQueryClient();
  const cancel = useMutation(dataExportMutations.cancel(api, cache));
  const retry = useMutation(dataExportMutations.retry(api, cache));
  const name = file.fileName ?? t`Export data`;
  if (file.status === 'waiting' || file.status === 'running')
    return (
      <Button
        size="compact"
        pending={cancel.isPending}
        onClick={() => cancel.mutate(file.id, { onError: notifyProblem })}
      >
        <Trans>Cancel</Trans>
      </Button>
    );
  const save = () => {
    setSaving(true);
    void onSave(file).finally(() => setSaving(false));
  };
  return (
    <Inline gap={1} wrap={false}>
      {(file.status === 'error' || file.status === 'cancelled') && (
        <Button
          size="compact"
          pending={retry.isPending}
          onClick={() => retry.mutate(file.id, { onError: notifyProblem })}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {file.status === 'complete' && (
        <IconButton
          size="compact"
          emphasis="bare"
          label={t`Download ${name}`}
          icon={<Download />}
          pending={saving}
          onClick={save}
        />
      )}
      <IconButton
        size="compact"
        emphasis="bare"
        label={t`Remove ${name}`}
        icon={<Trash2 />}
        onClick={() => setAsking(true)}
      />
      {asking && <RemoveFile file={file} name={name} onClose={() => setAsking(false)} />}
    </Inline>
  );
};

type RemoveFileProps = { readonly file: DataExport; readonly name: string; readonly onClose: () => void };

const RemoveFile = ({ file, name, onClose }: RemoveFileProps) => {
  const { problem } = useProblemSentences();
  const remove = useMutation(dataExportMutations.remove(useApi(), useQueryClient()));
  const confirm = () =>
    remove.mutate(file.id, {
      onSuccess: () => {
        onClose();
        notify('success', msg`File removed`);
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={<Trans>Remove {name}?</Trans>}
      description={<Trans>The file is removed for everyone. The data points stay as they are.</Trans>}
      confirmLabel={<Trans>Remove file</Trans>}
      cancelLabel={<Trans>Keep file</Trans>}
      pending={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <Banner tone="danger" title={problem(remove.error)} />}
    </ConfirmDialog>
  );
};
