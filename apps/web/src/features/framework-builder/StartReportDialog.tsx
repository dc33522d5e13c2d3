import { reportMutations } from '@esg/api-client';
import { lineIssue, useApi, useDraftText, useProblemSentences } from '@esg/app-kit';
import { NameTakenHint, ReportLanguagesField, useNameTaken, useReportLanguages } from '@esg/app-kit/company';
import { frameworkReportPath, type ReportTemplate } from '@esg/contract';
import { Banner, Button, Dialog, Form, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';

type StartReportDialogProps = { readonly template: ReportTemplate; readonly onClose: () => void };

/** Names a report that begins with a template, and leads to its questions. Trying again never makes two reports. */
export const StartReportDialog = ({ template, onClose }: StartReportDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const fieldId = useId();
  const { problem, issue } = useProblemSentences();
  const navigate = useNavigate();
  const { mutate, error, isPending, isSuccess } = useMutation(reportMutations.create(useApi(), useQueryClient()));
  const draft = useDraftText(`report-name/template/${template.id}`);
  const { text: name, key } = draft;
  const isTaken = useNameTaken(name);
  const [tried, setTried] = useState(false);
  const label = t`Report name`;
  const wrong = lineIssue(name);
  const message = tried && wrong ? issue(wrong, label) : undefined;
  const pending = isPending || isSuccess;
  const { organisation, languages = template.languages, choose } = useReportLanguages(template.languages);
  const create = () =>
    mutate(
      { versionId: template.versionId, templateId: template.id, name: name.trim(), languages: [...languages], key },
      {
        onSuccess: (report) => {
          draft.done(name);
          void navigate({ to: frameworkReportPath(report, 'description') });
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Name the report</Trans>}
      description={template.name}
      closeLabel={t`Close`}
      actions={
        <>
          <Button
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            <Trans>Create report</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() => {
          setTried(true);
          if (!wrong && !pending) create();
        }}
        errorsTitle={t`The report was not created`}
        errors={message ? [{ fieldId, message }] : []}
      >
        {error && <Banner tone="danger" title={problem(error)} />}
        <TextField
          id={fieldId}
          label={label}
          hint={isTaken ? <NameTakenHint /> : t`For example “Sustainability report 2026”. You can change it later.`}
          value={name}
          onChange={({ value }) => draft.change(value)}
          error={message}
          required
          autoFocus
        />
        <ReportLanguagesField value={languages} organisation={organisation} onChange={choose} />
      </Form>
    </Dialog>
  );
};
