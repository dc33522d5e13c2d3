import { ApiError, ownFrameworkMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { builderLimits } from '@esg/contract';
import { Banner, Button, Dialog, FileDrop, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

const accepted = {
  'application/json': ['.json'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** Begins a framework from a file; lists each place of the file that is invalid. */
export const ImportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const most = useFormatters().fileSize(builderLimits.fileBytesMax);
  const [refused, setRefused] = useState(false);
  const { mutate, error, isPending, reset } = useMutation(ownFrameworkMutations.importFile(useApi(), useQueryClient()));
  const take = (file: File | undefined) => {
    setRefused(false);
    if (!file || isPending) return;
    reset();
    mutate(file, {
      onSuccess: ({ id }) => void navigate({ to: '/ct/framework-builder/$frameworkId', params: { frameworkId: id } }),
    });
  };
  const nothing = () => '';
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Import a framework</Trans>}
      description={<Trans>A file that was exported here, as Excel or JSON. It becomes a new draft.</Trans>}
      closeLabel={t`Close`}
      actions={
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <Stack gap={4} align="stretch">
        {error && <Refusal error={error} />}
        <FileDrop
          label={t`File`}
          hint={t`Excel (.xlsx) or JSON, up to ${most}`}
          error={refused ? t`Choose one .xlsx or .json file of up to ${most}` : undefined}
          accept={accepted}
          sizeBytesMax={builderLimits.fileBytesMax}
          disabled={isPending}
          onFiles={({ files }) => take(files[0])}
          onRefused={() => setRefused(true)}
          labels={{
            prompt: isPending ? <Trans>Reading the file…</Trans> : <Trans>Drop the file here or choose it</Trans>,
            files: t`File`,
            cancel: nothing,
            retry: nothing,
            remove: nothing,
            progress: nothing,
          }}
        />
      </Stack>
    </Dialog>
  );
};

const Refusal = ({ error }: { readonly error: unknown }) => {
  const { problem, issue } = useProblemSentences();
  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <Banner tone="danger" title={issues.length > 0 ? <Trans>The file doesn’t fit</Trans> : problem(error)}>
      {issues.length > 0 && (
        <Stack as="ul" gap={1}>
          {issues.map((entry) => (
            <li key={`${entry.path} ${entry.rule}`}>
              <Text as="span" size="sm">
                {entry.path}: {issue(entry, entry.path.split('.').at(-1) ?? entry.path)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Banner>
  );
};
