import { languageNames, useProblemSentences } from '@esg/app-kit';
import { languages, limits, type OrganizationUsers } from '@esg/contract';
import { Button, Dialog, Form, Select, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { AddSeatsLink } from './AddSeatsLink.tsx';
import { InviteFields } from './InviteFields.tsx';
import { freeSeats, type InviteRow, type RowIssue } from './invite-rows.ts';
import type { InviteDraft } from './use-invite-draft.ts';
import { useInviting } from './use-inviting.ts';

type InviteDialogProps = {
  readonly people: OrganizationUsers;
  /** Stored by the page: closing the dialog loses nothing. */
  readonly draft: InviteDraft;
  readonly onClose: () => void;
};

const linkDays = limits.invitationLinkSeconds / 86_400;

/** The error of a row, in words. */
const useRowSentence = (free: number | undefined) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const seats = free ?? 0;
  const sentences: Record<RowIssue, string> = {
    required: t`Please enter an e-mail address`,
    invalid: t`Invalid email`,
    duplicate: t`You have already entered this email address`,
    'no-seat': t`Not enough free seats (${seats} free). Add seats first.`,
  };
  return (row: InviteRow, issue: RowIssue | undefined) =>
    issue ? sentences[issue] : row.refusal ? problem(row.refusal) : undefined;
};

/** Invites several people at once, each with their own level. People whom the gateway refuses stay here, with the reason. */
export const InviteDialog = ({ people, draft, onClose }: InviteDialogProps) => {
  const { t } = useLingui();
  const formId = useId();
  const free = freeSeats(people.seats);
  const sentence = useRowSentence(free);
  const { send, pending, issues, leave, language, setLanguage } = useInviting(draft, free, onClose);
  const errors = draft.rows.flatMap((row) => {
    const message = sentence(row, issues.get(row.id));
    return message ? [{ fieldId: row.id, message }] : [];
  });
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={<Trans>Invite people</Trans>}
      description={<Trans>Each gets an e-mail with a link that works for {linkDays} days.</Trans>}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} emphasis="strong" pending={pending}>
            <Trans>Send invitations</Trans>
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={send} errorsTitle={t`Some people weren’t invited`} errors={errors}>
        <FreeSeats free={free} />
        <InviteFields
          draft={draft}
          levels={people.permissionLevels}
          free={free}
          errorOf={(row) => sentence(row, issues.get(row.id))}
          onLeave={leave}
        />
        <Select
          label={t`Language of the e-mail`}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          value={language}
          onChange={({ value }) => setLanguage(languages.find((code) => code === value) ?? language)}
        />
      </Form>
    </Dialog>
  );
};

const FreeSeats = ({ free }: { readonly free: number | undefined }) =>
  free === undefined ? null : (
    <Text tone="muted">
      <Plural value={free} one="# seat is free." other="# seats are free." /> <AddSeatsLink />
    </Text>
  );
