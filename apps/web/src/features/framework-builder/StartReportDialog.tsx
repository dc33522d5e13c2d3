import { reportMutations } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { nothingTyped, ReportNameFields, useReportNames } from '@esg/app-kit/company';
import { frameworkReportPath, type ReportTemplate } from '@esg/contract';
import { Banner } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

type StartReportDialogProps = { readonly template: ReportTemplate; readonly onClose: () => void };

/** Names a report from a template, creates it and opens its questions. Trying again never creates two reports. */
export const StartReportDialog = ({ template, onClose }: StartReportDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const navigate = useNavigate();
  const { mutate, error, isPending, isSuccess } = useMutation(reportMutations.create(useApi(), useQueryClient()));
  // The key of the draft covers all choices, including the languages.
  const draft = useDraft(`new-report/template/${template.id}`, nothingTyped);
  const { value: typed, key } = draft;
  const [tried, setTried] = useState(false);
  const pending = isPending || isSuccess;
  const report = useReportNames({ typed, startsWith: template.languages });
  const create = () =>
    mutate(
      { versionId: template.versionId, templateId: template.id, ...report.wish, key },
      {
        onSuccess: (made) => {
          draft.done(typed);
          void navigate({ to: frameworkReportPath(made, 'description') });
        },
      },
    );
  return (
    <FormDialog
      title={<Trans>Name the report</Trans>}
      description={template.name}
      submitLabel={<Trans>Create report</Trans>}
      pending={pending}
      onClose={onClose}
      draft={draft}
      onSubmit={() => {
        setTried(true);
        if (report.errors.length === 0 && !pending) create();
      }}
      errorsTitle={t`The report wasn’t created`}
      errors={tried ? report.errors : []}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <ReportNameFields report={report} typed={typed} onChange={draft.change} tried={tried} autoFocus />
    </FormDialog>
  );
};
