import { reportWorkQueries } from '@esg/api-client';
import {
  FormDialog,
  tagOf,
  useApi,
  useDateLabels,
  useFormatters,
  useLanguage,
  useProblemSentences,
} from '@esg/app-kit';
import { type Document, type DocumentTagCategory, limits } from '@esg/contract';
import { Banner, Combobox, DateField, Facts, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CompanyField } from './CompanyField.tsx';
import { tagNames } from './find-documents.ts';
import { TagsSelect } from './TagsSelect.tsx';
import { useDocumentForm } from './use-document-form.ts';

type DocumentDialogProps = {
  readonly document: Document;
  readonly categories: readonly DocumentTagCategory[];
  readonly onClose: () => void;
};

type DocumentForm = ReturnType<typeof useDocumentForm>;

/** Changes what is said about a document. */
export const DocumentDialog = ({ document, categories, onClose }: DocumentDialogProps) => {
  const { t } = useLingui();
  const form = useDocumentForm(document, categories, onClose);
  const { value, type, fields } = form;
  return (
    <FormDialog
      title={<Trans>Edit document</Trans>}
      description={document.name}
      submitLabel={<Trans>Save</Trans>}
      pending={form.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={t`The document wasn’t saved`}
      errors={form.errors}
    >
      <Refused form={form} categories={categories} />
      <TextField
        {...fields.name}
        required
        maxLength={limits.lineLengthMax}
        value={value.name}
        onChange={(change) => type({ name: change.value })}
      />
      <OwnerField
        field={fields.ownerId}
        document={document}
        value={value.ownerId}
        onChange={(ownerId) => type({ ownerId })}
      />
      <ExpiryField form={form} />
      <TagsSelect
        {...fields.tagIds}
        hint={categories.length === 0 ? t`Add tags with “Manage tags” first.` : undefined}
        categories={categories}
        value={value.tagIds}
        onChange={(tagIds) => type({ tagIds })}
      />
      <CompanyField documentId={document.id} form={form} />
    </FormDialog>
  );
};

type OwnerFieldProps = {
  readonly field: DocumentForm['fields']['ownerId'];
  readonly document: Document;
  readonly value: string | null;
  readonly onChange: (ownerId: string | null) => void;
};

/** Who is responsible for the document: one of the people who work on reports, or the one it has. */
const OwnerField = ({ field, document: { owner }, value, onChange }: OwnerFieldProps) => {
  const { t } = useLingui();
  const { data = [] } = useQuery(reportWorkQueries.colleagues(useApi()));
  const people = data.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = owner === null || people.some((person) => person.value === owner.id);
  return (
    <Combobox
      {...field}
      hint={t`The person who keeps this document up to date.`}
      options={isListed ? people : [{ value: owner.id, label: owner.name }, ...people]}
      value={value ?? ''}
      onChange={(change) => onChange(change.value || null)}
      labels={{ list: t`People`, clear: t`Remove the owner`, none: t`No people match` }}
    />
  );
};

const ExpiryField = ({ form: { fields, value, type, setDayReadable } }: { readonly form: DocumentForm }) => {
  const { t } = useLingui();
  const labels = useDateLabels(fields.expiresOn.label);
  const locale = tagOf(useLanguage());
  return (
    <DateField
      {...fields.expiresOn}
      hint={t`The last day, for documents such as certificates. Empty if it doesn’t expire.`}
      locale={locale}
      labels={labels}
      value={value.expiresOn ?? ''}
      onChange={(change) => {
        setDayReadable(change.value !== undefined);
        if (change.value !== undefined) type({ expiresOn: change.value || null });
      }}
    />
  );
};

type RefusedProps = Pick<DocumentDialogProps, 'categories'> & { readonly form: DocumentForm };

/** Why it was not saved; and where another person was first, what they have saved. */
const Refused = ({ form: { error, competing }, categories }: RefusedProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { date, day, time, list } = useFormatters();
  if (!error) return null;
  return (
    <Banner tone="danger" title={problem(error)}>
      {competing && error.code === 'resource.stale' && (
        <>
          <Facts
            facts={[
              { term: t`Name`, value: competing.name },
              { term: t`Owner`, value: competing.owner?.name ?? '–' },
              { term: t`Expiry date`, value: competing.expiresOn === null ? '–' : day(competing.expiresOn) },
              { term: t`Tags`, value: list(tagNames(categories, competing.tagIds)) || '–' },
              { term: t`Company`, value: competing.company === '' ? t`Ours` : (competing.company ?? '–') },
              {
                term: t`Changed`,
                value: `${date(competing.updatedAt)} ${time(competing.updatedAt)}, ${competing.updatedBy}`,
              },
            ]}
          />
          <Trans>Their changes are already in this form, except where you changed the same thing.</Trans>
        </>
      )}
    </Banner>
  );
};
