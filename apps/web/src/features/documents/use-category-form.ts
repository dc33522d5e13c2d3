import { currentOf, documentTagMutations } from '@esg/api-client';
import { lineIssue, notify, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import type { DocumentTagCategory } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { overStored, sentOf, type TypedCategory, typedOf } from './typed-category.ts';

/** Labels and refusals of the category's own name and of each tag that there is. */
const useFields = (value: TypedCategory, error: unknown, tried: boolean) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const id = useId();
  const fieldOf = (name: string, own: string, label: string, path: string) => {
    const wrong = lineIssue(name);
    return { id: `${id}-${own}`, label, error: tried && wrong ? issue(wrong, label) : issueAt(error, path, label) };
  };
  return {
    name: fieldOf(value.name, 'name', t`Name of the category`, 'name'),
    tags: value.tags.map((tag, index) => {
      const number = index + 1;
      return Object.assign({ tagId: tag.id }, fieldOf(tag.name, tag.id, t`Tag ${number}`, `tags.${index}.name`));
    }),
  };
};

/** A new category of tags, or the changes of one. A tag that is renamed keeps its documents. */
export const useCategoryForm = (category: DocumentTagCategory | undefined, onClose: () => void) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(documentTagMutations.create(api, queryClient));
  const change = useMutation(documentTagMutations.change(api, queryClient));
  const draft = useDraft<TypedCategory>(`document-tag-category/${category?.id ?? 'new'}`, typedOf(category));
  const [tried, setTried] = useState(false);
  /** The category as another person has changed it. */
  const [competing, setCompeting] = useState<DocumentTagCategory>();
  const { value } = draft;
  const error = create.error ?? change.error;
  const pending = create.isPending || change.isPending;
  const fields = useFields(value, error, tried);
  const errors = [fields.name, ...fields.tags].flatMap((field) =>
    field.error === undefined ? [] : [{ fieldId: field.id, message: field.error }],
  );
  const submit = () => {
    setTried(true);
    if (pending || lineIssue(value.name) || value.tags.some(({ name }) => lineIssue(name))) return;
    const onSuccess = () => {
      draft.done(value);
      notify('success', msg`Tags saved`);
      onClose();
    };
    const onError = (refused: unknown) => {
      const stored = currentOf<DocumentTagCategory>(refused);
      if (!stored) return;
      setCompeting(stored);
      draft.change(overStored(value, stored));
    };
    if (value.read) {
      const { id, version } = value.read;
      change.mutate({ id, change: { ...sentOf(value), version } }, { onSuccess, onError });
    } else create.mutate({ ...sentOf(value), key: draft.key }, { onSuccess });
  };
  return {
    draft,
    value,
    type: (part: Partial<TypedCategory>) => draft.change({ ...value, ...part }),
    fields,
    errors,
    submit,
    error,
    pending,
    competing,
  };
};
