import { useLanguage } from '@esg/app-kit';
import { type FrameworkSummary, timeName } from '@esg/contract';
import { Button, Dialog, Form } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DataStart, useDataStart } from './DataStart.tsx';
import { FrameworkNotes } from './FrameworkNotes.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import { useReportName } from './use-report-name.tsx';

type NameReportDialogProps = {
  readonly framework: FrameworkSummary;
  /** Reporting time whose data it begins with, until another one is chosen. */
  readonly time?: string | undefined;
  readonly onClose: () => void;
};

/** Names the new report and leads to its first step. */
export const NameReportDialog = ({ framework, time, onClose }: NameReportDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const language = useLanguage();
  const { versionId } = framework;
  const start = useDataStart(versionId, time);
  const [templateId, setTemplateId] = useState('');
  const draft = { versionId, ...start.begins, ...(templateId && { templateId }) };
  const { form, field, refusal, pending, renew } = useReportName(draft, {
    autoFocus: true,
    year: start.time && timeName(start.time, language),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Name the report</Trans>}
      description={framework.name[language]}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            <Trans>Create report</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} {...form}>
        {refusal}
        <FrameworkNotes framework={framework} />
        {field}
        <DataStart start={start} onChange={renew} />
        <TemplateSelect
          versionId={versionId}
          value={templateId}
          onChange={(chosen) => {
            renew();
            setTemplateId(chosen);
          }}
        />
      </Form>
    </Dialog>
  );
};
