import { languageNames, useProblemSentences } from '@esg/app-kit';
import { languages, limits } from '@esg/contract';
import { Banner, Button, Dialog, Form, Grid, Select, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { EntityUserDraft } from './use-entity-user-draft.ts';

type InvitationDialogProps = {
  readonly title: ReactNode;
  readonly draft: EntityUserDraft;
  /** The field in which is chosen what the person answers for; none where that is settled. */
  readonly choice?: { readonly id: string; readonly field: ReactNode };
  readonly onClose: () => void;
};

const linkDays = limits.invitationLinkSeconds / 86_400;

/** An invitation to answer for entities or for a supplier. Typed values survive closing the dialog and a reload. */
export const InvitationDialog = ({ title, draft, choice, onClose }: InvitationDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={<Trans>They get an e-mail with a link that works for {linkDays} days.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={draft.pending}>
            <Trans>Send invitation</Trans>
          </Button>
        </>
      }
    >
      <InvitationForm id={formId} draft={draft} choice={choice} />
    </Dialog>
  );
};

type InvitationFormProps = Pick<InvitationDialogProps, 'draft'> & {
  readonly id: string;
  readonly choice: InvitationDialogProps['choice'] | undefined;
};

const InvitationForm = ({ id, draft, choice }: InvitationFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const emailId = useId();
  const { typed, labels, change, messages, send, error } = draft;
  const errors = [
    { fieldId: emailId, message: messages.email },
    { fieldId: choice?.id ?? emailId, message: messages.entityIds },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <Form id={id} onSubmit={send} errorsTitle={t`The invitation wasn’t sent`} errors={errors}>
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextField
        id={emailId}
        label={labels.email}
        value={typed.email}
        error={messages.email}
        type="email"
        autoComplete="off"
        required
        onChange={({ value }) => change({ email: value })}
      />
      {choice?.field}
      <Grid>
        <TextField
          label={t`First name`}
          value={typed.firstName}
          autoComplete="off"
          onChange={({ value }) => change({ firstName: value })}
        />
        <TextField
          label={t`Last name`}
          value={typed.lastName}
          autoComplete="off"
          onChange={({ value }) => change({ lastName: value })}
        />
      </Grid>
      <Select
        label={t`Language of the e-mail`}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        value={typed.language}
        onChange={({ value }) => change({ language: languages.find((code) => code === value) ?? typed.language })}
      />
    </Form>
  );
};
