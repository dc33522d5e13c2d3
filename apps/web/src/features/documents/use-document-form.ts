import { currentOf, documentMutations } from '@esg/api-client';
import { lineIssue, notify, raiseVersion, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import type { Document, DocumentChange } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

const typedOf = ({ name, owner, expiresOn, tagIds, version }: Document): DocumentChange => ({
  name,
  ownerId: owner?.id ?? null,
  expiresOn,
  tagIds,
  version,
});

const notADay = { rule: 'date_invalid', params: {} } as const;

/** Name, owner, expiry and tags of a document. Typed values survive closing the dialog and a reload, until they are stored or discarded. */
export const useDocumentForm = (document: Document, onClose: () => void) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const draft = useDraft<DocumentChange>(`document/${document.id}`, typedOf(document));
  const [tried, setTried] = useState(false);
  const [isDayReadable, setDayReadable] = useState(true);
  /** The document as another person has changed it. */
  const [competing, setCompeting] = useState<Document>();
  const { mutate, error, isPending } = useMutation(documentMutations.change(useApi(), useQueryClient()));
  const ids = { name: useId(), expiresOn: useId() };
  const labels = { name: t`Name`, expiresOn: t`Expiry date` };
  const { value } = draft;
  const wrong = lineIssue(value.name);
  const nameError = tried && wrong ? issue(wrong, labels.name) : issueAt(error, 'name', labels.name);
  const dayError = isDayReadable ? undefined : issue(notADay, labels.expiresOn);
  const fields = {
    name: { id: ids.name, label: labels.name, error: nameError },
    expiresOn: { id: ids.expiresOn, label: labels.expiresOn, error: dayError },
  };
  const submit = () => {
    setTried(true);
    if (wrong || !isDayReadable || isPending) return;
    const onSuccess = () => {
      draft.done(value);
      notify('success', msg`Document saved`);
      onClose();
    };
    const onError = (refused: unknown) => {
      const current = currentOf<Document>(refused);
      if (current) setCompeting(current);
      raiseVersion(draft, current);
    };
    mutate({ id: document.id, change: value }, { onSuccess, onError });
  };
  return {
    draft,
    value,
    type: (part: Partial<DocumentChange>) => draft.change({ ...value, ...part }),
    setDayReadable,
    fields,
    errors: Object.values(fields).flatMap((field) =>
      field.error === undefined ? [] : [{ fieldId: field.id, message: field.error }],
    ),
    submit,
    error,
    pending: isPending,
    competing,
  };
};
