import { currentOf, documentTagMutations } from '@esg/api-client';
import { lineIssue, notify, raiseVersion, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import type { DocumentTagCategory } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

type Typed = {
  readonly name: string;
  readonly isVisible: boolean;
  readonly tags: readonly string[];
  readonly version: number | undefined;
};

const typedOf = (category: DocumentTagCategory | undefined): Typed => ({
  name: category?.name ?? '',
  isVisible: category?.isVisible ?? true,
  tags: category?.tags.map(({ name }) => name) ?? [],
  version: category?.version,
});

/** A new category of tags, or the changes of one. A tag that keeps its name keeps its documents. */
export const useCategoryForm = (category: DocumentTagCategory | undefined, onClose: () => void) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(documentTagMutations.create(api, queryClient));
  const change = useMutation(documentTagMutations.change(api, queryClient));
  const draft = useDraft<Typed>(`document-tags/${category?.id ?? 'new'}`, typedOf(category));
  const [tried, setTried] = useState(false);
  const nameId = useId();
  const nameLabel = t`Name of the category`;
  const { value } = draft;
  const error = create.error ?? change.error;
  const pending = create.isPending || change.isPending;
  const wrong = lineIssue(value.name);
  const nameError = tried && wrong ? issue(wrong, nameLabel) : issueAt(error, 'name', nameLabel);
  const submit = () => {
    setTried(true);
    if (wrong || pending) return;
    const known = new Map(category?.tags.map(({ id, name }) => [name, id]));
    const tags = value.tags.map((name) => {
      const id = known.get(name);
      return id === undefined ? { name } : { id, name };
    });
    const { name, isVisible, version } = value;
    const onSuccess = () => {
      draft.done(value);
      notify('success', msg`Tags saved`);
      onClose();
    };
    const onError = (refused: unknown) => raiseVersion(draft, currentOf<DocumentTagCategory>(refused));
    if (category && version !== undefined)
      change.mutate({ id: category.id, change: { name, isVisible, tags, version } }, { onSuccess, onError });
    else create.mutate({ name, isVisible, tags, key: draft.key }, { onSuccess });
  };
  return {
    draft,
    value,
    type: (part: Partial<Typed>) => draft.change({ ...value, ...part }),
    name: { id: nameId, label: nameLabel, error: nameError },
    errors: nameError === undefined ? [] : [{ fieldId: nameId, message: nameError }],
    submit,
    error,
    pending,
  };
};
