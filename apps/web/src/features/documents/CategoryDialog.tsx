import { FormDialog, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type DocumentTagCategory, documentLimits, limits } from '@esg/contract';
import { Banner, Checkbox, Facts, Fieldset, IconButton, Inline, Stack, TagsField, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { useCategoryForm } from './use-category-form.ts';

type CategoryDialogProps = {
  /** Left out for a new one. */
  readonly category?: DocumentTagCategory | undefined;
  readonly onClose: () => void;
};

type CategoryForm = ReturnType<typeof useCategoryForm>;
type CategoryFormProps = { readonly form: CategoryForm };

const isTag = (text: string) => text.length >= limits.lineLengthMin && text.length <= limits.lineLengthMax;

/** Adds a category of tags, or changes one. */
export const CategoryDialog = ({ category, onClose }: CategoryDialogProps) => {
  const { t } = useLingui();
  const form = useCategoryForm(category, onClose);
  const { value, type } = form;
  return (
    <FormDialog
      title={category ? <Trans>Edit tag category</Trans> : <Trans>Add tag category</Trans>}
      submitLabel={<Trans>Save</Trans>}
      pending={form.pending}
      onClose={onClose}
      draft={form.draft}
      onSubmit={form.submit}
      errorsTitle={t`The tags weren’t saved`}
      errors={form.errors}
    >
      <Refused form={form} />
      <TextField
        {...form.fields.name}
        required
        maxLength={limits.lineLengthMax}
        value={value.name}
        onChange={(change) => type({ name: change.value })}
      />
      {value.tags.length > 0 && <OwnTags form={form} />}
      <TagsField
        label={value.read ? t`Add tags` : t`Tags`}
        hint={t`Press Enter or type a comma to add a tag.`}
        allows={isTag}
        tagsMax={documentLimits.tagsPerCategoryMax - value.tags.length}
        labels={{ entered: t`New tags`, remove: ({ label }) => t`Remove ${label}` }}
        value={value.added}
        onChange={(change) => type({ added: change.value })}
      />
      <Checkbox
        label={t`Show these tags at each document`}
        hint={t`Hidden tags can still be searched and filtered.`}
        value={value.isVisible}
        onChange={(change) => type({ isVisible: change.value })}
      />
    </FormDialog>
  );
};

/** The tags that there are: each can be renamed or removed. */
const OwnTags = ({ form: { value, type, fields } }: CategoryFormProps) => {
  const { t } = useLingui();
  const rename = (id: string, name: string) =>
    type({ tags: value.tags.map((tag) => (tag.id === id ? { id, name } : tag)) });
  return (
    <Fieldset
      label={t`Tags`}
      hint={t`A tag that you rename stays on its documents. A tag that you remove is removed from all documents.`}
    >
      <Stack gap={2} align="stretch">
        {value.tags.map(({ id, name }, index) => {
          const { tagId, ...field } = fields.tags[index] ?? { tagId: id, id, label: name, error: undefined };
          return (
            <Inline key={tagId} gap={2} wrap={false} align="start">
              <TextField
                {...field}
                labelHidden
                maxLength={limits.lineLengthMax}
                value={name}
                onChange={(change) => rename(id, change.value)}
              />
              <IconButton
                label={t`Remove ${name}`}
                icon={<X />}
                onClick={() => type({ tags: value.tags.filter((tag) => tag.id !== id) })}
              />
            </Inline>
          );
        })}
      </Stack>
    </Fieldset>
  );
};

/** Why it was not saved; and where another person was first, what they have saved. */
const Refused = ({ form: { error, competing } }: CategoryFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { list } = useFormatters();
  if (!error) return null;
  return (
    <Banner tone="danger" title={problem(error)}>
      {competing && error.code === 'resource.stale' && (
        <>
          <Facts
            facts={[
              { term: t`Name of the category`, value: competing.name },
              { term: t`Tags`, value: list(competing.tags.map(({ name }) => name)) || '–' },
              { term: t`Shown at each document`, value: competing.isVisible ? t`Yes` : t`No` },
            ]}
          />
          <Trans>Their changes are already in this form, except where you changed the same thing.</Trans>
        </>
      )}
    </Banner>
  );
};
