import { collectionMutations } from '@esg/api-client';
import {
  DraftMark,
  type EachFailure,
  notify,
  type UseDraftText,
  useApi,
  useDraftText,
  useEach,
  useFormatters,
  useProblemSentences,
} from '@esg/app-kit';
import { requestStatusNames } from '@esg/app-kit/entities';
import { type Collection, collectionLimits, isAwaited, isInUse, type Party, wasRemindedLately } from '@esg/contract';
import { Banner, Button, ConfirmDialog, Dialog, Form, Stack, Text, TextArea } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { usePartyWords } from '../party/use-party-words.ts';
import type { BoardRow } from './board-rows.ts';

/** Requests that somebody wants to act on. */
export type RequestDialogProps = {
  readonly collection: Collection;
  readonly chosen: readonly BoardRow[];
  /** Chosen too, but in a state to which the action does not apply. */
  readonly leftOut?: readonly BoardRow[] | undefined;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Names of the chosen entities, in a sentence. */
export const useNames = (chosen: readonly BoardRow[]) => {
  const { list } = useFormatters();
  return list(chosen.map(({ entity }) => entity.name));
};

type LeftOutProps = {
  readonly of: Party;
  readonly rows?: readonly BoardRow[] | undefined;
  /** Whether an entity of the right status is left out where nobody answers for it. */
  readonly needsUsers?: boolean;
};

/** How many of the chosen entities an action leaves out, and for which reasons. */
export const LeftOut = ({ of, rows = [], needsUsers = false }: LeftOutProps) => {
  const { board } = usePartyWords(of);
  const { t, i18n } = useLingui();
  const { list } = useFormatters();
  if (rows.length === 0) return null;
  const reasonOf = ({ entity, request: { status }, users }: BoardRow) => {
    if (needsUsers && !isInUse(entity)) return t`Archived`;
    return needsUsers && isAwaited(status) && users.length === 0 ? board.noPerson : i18n._(requestStatusNames[status]);
  };
  const counts = [...Map.groupBy(rows, reasonOf)].map(([reason, own]) => `${reason} (${own.length})`);
  const reasons = list(counts);
  return (
    <Text size="sm" tone="muted">
      {board.leftOut(rows.length, reasons)}
    </Text>
  );
};

/** Reminds the users of the chosen entities by e-mail, and says before who was reminded a short time ago. */
export const RemindDialog = ({ collection, chosen, leftOut, onClose, onDone }: RequestDialogProps) => {
  const { problem } = useProblemSentences();
  const { board } = usePartyWords(collection.of);
  const now = new Date();
  const recent = chosen.filter(({ request }) => wasRemindedLately(request.remindedAt, now));
  const names = useNames(chosen);
  const remind = useMutation(collectionMutations.remind(useApi(), useQueryClient()));
  const send = () =>
    remind.mutate(
      { id: collection.id, entityIds: chosen.map(({ entity }) => entity.id) },
      {
        onSuccess: () => {
          notify('success', msg`Reminder sent`);
          onClose();
          onDone();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={board.remind(chosen.length, names)}
      description={board.reminding}
      confirmLabel={<Trans>Send reminder</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={remind.isPending}
      onConfirm={send}
    >
      <LeftOut of={collection.of} rows={leftOut} needsUsers />
      {recent.length > 0 && <Recent recent={recent} />}
      {remind.error && <Banner tone="danger" title={problem(remind.error)} />}
    </ConfirmDialog>
  );
};

/** Who gets no second e-mail, because one went out a short time ago. */
const Recent = ({ recent }: { readonly recent: readonly BoardRow[] }) => {
  const { date, time } = useFormatters();
  const hours = collectionLimits.reminderHours;
  return (
    <Banner tone="info" title={<Trans>Reminded within the last {hours} hours, so no second e-mail</Trans>}>
      <Stack as="ul" gap={1}>
        {recent.map(({ entity, request: { remindedAt } }) => (
          <li key={entity.id}>{`${entity.name}: ${date(remindedAt ?? '')} ${time(remindedAt ?? '')}`}</li>
        ))}
      </Stack>
    </Banner>
  );
};

/** What was refused, entity by entity. */
export const Failures = ({ failures }: { readonly failures: readonly EachFailure<BoardRow>[] }) => {
  const { problem } = useProblemSentences();
  if (failures.length === 0) return null;
  return (
    <Stack gap={2}>
      {failures.map(({ item: { entity }, error }) => (
        <Banner key={entity.id} tone="danger" title={entity.name}>
          {problem(error)}
        </Banner>
      ))}
    </Stack>
  );
};

/** Decides about each of the chosen entities. */
export const useDecision = (
  { collection, chosen, onClose, onDone }: RequestDialogProps,
  decision: 'approved' | 'returned',
  note: string,
  onDecided: () => void,
) => {
  const { mutateAsync } = useMutation(collectionMutations.decide(useApi(), useQueryClient()));
  return useEach(
    chosen,
    ({ entity, request: { version } }) =>
      mutateAsync({ id: collection.id, entityId: entity.id, decision, note, version }),
    () => {
      onDecided();
      onClose();
      onDone();
    },
  );
};

/** Returns what was submitted, with a note that says what is not right. */
export const ReturnDialog = (props: RequestDialogProps) => {
  const { collection, chosen, onClose } = props;
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const { board } = usePartyWords(collection.of);
  const formId = useId();
  const noteId = useId();
  const names = useNames(chosen);
  // The key names these entities: a note for one is never suggested for another.
  const ids = chosen.map(({ entity }) => entity.id).sort();
  const draft = useDraftText(`return/${collection.id}/${ids.join()}`);
  const note = draft.text.trim();
  const [isTried, setIsTried] = useState(false);
  const label = t`What should they change?`;
  const missing = isTried && note === '' ? issue({ rule: 'required', params: {} }, label) : undefined;
  const { run, pending, failures } = useDecision(props, 'returned', note, () => {
    notify('success', msg`Returned`);
    draft.done(draft.text);
  });
  const submit = () => {
    setIsTried(true);
    if (note !== '') run();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={board.giveBack(chosen.length)}
      description={names}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            <Trans>Return</Trans>
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errorsTitle={t`Not returned yet`}
        errors={missing === undefined ? [] : [{ fieldId: noteId, message: missing }]}
      >
        <LeftOut of={collection.of} rows={props.leftOut} />
        <Failures failures={failures} />
        <NoteField id={noteId} label={label} hint={board.returning} error={missing} draft={draft} />
        <DraftMark draft={draft} />
      </Form>
    </Dialog>
  );
};

type NoteFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly draft: UseDraftText;
};

const NoteField = ({ id, label, hint, error, draft }: NoteFieldProps) => (
  <TextArea
    id={id}
    label={label}
    hint={hint}
    required
    rows={4}
    error={error}
    maxLength={collectionLimits.noteLengthMax}
    value={draft.text}
    onChange={({ value }) => draft.change(value)}
  />
);
