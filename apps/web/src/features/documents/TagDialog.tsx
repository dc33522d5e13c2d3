import { documentMutations, documentQueries } from '@esg/api-client';
import { FormDialog, notify, useApi, useProblemSentences } from '@esg/app-kit';
import type { DocumentTagCategory } from '@esg/contract';
import { Banner } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type DocumentRow, liveTags } from './find-documents.ts';
import { TagsSelect } from './TagsSelect.tsx';

type TagDialogProps = {
  readonly rows: readonly DocumentRow[];
  readonly categories: readonly DocumentTagCategory[];
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Adds tags to all chosen documents, and removes others from them. */
export const TagDialog = ({ rows, categories, onClose, onDone }: TagDialogProps) => {
  const { t } = useLingui();
  const { problem, issueAt } = useProblemSentences();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation(documentMutations.tag(api, queryClient));
  const held = new Set(rows.flatMap(({ document }) => document.tagIds));
  const ids = rows.map(({ document }) => document.id);
  const submit = () => {
    const onSuccess = () => {
      notify('success', msg`Tags saved`);
      onClose();
      onDone();
    };
    // A tag that is in both lists is added.
    const removed = liveTags(categories, remove).filter((id) => !add.includes(id));
    // A tag may have been deleted a moment ago.
    const onError = () => void queryClient.invalidateQueries(documentQueries.tagCategories(api));
    mutate({ ids, add: liveTags(categories, add), remove: removed }, { onSuccess, onError });
  };
  const label = t`Add tags`;
  const added = { id: useId(), label, error: issueAt(error, 'tagIds', label) };
  const removable = categories.map((category) =>
    Object.assign({}, category, { tags: category.tags.filter(({ id }) => held.has(id)) }),
  );
  return (
    <FormDialog
      title={<Plural value={rows.length} one="Tag # document" other="Tag # documents" />}
      submitLabel={<Trans>Save</Trans>}
      pending={isPending}
      onClose={onClose}
      onSubmit={submit}
      errorsTitle={t`The tags weren’t saved`}
      errors={added.error === undefined ? [] : [{ fieldId: added.id, message: added.error }]}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <TagsSelect
        {...added}
        hint={categories.length === 0 ? t`Add tags with “Manage tags” first.` : undefined}
        categories={categories}
        value={add}
        onChange={setAdd}
      />
      {held.size > 0 && (
        <TagsSelect label={t`Remove tags`} categories={removable} value={remove} onChange={setRemove} />
      )}
    </FormDialog>
  );
};
