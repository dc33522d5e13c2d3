import { currentOf, materialityMutations } from '@esg/api-client';
import { FormDialog, useApi, useDraft } from '@esg/app-kit';
import { type Iro, limits, type NewIro } from '@esg/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { StaleNotice } from '../StaleNotice.tsx';
import { EntryFields, entryFieldIds } from './EntryFields.tsx';
import { type EntryDraft, editableOf, emptyEntry, openedEntry, restored } from './entry-draft.ts';
import { useEntryWords } from './use-entry-words.ts';

/** Adds an entry, or changes one at the version that the typing began from. */
const useEntrySaving = (iro: Iro | undefined) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { assessment } = useAssessment();
  const adding = useMutation(materialityMutations.addIro(api, queryClient));
  const changing = useMutation(materialityMutations.changeIro(api, queryClient));
  const theirs = currentOf<Iro>(changing.error);
  const save = ({ began, ...entry }: EntryDraft, onSuccess: () => void) => {
    if (!iro) return adding.mutate({ id: assessment.id, ...entry }, { onSuccess });
    changing.mutate({ id: iro.id, version: theirs?.version ?? began, ...entry }, { onSuccess });
  };
  return {
    save,
    theirs,
    error: changing.error ?? adding.error,
    isPending: adding.isPending || changing.isPending,
  };
};

/** Adds an impact, a risk or an opportunity, or changes one. What is typed survives closing and a lost connection. */
export const EntryDialog = ({ iro, onClose }: { iro?: Iro; onClose: () => void }) => {
  const { t } = useLingui();
  const { assessment } = useAssessment();
  const { facts } = useEntryWords();
  const [first] = assessment.topics.filter(({ state }) => state === 'considered');
  const draft = useDraft<EntryDraft>(
    `materiality/${assessment.id}/entry/${iro?.id ?? 'new'}`,
    iro ? openedEntry(iro) : { ...emptyEntry(first?.id ?? ''), began: 1 },
  );
  const entry = restored(draft.value, iro);
  const [tried, setTried] = useState(false);
  const { save, theirs, error, isPending } = useEntrySaving(iro);
  const isUntitled = entry.title.trim().length < limits.lineLengthMin;
  const titleError = tried && isUntitled ? t`Say in one line what happens or may happen.` : undefined;
  const close = () => {
    draft.done(draft.value);
    onClose();
  };
  const store = () => save({ ...entry, title: entry.title.trim() }, close);
  return (
    <FormDialog
      size="large"
      title={iro ? <Trans>Edit the entry</Trans> : <Trans>Add an entry</Trans>}
      submitLabel={iro ? <Trans>Save</Trans> : <Trans>Add entry</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The entry wasn’t saved`}
      errors={titleError ? [{ fieldId: entryFieldIds.title, message: titleError }] : []}
      onSubmit={() => {
        setTried(true);
        if (!isUntitled) store();
      }}
    >
      <StaleNotice
        error={error}
        mine={facts(entry)}
        theirs={theirs && facts(editableOf(theirs))}
        onKeepMine={store}
        onTakeTheirs={close}
      />
      <EntryFields
        entry={entry}
        titleError={titleError}
        isScored={(iro?.scoredBy ?? 0) > 0}
        onChange={(typed: NewIro) => draft.change({ ...typed, began: entry.began })}
      />
    </FormDialog>
  );
};
