import { type ApiError, collectionMutations, currentOf, reportWorkQueries } from '@esg/api-client';
import {
  notify,
  raiseVersion,
  useApi,
  useDateLabels,
  useDraft,
  useFormatters,
  useLanguage,
  useProblemSentences,
} from '@esg/app-kit';
import { type Collection, collectionLimits, languageTags, localDay, type Party } from '@esg/contract';
import { Banner, DateField, Facts, Select, Text, TextArea, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import { CollectionDialog } from './CollectionDialog.tsx';

type ChangeDialogProps = { readonly collection: Collection; readonly onClose: () => void };

type Typed = Pick<Collection, 'name' | 'message' | 'dueOn' | 'approverId' | 'version'>;

const typedOf = ({ name, message, dueOn, approverId, version }: Collection): Typed => ({
  name,
  message,
  dueOn,
  approverId,
  version,
});

/** The change that somebody is typing, kept until it is saved. */
const useChange = (collection: Collection, onSaved: () => void) => {
  const draft = useDraft<Typed>(`collection/${collection.id}`, typedOf(collection));
  const typed = draft.value;
  const [isTried, setIsTried] = useState(false);
  /** The collection as somebody else changed it meanwhile. */
  const [theirs, setTheirs] = useState<Collection>();
  const save = useMutation(collectionMutations.change(useApi(), useQueryClient()));
  const isNameless = typed.name.trim() === '';
  const submit = () => {
    setIsTried(true);
    if (isNameless || save.isPending) return;
    const { id } = collection;
    const entityIds = collection.requests.map(({ entityId }) => entityId);
    const body = { ...typed, id, name: typed.name.trim(), message: typed.message.trim(), entityIds };
    save.mutate(body, {
      onSuccess: () => {
        draft.done(typed);
        notify('success', msg`Collection saved`);
        onSaved();
      },
      onError: (problem) => {
        const stored = currentOf<Collection>(problem);
        setTheirs(stored);
        raiseVersion(draft, stored);
      },
    });
  };
  return { draft, typed, save, submit, theirs, isRefused: isTried && isNameless };
};

/** Changes the name, the due date, the message and the approver of a collection. Its time stays, and the dialog says so. */
export const ChangeDialog = ({ collection, onClose }: ChangeDialogProps) => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const nameId = useId();
  const { draft, typed, save, submit, theirs, isRefused } = useChange(collection, onClose);
  const missing = isRefused ? issue({ rule: 'required', params: {} }, t`Name`) : undefined;
  return (
    <CollectionDialog
      collection={collection}
      title={<Trans>Edit collection</Trans>}
      saveLabel={<Trans>Save</Trans>}
      pending={save.isPending}
      draft={draft}
      missing={missing === undefined ? undefined : { fieldId: nameId, message: missing }}
      onSubmit={submit}
      onClose={onClose}
    >
      {save.error && <Refused error={save.error} theirs={theirs} typed={typed} />}
      <TextField
        id={nameId}
        label={t`Name`}
        value={typed.name}
        error={missing}
        maxLength={collectionLimits.nameLengthMax}
        required
        onChange={({ value }) => draft.change({ ...typed, name: value })}
      />
      <Fields
        of={collection.of}
        typed={typed}
        saved={collection.dueOn}
        onChange={(part) => draft.change({ ...typed, ...part })}
      />
      <Text size="sm" tone="muted">
        <Trans>The reporting time stays. To ask for more figures, choose “Add questions”.</Trans>
      </Text>
    </CollectionDialog>
  );
};

type RefusedProps = { readonly error: ApiError; readonly theirs: Collection | undefined; readonly typed: Typed };

/** Why it was not stored; and where somebody else was first, what they stored. */
const Refused = ({ error, theirs, typed }: RefusedProps) => {
  const { problem } = useProblemSentences();
  return (
    <Banner tone="danger" title={problem(error)}>
      {theirs && <Theirs stored={theirs} typed={typed} />}
    </Banner>
  );
};

/** What somebody else stored in the fields that differ from what is typed. */
const Theirs = ({ stored, typed }: { readonly stored: Collection; readonly typed: Typed }) => {
  const { t } = useLingui();
  const { day } = useFormatters();
  const { ask } = usePartyWords(stored.of);
  const { data: colleagues = [] } = useQuery(reportWorkQueries.colleagues(useApi()));
  const approver = colleagues.find(({ id }) => id === stored.approverId)?.name ?? ask.anyApprover;
  const facts = [
    { isSame: stored.name === typed.name, term: t`Name`, value: stored.name },
    { isSame: stored.dueOn === typed.dueOn, term: t`Due on`, value: stored.dueOn ? day(stored.dueOn) : '–' },
    { isSame: stored.message === typed.message, term: ask.message, value: stored.message || '–' },
    { isSame: stored.approverId === typed.approverId, term: t`Approved by`, value: approver },
  ];
  return <Facts facts={facts.filter(({ isSame }) => !isSame).map(({ term, value }) => ({ term, value }))} />;
};

type FieldsProps = {
  readonly of: Party;
  readonly typed: Typed;
  /** The due day that is stored: it may be over. */
  readonly saved: string | null;
  readonly onChange: (part: Partial<Typed>) => void;
};

const Fields = ({ of, typed, saved, onChange }: FieldsProps) => {
  const { ask } = usePartyWords(of);
  const { t } = useLingui();
  const language = useLanguage();
  const isOver = typed.dueOn !== null && typed.dueOn !== saved && typed.dueOn < localDay();
  const { data: colleagues = [] } = useQuery(reportWorkQueries.colleagues(useApi()));
  return (
    <>
      <DateField
        label={t`Due on`}
        locale={languageTags[language]}
        labels={useDateLabels(t`Due on`)}
        error={isOver ? t`Choose today or a later date.` : undefined}
        value={typed.dueOn ?? ''}
        onChange={({ value }) => value !== undefined && onChange({ dueOn: value || null })}
      />
      <TextArea
        label={ask.message}
        hint={t`Shown in the e-mail and above the questions. Optional.`}
        rows={3}
        maxLength={collectionLimits.messageLengthMax}
        value={typed.message}
        onChange={({ value }) => onChange({ message: value })}
      />
      <Select
        label={t`Approved by`}
        placeholder={ask.anyApprover}
        value={typed.approverId ?? ''}
        onChange={({ value }) => onChange({ approverId: value || null })}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  );
};
