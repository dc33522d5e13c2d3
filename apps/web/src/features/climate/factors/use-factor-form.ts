import { climateFactorMutations, currentOf } from '@esg/api-client';
import { notify, raiseVersion, useApi, useDraft, useFormatters, useNumberFormat } from '@esg/app-kit';
import type { ClimateFactor, ClimateLibraryFactor } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { factorOf, type TypedFactor, typedFactor } from './factor-form.ts';
import { sendingOf } from './send-factor.ts';
import { useFactorFields } from './use-factor-fields.ts';

/** Sends a new factor, which is confirmed at once where somebody compared it, or the changes of one. */
const useSending = (id: string | undefined, isCompared: boolean) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const format = useNumberFormat();
  const create = useMutation(climateFactorMutations.create(api, queryClient));
  const change = useMutation(climateFactorMutations.change(api, queryClient));
  const confirm = useMutation(climateFactorMutations.confirm(api, queryClient));
  const [sending] = useState(() =>
    sendingOf({
      create: (fields, key) => create.mutateAsync({ ...fields, key }),
      change: (changed, fields, version) => change.mutateAsync({ id: changed, change: { ...fields, version } }),
      confirm: ({ id: confirmed, version }) => confirm.mutateAsync({ id: confirmed, version }),
    }),
  );
  return {
    send: async (typed: TypedFactor, key: string): Promise<ClimateFactor> => {
      const fields = factorOf(typed, format);
      if (id !== undefined && typed.version !== undefined)
        return change.mutateAsync({ id, change: { ...fields, version: typed.version } });
      return sending(fields, { key, isCompared });
    },
    error: create.error ?? change.error ?? confirm.error,
    pending: create.isPending || change.isPending || confirm.isPending,
  };
};

/** A factor of the library that somebody compares with its publisher, to use it as an own factor. */
export type CheckedFactor = { readonly id: string; readonly factor: ClimateLibraryFactor };

type Options = {
  /** Undefined for a new one. */
  readonly factor: ClimateFactor | undefined;
  /** What a new one begins with, where it is one of the library. */
  readonly library: CheckedFactor | undefined;
  /** Whether the person says that they compared a new one with its source. */
  readonly isCompared: boolean;
  /** Something of what is compared with the source was changed. */
  readonly onTyped: () => void;
  readonly onStored: (factor: ClimateFactor) => void;
};

const saidOf = (isChange: boolean, { confirmedAt }: ClimateFactor) => {
  if (confirmedAt !== null) return msg`Factor confirmed. Recalculate to use it for lines that are there already.`;
  return isChange ? msg`Factor saved. Confirm it before it is used.` : msg`Factor added. Confirm it before it is used.`;
};

/** What says where a factor was compared, and not what it is. */
const besides: readonly string[] = ['evidence', 'documents'] satisfies (keyof TypedFactor)[];

/** A new own factor, or the changes of one. What is typed survives closing the dialog and a reload, until it is stored or discarded. */
export const useFactorForm = ({ factor, library, isCompared, onTyped, onStored }: Options) => {
  const { decimal } = useFormatters();
  const opened = typedFactor(factor ?? library?.factor, new Date().getFullYear(), decimal);
  const draft = useDraft<TypedFactor>(`climate-factor/${factor?.id ?? library?.id ?? 'new'}`, opened);
  const [tried, setTried] = useState(false);
  /** The factor as somebody else changed it meanwhile. */
  const [competing, setCompeting] = useState<ClimateFactor>();
  const { send, error, pending } = useSending(factor?.id, isCompared);
  // A draft of a former release knows no documents.
  const value = { ...draft.value, documents: draft.value.documents ?? opened.documents };
  const { fields, isComplete } = useFactorFields(value, { error, tried, needsPlace: library !== undefined });
  const refused = (problem: unknown) => {
    const current = currentOf<ClimateFactor>(problem);
    if (current) setCompeting(current);
    if (factor) raiseVersion(draft, current);
  };
  const submit = () => {
    setTried(true);
    if (!isComplete || pending) return;
    const stored = (saved: ClimateFactor) => {
      draft.done(value);
      notify('success', saidOf(factor !== undefined, saved));
      onStored(saved);
    };
    void send(value, draft.key).then(stored, refused);
  };
  return {
    draft,
    value,
    type: (part: Partial<TypedFactor>) => {
      draft.change({ ...value, ...part });
      if (Object.keys(part).some((name) => !besides.includes(name))) onTyped();
    },
    fields,
    errors: Object.values(fields).flatMap(({ id, error: message }) =>
      message === undefined ? [] : [{ fieldId: id, message }],
    ),
    submit,
    error,
    pending,
    competing,
    isOfLibrary: library !== undefined,
  };
};

export type FactorForm = ReturnType<typeof useFactorForm>;
