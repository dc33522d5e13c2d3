import { type ApiError, currentOf, supplierMutations } from '@esg/api-client';
import { lineIssue, notify, raiseVersion, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { isEmail, limits, type NewSupplier, type Supplier } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** What is typed, empty where nothing is said, and the version that it is based on; none for a new one. */
type Typed = {
  readonly name: string;
  readonly reference: string;
  readonly country: string;
  readonly contactEmail: string;
  readonly version: number | undefined;
};

const typedOf = (supplier: Supplier | undefined): Typed => ({
  name: supplier?.name ?? '',
  reference: supplier?.reference ?? '',
  country: supplier?.country ?? '',
  contactEmail: supplier?.contactEmail ?? '',
  version: supplier?.version,
});

const fieldsOf = ({ name, reference, country, contactEmail }: Typed): NewSupplier => ({
  name,
  reference,
  country: country || null,
  contactEmail: contactEmail.trim() || null,
});

/** Sends a new supplier, or the changes of an existing one. */
const useSending = (id: string | undefined) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(supplierMutations.create(api, queryClient));
  const change = useMutation(supplierMutations.change(api, queryClient));
  return {
    send: (typed: Typed, key: string): Promise<Supplier> => {
      const fields = fieldsOf(typed);
      if (id === undefined || typed.version === undefined) return create.mutateAsync({ ...fields, key });
      return change.mutateAsync({ ...fields, id, version: typed.version });
    },
    error: create.error ?? change.error,
    pending: create.isPending || change.isPending,
  };
};

const tooLong = { rule: 'too_long', params: { length: limits.lineLengthMax } } as const;
const notAnEmail = { rule: 'email_invalid', params: {} } as const;

/** The name of each field, and what is wrong with it: found here once sending was tried, or by the gateway. */
const useFields = (value: Typed, error: ApiError | null, tried: boolean) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const ids = { name: useId(), reference: useId(), country: useId(), contactEmail: useId() };
  const labels = {
    name: t`Name`,
    reference: t({ message: 'Reference', context: 'supplier' }),
    country: t`Country or region`,
    contactEmail: t`Contact e-mail`,
  };
  const wrong = {
    name: lineIssue(value.name),
    reference: value.reference.trim().length > limits.lineLengthMax ? tooLong : undefined,
    country: undefined,
    contactEmail: value.contactEmail.trim() === '' || isEmail(value.contactEmail) ? undefined : notAnEmail,
  };
  const fieldOf = (field: keyof typeof labels) => {
    const found = wrong[field];
    const own = tried && found ? issue(found, labels[field]) : undefined;
    return { id: ids[field], label: labels[field], error: own ?? issueAt(error, field, labels[field]) };
  };
  return {
    fields: {
      name: fieldOf('name'),
      reference: fieldOf('reference'),
      country: fieldOf('country'),
      contactEmail: fieldOf('contactEmail'),
    },
    isComplete: !wrong.name && !wrong.reference && !wrong.contactEmail,
  };
};

type Options = {
  /** Undefined for a new one. */
  readonly supplier: Supplier | undefined;
  readonly onStored: (supplier: Supplier) => void;
};

/** A new supplier or the changes of an existing one. Typed values survive closing the dialog and a reload, until they are stored or discarded. */
export const useSupplierForm = ({ supplier, onStored }: Options) => {
  const draft = useDraft<Typed>(`supplier/${supplier?.id ?? 'new'}`, typedOf(supplier));
  const [tried, setTried] = useState(false);
  /** The supplier as somebody else changed it meanwhile. */
  const [competing, setCompeting] = useState<Supplier>();
  const { send, error, pending } = useSending(supplier?.id);
  const { value } = draft;
  const { fields, isComplete } = useFields(value, error, tried);
  const refused = (problem: unknown) => {
    const current = currentOf<Supplier>(problem);
    if (current) setCompeting(current);
    raiseVersion(draft, current);
  };
  const submit = () => {
    setTried(true);
    if (!isComplete || pending) return;
    const stored = (saved: Supplier) => {
      draft.done(value);
      notify('success', supplier ? msg`Supplier saved` : msg`Supplier added`);
      onStored(saved);
    };
    void send(value, draft.key).then(stored, refused);
  };
  return {
    draft,
    value,
    type: (part: Partial<Typed>) => draft.change({ ...value, ...part }),
    fields,
    errors: Object.values(fields).flatMap((field) =>
      field.error === undefined ? [] : [{ fieldId: field.id, message: field.error }],
    ),
    submit,
    error,
    pending,
    competing,
  };
};

export type SupplierForm = ReturnType<typeof useSupplierForm>;
