import { frameworkQueries, reportTemplateMutations } from '@esg/api-client';
import { languageNames, lineIssue, notify, useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { languages, limits, type Report, type ReportTemplate } from '@esg/contract';
import { Banner, Button, CheckboxGroup, Combobox, Dialog, Form, TextArea, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DisclosureChoice } from './DisclosureChoice.tsx';
import { ReportChoice } from './ReportChoice.tsx';

type TemplateDialogProps = { readonly template?: ReportTemplate; readonly onClose: () => void };
type Draft = Pick<
  ReportTemplate,
  'name' | 'versionId' | 'disclosureCodes' | 'languages' | 'description' | 'reportingBoundary'
>;

const draftOf = (template: ReportTemplate | undefined, language: ReportTemplate['languages'][number]): Draft => ({
  name: template?.name ?? '',
  versionId: template?.versionId ?? '',
  disclosureCodes: template?.disclosureCodes ?? [],
  languages: template?.languages ?? [language],
  description: template?.description ?? '',
  reportingBoundary: template?.reportingBoundary ?? '',
});

/** The parts that a template copies from a report: its disclosures, and its initial settings. */
const takenFrom = (
  { versionId, disclosureCodes, languages: spoken, description, reportingBoundary }: Report,
  name: string,
): Draft => ({ name, versionId, disclosureCodes, languages: spoken, description, reportingBoundary });

/** Stores a new template, or the changes of one. */
const useSaving = (template: ReportTemplate | undefined, onClose: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(reportTemplateMutations.create(api, queryClient));
  const change = useMutation(reportTemplateMutations.change(api, queryClient));
  const onSuccess = () => {
    notify('success', msg`Template saved`);
    onClose();
  };
  return {
    error: create.error ?? change.error,
    pending: create.isPending || change.isPending,
    save: ({ versionId, ...fields }: Draft) =>
      template
        ? change.mutate({ id: template.id, change: { ...fields, version: template.version } }, { onSuccess })
        : create.mutate({ ...fields, versionId }, { onSuccess }),
  };
};

/** The disclosures and languages with which a report starts, and its own texts. */
export const TemplateDialog = ({ template, onClose }: TemplateDialogProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const formId = useId();
  const nameId = useId();
  const { problem, issue } = useProblemSentences();
  const [draft, setDraft] = useState(() => draftOf(template, language));
  const [tried, setTried] = useState(false);
  const { save, error, pending } = useSaving(template, onClose);
  const nameIssue = lineIssue(draft.name);
  const nameLabel = t`Name`;
  const nameError = tried && nameIssue ? issue(nameIssue, nameLabel) : undefined;
  const isWhole = !nameIssue && draft.disclosureCodes.length > 0 && draft.languages.length > 0;
  const submit = () => {
    setTried(true);
    if (isWhole && !pending) save({ ...draft, name: draft.name.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={template ? <Trans>Change template</Trans> : <Trans>New template</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            <Trans>Save template</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errorsTitle={t`The template wasn’t saved`}
        errors={nameError ? [{ fieldId: nameId, message: nameError }] : []}
      >
        {error && <Banner tone="danger" title={problem(error)} />}
        {!template && <ReportChoice onChoose={(report) => setDraft(takenFrom(report, draft.name))} />}
        {tried && !isWhole && !nameIssue && (
          <Banner tone="danger" title={<Trans>Choose at least one disclosure and one language</Trans>} />
        )}
        <TextField
          id={nameId}
          label={nameLabel}
          required
          value={draft.name}
          error={nameError}
          onChange={({ value }) => setDraft({ ...draft, name: value })}
        />
        <Settings draft={draft} onChange={setDraft} fixed={template !== undefined} />
      </Form>
    </Dialog>
  );
};

type SettingsProps = { readonly draft: Draft; readonly onChange: (draft: Draft) => void; readonly fixed: boolean };

const Settings = ({ draft, onChange, fixed }: SettingsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: frameworks = [] } = useQuery(frameworkQueries.list(useApi()));
  return (
    <>
      <CheckboxGroup
        label={t`Report languages`}
        value={draft.languages}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChange={({ value }) => onChange({ ...draft, languages: value })}
      />
      <TextArea
        label={t`Description`}
        rows={2}
        maxLength={limits.reportTextLengthMax}
        value={draft.description}
        onChange={({ value }) => onChange({ ...draft, description: value })}
      />
      <TextArea
        label={t`Reporting boundary`}
        rows={2}
        maxLength={limits.reportTextLengthMax}
        value={draft.reportingBoundary}
        onChange={({ value }) => onChange({ ...draft, reportingBoundary: value })}
      />
      {!fixed && (
        <Combobox
          label={t`Framework`}
          required
          value={draft.versionId}
          options={frameworks.map(({ versionId, name, version }) => ({
            value: versionId,
            label: name[language],
            detail: version,
          }))}
          onChange={({ value }) => onChange({ ...draft, versionId: value, disclosureCodes: [] })}
          labels={{ list: t`Frameworks`, none: t`No frameworks match` }}
        />
      )}
      {draft.versionId !== '' && (
        <DisclosureChoice
          versionId={draft.versionId}
          codes={draft.disclosureCodes}
          onChange={(codes) => onChange({ ...draft, disclosureCodes: [...codes] })}
        />
      )}
    </>
  );
};
