import { reportMutations } from '@esg/api-client';
import { useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type FrameworkSummary, reportSteps } from '@esg/contract';
import { Banner, Button, Dialog, Stack, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@tanstack/react-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { nameIssue } from './name-rules.ts';

type NameReportDialogProps = { readonly framework: FrameworkSummary; readonly onClose: () => void };

/** Names the new report and leads to its first step. Pressing twice, or trying again, never makes two reports. */
export const NameReportDialog = ({ framework, onClose }: NameReportDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const navigate = useNavigate();
  const { problem, issue } = useProblemSentences();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const create = useMutation(reportMutations.create(useApi(), useQueryClient()));
  const form = useForm({
    defaultValues: { name: '' },
    onSubmit: ({ value }) =>
      create.mutateAsync({ versionId: framework.versionId, name: value.name.trim(), key }).then(
        ({ id, versionId }) =>
          navigate({
            to: '/ct/framework-reports/$versionId/reports/$reportId/$step',
            params: { versionId, reportId: id, step: reportSteps[0] },
          }),
        () => {},
      ),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Name the report</Trans>}
      description={framework.name[useLanguage()]}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={create.isPending || create.isSuccess}>
            <Trans>Create report</Trans>
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        <Stack gap={3}>
          {create.error && <Banner tone="danger" title={problem(create.error)} />}
          <form.Field name="name" validators={{ onSubmit: ({ value }) => nameIssue(value) }}>
            {({ state, handleChange, handleBlur }) => {
              const [refused] = state.meta.errors.filter((found) => found !== undefined);
              return (
                <TextField
                  label={t`Report name`}
                  hint={t`For example “Sustainability report 2026”. You can change it later.`}
                  value={state.value}
                  onChange={({ value }) => {
                    // Another name is another report: the old key would answer with the old one.
                    setKey(crypto.randomUUID());
                    handleChange(value);
                  }}
                  onBlur={handleBlur}
                  error={refused && issue(refused, t`Report name`)}
                  required
                  autoFocus
                />
              );
            }}
          </form.Field>
        </Stack>
      </form>
    </Dialog>
  );
};
