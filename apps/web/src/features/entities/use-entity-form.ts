import { type ApiError, currentOf, entityMutations } from '@esg/api-client';
import { lineIssue, notify, raiseVersion, useApi, useDraft, useProblemSentences } from '@esg/app-kit';
import { type Entity, limits, type NewEntity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

/** The typed values of an entity, and the version they are based on; none for a new one. */
type Typed = Required<NewEntity> & { readonly version: number | undefined };

const typedOf = ({ name, type, parentId, fiscalYearStartMonth, address, postCode, version }: Entity): Typed => ({
  name,
  type,
  parentId,
  fiscalYearStartMonth,
  address,
  postCode,
  version,
});

const blank = (parentId: string | null): Typed => ({
  name: '',
  type: 'Site',
  parentId,
  fiscalYearStartMonth: 1,
  address: '',
  postCode: '',
  version: undefined,
});

/** Sends a new entity, or the changes of an existing one. */
const useSending = (id: string | undefined) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(entityMutations.create(api, queryClient));
  const change = useMutation(entityMutations.change(api, queryClient));
  return {
    send: async ({ version, ...fields }: Typed, key: string) => {
      if (id === undefined || version === undefined) await create.mutateAsync({ ...fields, key });
      else await change.mutateAsync({ id, change: { ...fields, version } });
    },
    error: create.error ?? change.error,
    pending: create.isPending || change.isPending,
  };
};

/** The error of each field: of the name, found here; of the parent, reported by the gateway. */
const useFieldErrors = (value: Typed, error: ApiError | null, tried: boolean) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const ids = { name: useId(), address: useId(), postCode: useId() };
  const wrong = lineIssue(value.name);
  const tooLong = { rule: 'too_long', params: { length: limits.lineLengthMax } } as const;
  const lineOf = (text: string, label: string) =>
    text.trim().length > limits.lineLengthMax ? issue(tooLong, label) : undefined;
  const found = {
    name: wrong && issue(wrong, t`Name`),
    address: lineOf(value.address, t`Address`),
    postCode: lineOf(value.postCode, t`Post code`),
  };
  const list = (['name', 'address', 'postCode'] as const).flatMap((field) => {
    const message = found[field];
    return message === undefined ? [] : [{ fieldId: ids[field], message }];
  });
  return {
    ids,
    parent: issueAt(error, 'parentId', t`Belongs to`),
    list,
    shown: tried ? found : { name: undefined, address: undefined, postCode: undefined },
  };
};

type Options = {
  /** Undefined for a new one. */
  readonly entity: Entity | undefined;
  /** Parent of a new one. */
  readonly parentId: string | null;
  readonly onClose: () => void;
};

/**
 * A new entity or the changes of an existing one. Typed values survive closing the dialog and a reload, until they are stored or discarded.
 */
export const useEntityForm = ({ entity, parentId, onClose }: Options) => {
  const draft = useDraft<Typed>(
    entity ? `entity/${entity.id}` : `entity/new/${parentId ?? ''}`,
    entity ? typedOf(entity) : blank(parentId),
  );
  const [tried, setTried] = useState(false);
  /** The entity as somebody else changed it meanwhile. */
  const [competing, setCompeting] = useState<Entity>();
  const { send, error, pending } = useSending(entity?.id);
  const { value } = draft;
  const errors = useFieldErrors(value, error, tried);
  const refused = (problem: unknown) => {
    const current = currentOf<Entity>(problem);
    if (current) setCompeting(current);
    raiseVersion(draft, current);
  };
  const submit = () => {
    setTried(true);
    if (errors.list.length > 0 || pending) return;
    const stored = () => {
      draft.done(value);
      notify('success', entity ? msg`Entity saved` : msg`Entity is added successfully`);
      onClose();
    };
    void send(value, draft.key).then(stored, refused);
  };
  return {
    draft,
    value,
    type: (part: Partial<NewEntity>) => draft.change({ ...value, ...part }),
    errors,
    tried,
    submit,
    error,
    pending,
    competing,
  };
};

export type EntityForm = ReturnType<typeof useEntityForm>;
