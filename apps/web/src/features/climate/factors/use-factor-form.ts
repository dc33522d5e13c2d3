import { climateFactorMutations, currentOf } from '@esg/api-client';
import { notify, raiseVersion, useApi, useDraft, useFormatters, useNumberFormat } from '@esg/app-kit';
import type { ClimateFactor } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { factorOf, type TypedFactor, typedFactor } from './factor-form.ts';
import { useFactorFields } from './use-factor-fields.ts';

/** Sends a new factor, or the changes of one. */
const useSending = (id: string | undefined) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const format = useNumberFormat();
  const create = useMutation(climateFactorMutations.create(api, queryClient));
  const change = useMutation(climateFactorMutations.change(api, queryClient));
  return {
    send: (typed: TypedFactor, key: string): Promise<ClimateFactor> => {
      const fields = factorOf(typed, format);
      if (id === undefined || typed.version === undefined) return create.mutateAsync({ ...fields, key });
      return change.mutateAsync({ id, change: { ...fields, version: typed.version } });
    },
    error: create.error ?? change.error,
    pending: create.isPending || change.isPending,
  };
};

type Options = {
  /** Undefined for a new one. */
  readonly factor: ClimateFactor | undefined;
  readonly onStored: (factor: ClimateFactor) => void;
};

/** A new own factor, or the changes of one. What is typed survives closing the dialog and a reload, until it is stored or discarded. */
export const useFactorForm = ({ factor, onStored }: Options) => {
  const { decimal } = useFormatters();
  const opened = typedFactor(factor, new Date().getFullYear(), decimal);
  const draft = useDraft<TypedFactor>(`climate-factor/${factor?.id ?? 'new'}`, opened);
  const [tried, setTried] = useState(false);
  /** The factor as somebody else changed it meanwhile. */
  const [competing, setCompeting] = useState<ClimateFactor>();
  const { send, error, pending } = useSending(factor?.id);
  // A draft of a former release knows no documents.
  const value = { ...draft.value, documents: draft.value.documents ?? opened.documents };
  const { fields, isComplete } = useFactorFields(value, error, tried);
  const refused = (problem: unknown) => {
    const current = currentOf<ClimateFactor>(problem);
    if (current) setCompeting(current);
    raiseVersion(draft, current);
  };
  const submit = () => {
    setTried(true);
    if (!isComplete || pending) return;
    const stored = (saved: ClimateFactor) => {
      draft.done(value);
      notify(
        'success',
        factor ? msg`Factor saved. Confirm it before it is used.` : msg`Factor added. Confirm it before it is used.`,
      );
      onStored(saved);
    };
    void send(value, draft.key).then(stored, refused);
  };
  return {
    draft,
    value,
    type: (part: Partial<TypedFactor>) => draft.change({ ...value, ...part }),
    fields,
    errors: Object.values(fields).flatMap(({ id, error: message }) =>
      message === undefined ? [] : [{ fieldId: id, message }],
    ),
    submit,
    error,
    pending,
    competing,
  };
};

export type FactorForm = ReturnType<typeof useFactorForm>;
