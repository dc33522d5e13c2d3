import { FormDialog, useProblemSentences } from '@esg/app-kit';
import { type DocumentTagCategory, documentLimits, limits } from '@esg/contract';
import { Banner, Checkbox, TagsField, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCategoryForm } from './use-category-form.ts';

type CategoryDialogProps = {
  /** Left out for a new one. */
  readonly category?: DocumentTagCategory | undefined;
  readonly onClose: () => void;
};

const isTag = (text: string) => text.length >= limits.lineLengthMin && text.length <= limits.lineLengthMax;

/** Adds a category of tags, or changes one. */
export const CategoryDialog = ({ category, onClose }: CategoryDialogProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
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
      errorsTitle={t`The tags were not saved`}
      errors={form.errors}
    >
      {form.error && <Banner tone="danger" title={problem(form.error)} />}
      <TextField
        {...form.name}
        required
        maxLength={limits.lineLengthMax}
        value={value.name}
        onChange={(change) => type({ name: change.value })}
      />
      <TagsField
        label={t`Tags`}
        hint={t`Press Enter or type a comma to add a tag. A tag that you remove is removed from all documents.`}
        allows={isTag}
        tagsMax={documentLimits.tagsPerCategoryMax}
        labels={{ entered: t`Tags of the category`, remove: ({ label }) => t`Remove ${label}` }}
        value={value.tags}
        onChange={(change) => type({ tags: change.value })}
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
