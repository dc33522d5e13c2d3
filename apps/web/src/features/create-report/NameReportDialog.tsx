import { useLanguage } from '@esg/app-kit';
import { type FrameworkSummary, shortFrameworkName } from '@esg/contract';
import { Button, Dialog, Form } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { DataStart, useDataStart } from './DataStart.tsx';
import { FrameworkNotes } from './FrameworkNotes.tsx';
import { IssuerClassField, useIssuerClass } from './IssuerClassField.tsx';
import { TemplateSelect, useTemplatesOf } from './TemplateSelect.tsx';
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
  const [edition, setEdition] = useState(framework);
  const { versionId } = edition;
  const start = useDataStart(edition, time);
  const [templateId, setTemplateId] = useState('');
  const templates = useTemplatesOf(versionId);
  // Another edition has templates of its own.
  const template = templates.find(({ id }) => id === templateId);
  const isByClass = edition.boundByClass === true;
  const issuerClass = useIssuerClass(isByClass);
  const draft = { versionId, ...start.begins, ...issuerClass.begins, ...(template && { templateId: template.id }) };
  const { form, field, refusal, pending, renew } = useReportName(draft, {
    draftId: framework.versionId,
    autoFocus: true,
    time: start.time,
    framework: shortFrameworkName(versionId, edition.name.en),
    languages: template?.languages,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Name the report</Trans>}
      description={edition.name[language]}
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
        <FrameworkNotes framework={edition} />
        {field}
        <DataStart
          start={start}
          edition={edition}
          onEdition={(chosen) => {
            renew();
            setEdition(chosen);
          }}
          onChange={renew}
        />
        {isByClass && (
          <IssuerClassField
            value={issuerClass.value}
            reason={issuerClass.reason}
            onChange={(chosen) => {
              renew();
              issuerClass.choose(chosen);
            }}
          />
        )}
        <TemplateSelect
          templates={templates}
          value={template?.id ?? ''}
          onChange={(chosen) => {
            renew();
            setTemplateId(chosen);
          }}
        />
      </Form>
    </Dialog>
  );
};
