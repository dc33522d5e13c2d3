import { FormDialog, useLanguage } from '@esg/app-kit';
import { type FrameworkSummary, shortFrameworkName } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AiLocked, AiStart, useAiStart } from './AiStart.tsx';
import { DataStart, useDataStart } from './DataStart.tsx';
import { FrameworkNotes } from './FrameworkNotes.tsx';
import { IssuerClassField, useIssuerClass } from './IssuerClassField.tsx';
import { TemplateSelect, useTemplatesOf } from './TemplateSelect.tsx';
import { useReportName } from './use-report-name.tsx';

type NameReportDialogProps = {
  readonly framework: FrameworkSummary;
  /** Reporting time whose data the report begins with, until the person chooses another one. */
  readonly time?: string | undefined;
  /** An AI-generated report: its documents are searched unless the person decides otherwise. */
  readonly isAi?: boolean;
  readonly onClose: () => void;
};

/** The parts of the new report: an edition of the framework, a template of it, its initial data, and its name. */
const useNewReport = ({ framework, time, isAi = false }: NameReportDialogProps) => {
  const [edition, setEdition] = useState(framework);
  const { versionId } = edition;
  const [templateId, setTemplateId] = useState('');
  const templates = useTemplatesOf(versionId);
  // Another edition has templates of its own.
  const template = templates.find(({ id }) => id === templateId);
  const isByClass = edition.boundByClass === true;
  const issuerClass = useIssuerClass(isByClass);
  const chosen = template && { templateId: template.id };
  const start = useDataStart(edition, time, { ...issuerClass.begins, ...chosen });
  const ai = useAiStart(isAi, start.time?.period);
  const draft = { versionId, ...start.begins, ...ai.begins, ...issuerClass.begins, ...chosen };
  const name = useReportName(draft, {
    draftId: framework.versionId,
    autoFocus: true,
    time: start.time,
    framework: shortFrameworkName(versionId, edition.name.en),
    languages: template?.languages,
  });
  /** The refusal concerned the previous choice. */
  const renewing =
    <Value,>(choose: (value: Value) => void) =>
    (value: Value) => {
      name.renew();
      choose(value);
    };
  return {
    name,
    start,
    ai,
    edition: { value: edition, choose: renewing(setEdition) },
    issuerClass: isByClass ? { ...issuerClass, choose: renewing(issuerClass.choose) } : undefined,
    template: { value: template?.id ?? '', templates, choose: renewing(setTemplateId) },
  };
};

/** Names the new report, creates it and opens its first step. */
export const NameReportDialog = (props: NameReportDialogProps) => {
  const language = useLanguage();
  const { name, start, ai, edition, issuerClass, template } = useNewReport(props);
  const { onClose } = props;
  return (
    <FormDialog
      title={<Trans>Name the report</Trans>}
      description={edition.value.name[language]}
      submitLabel={<Trans>Create report</Trans>}
      pending={name.pending}
      onClose={onClose}
      {...name.form}
      onSubmit={ai.requireDays(name.form.onSubmit)}
    >
      {name.refusal}
      <FrameworkNotes framework={edition.value} period={start.time?.period} />
      {name.field}
      <DataStart start={start} edition={edition.value} onEdition={edition.choose} onChange={name.renew} />
      {props.isAi && !ai.isUnlocked && <AiLocked />}
      <AiStart start={ai} hasPeriod={start.time !== undefined} onChange={name.renew} />
      {issuerClass && (
        <IssuerClassField value={issuerClass.value} reason={issuerClass.reason} onChange={issuerClass.choose} />
      )}
      <TemplateSelect templates={template.templates} value={template.value} onChange={template.choose} />
    </FormDialog>
  );
};
