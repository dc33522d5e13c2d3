import { currentOf, documentMutations, documentQueries } from '@esg/api-client';
import { lineIssue, notify, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import type { Document, DocumentChange, DocumentTagCategory } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { liveTags } from './find-documents.ts';
import { idsOver, typedOver } from './merge-changes.ts';

/** What is typed, over what was read when typing began. */
type TypedDocument = DocumentChange & { readonly read: DocumentChange };

const changeOf = ({ name, owner, expiresOn, tagIds, company, version }: Document): DocumentChange => ({
  name,
  ownerId: owner?.id ?? null,
  expiresOn,
  tagIds,
  company,
  version,
});
const typedOf = (document: Document): TypedDocument => ({ ...changeOf(document), read: changeOf(document) });

/** The same typing over what another person has stored meanwhile: what one has not touched is as they left it. */
const overStored = ({ read, ...typed }: TypedDocument, document: Document): TypedDocument => {
  const stored = changeOf(document);
  return {
    name: typedOver(typed.name, read.name, stored.name),
    ownerId: typedOver(typed.ownerId, read.ownerId, stored.ownerId),
    expiresOn: typedOver(typed.expiresOn, read.expiresOn, stored.expiresOn),
    tagIds: idsOver(typed.tagIds, read.tagIds, stored.tagIds),
    company: typedOver(typed.company, read.company, stored.company),
    version: stored.version,
    read: stored,
  };
};

const notADay = { rule: 'date_invalid', params: {} } as const;

type Form = { readonly value: DocumentChange; readonly isDayReadable: boolean; readonly isOther: boolean };

/** Labels of the fields, and why what is in them was refused. */
const useFields = ({ value, isDayReadable, isOther }: Form, error: unknown, tried: boolean) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const id = useId();
  const fieldOf = (path: keyof DocumentChange, label: string, own?: string) => ({
    id: `${id}-${path}`,
    label,
    error: own ?? issueAt(error, path, label),
  });
  const labels = { name: t`Name`, expiresOn: t`Expiry date`, company: t`Company` };
  const wrong = tried ? lineIssue(value.name) : undefined;
  const wrongCompany = tried && isOther ? lineIssue(value.company ?? '') : undefined;
  return {
    name: fieldOf('name', labels.name, wrong && issue(wrong, labels.name)),
    ownerId: fieldOf('ownerId', t`Owner`),
    expiresOn: fieldOf('expiresOn', labels.expiresOn, isDayReadable ? undefined : issue(notADay, labels.expiresOn)),
    tagIds: fieldOf('tagIds', t`Tags`),
    company: fieldOf('company', labels.company, wrongCompany && issue(wrongCompany, labels.company)),
  };
};

/** Name, owner, expiry, tags and company of a document. Typed values survive closing the dialog and a reload, until they are stored or discarded. */
export const useDocumentForm = (
  document: Document,
  categories: readonly DocumentTagCategory[],
  onClose: () => void,
) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const draft = useDraft<TypedDocument>(`document-details/${document.id}`, typedOf(document));
  const [tried, setTried] = useState(false);
  const [isDayReadable, setDayReadable] = useState(true);
  /** The document as another person has changed it. */
  const [competing, setCompeting] = useState<Document>();
  const { mutate, error, isPending } = useMutation(documentMutations.change(api, queryClient));
  // A draft may be older than the question whose document it is.
  const value = { ...draft.value, company: draft.value.company ?? null };
  /** Whether the company is named by hand. */
  const [isOther, setOther] = useState(Boolean(value.company));
  const fields = useFields({ value, isDayReadable, isOther }, error, tried);
  const submit = () => {
    setTried(true);
    if (lineIssue(value.name) || (isOther && lineIssue(value.company ?? '')) || !isDayReadable || isPending) return;
    const onSuccess = () => {
      draft.done(draft.value);
      notify('success', msg`Document saved`);
      onClose();
    };
    const onError = (refused: unknown) => {
      const stored = currentOf<Document>(refused);
      if (stored) {
        setCompeting(stored);
        const merged = overStored(value, stored);
        setOther(Boolean(merged.company));
        draft.change(merged);
      }
      // A tag may have been deleted a moment ago.
      void queryClient.invalidateQueries(documentQueries.tagCategories(api));
    };
    const { read: _read, ...typed } = value;
    const change = { ...typed, tagIds: liveTags(categories, typed.tagIds) };
    mutate({ id: document.id, change }, { onSuccess, onError });
  };
  return {
    draft,
    value,
    type: (part: Partial<DocumentChange>) => draft.change({ ...value, ...part }),
    setDayReadable,
    isOther,
    setOther,
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
