import { lineIssue, useLanguage, useProblemSentences } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Banner, Button, Dialog, Form, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { AnsweredByData } from './AnsweredByData.tsx';
import { FrameworkNotes } from './FrameworkNotes.tsx';
import { TemplateSelect } from './TemplateSelect.tsx';
import { useAnswered } from './use-answered.ts';
import { useCreation } from './use-creation.ts';

type NameReportDialogProps = { readonly framework: FrameworkSummary; readonly onClose: () => void };

/** Names the new report and leads to its first step. Pressing twice, or trying again, never makes two reports. */
export const NameReportDialog = ({ framework, onClose }: NameReportDialogProps) => {
  const { t } = useLingui();
  const [formId, fieldId] = [useId(), useId()];
  const { problem, issue } = useProblemSentences();
  const { create, renew, pending, error } = useCreation();
  const { versionId } = framework;
  const answered = useAnswered().get(framework.versionId);
  const [name, setName] = useState('');
  const [templateId, setTemplateId] = useState('');
  const [tried, setTried] = useState(false);
  const label = t`Report name`;
  const wrong = lineIssue(name);
  const message = tried && wrong ? issue(wrong, label) : undefined;
  const submit = () => {
    setTried(true);
    if (!wrong && !pending) create({ versionId, name: name.trim(), ...(templateId && { templateId }) });
  };
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
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            <Trans>Create report</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errorsTitle={t`The report was not created`}
        errors={message ? [{ fieldId, message }] : []}
      >
        {error && <Banner tone="danger" title={problem(error)} />}
        {answered && answered.done > 0 && <AnsweredByData answered={answered} />}
        <FrameworkNotes framework={framework} />
        <TextField
          id={fieldId}
          label={label}
          hint={t`For example “Sustainability report 2026”. You can change it later.`}
          value={name}
          onChange={({ value }) => {
            renew();
            setName(value);
          }}
          error={message}
          required
          autoFocus
        />
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
