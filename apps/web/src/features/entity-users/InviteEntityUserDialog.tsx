import { languageNames, useProblemSentences } from '@esg/app-kit';
import { type Entity, languages, limits } from '@esg/contract';
import { Banner, Button, Dialog, Form, Grid, Select, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { EntitiesField } from './EntitiesField.tsx';
import { type EntityUserDraft, useEntityUserDraft } from './use-entity-user-draft.ts';

type InviteEntityUserDialogProps = { readonly entities: readonly Entity[]; readonly onClose: () => void };

const linkDays = limits.invitationLinkSeconds / 86_400;

/** Invites somebody to answer for entities. Typed values survive closing the dialog and a reload. */
export const InviteEntityUserDialog = ({ entities, onClose }: InviteEntityUserDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const draft = useEntityUserDraft(onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Invite an entity user</Trans>}
      description={<Trans>They get an e-mail with a link that works for {linkDays} days.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={draft.invite.isPending}>
            <Trans>Send invitation</Trans>
          </Button>
        </>
      }
    >
      <InvitationForm id={formId} draft={draft} entities={entities} />
    </Dialog>
  );
};

type InvitationFormProps = {
  readonly id: string;
  readonly draft: EntityUserDraft;
  readonly entities: readonly Entity[];
};

const InvitationForm = ({ id, draft, entities }: InvitationFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const emailId = useId();
  const entitiesId = useId();
  const { typed, labels, change, messages, send, invite } = draft;
  const errors = [
    { fieldId: emailId, message: messages.email },
    { fieldId: entitiesId, message: messages.entityIds },
  ].flatMap(({ fieldId, message }) => (message ? [{ fieldId, message }] : []));
  return (
    <Form id={id} onSubmit={send} errorsTitle={t`The invitation was not sent`} errors={errors}>
      {invite.error && <Banner tone="danger" title={problem(invite.error)} />}
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
      <EntitiesField
        id={entitiesId}
        entities={entities}
        value={typed.entityIds}
        error={messages.entityIds}
        onChange={(entityIds) => change({ entityIds })}
      />
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
