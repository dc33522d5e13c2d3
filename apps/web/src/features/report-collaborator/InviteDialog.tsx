import { FormDialog, languageNames, useDateLabels, useLanguage } from '@esg/app-kit';
import { contributionLimits, isEmail, languages, languageTags, localDay } from '@esg/contract';
import { Banner, DateField, Grid, MultiSelect, RadioGroup, Select, TagsField, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { QuestionPicker } from './QuestionPicker.tsx';
import type { ChatQuestion } from './use-chat-question.ts';
import { useInviteDraft } from './use-invite-draft.ts';
import { useOpenReports } from './use-open-reports.ts';

type InviteDialogProps = {
  /** The report that the list is filtered by. */
  readonly reportId: string | undefined;
  /** What documents left open, where that is asked. */
  readonly question: ChatQuestion | undefined;
  readonly onClose: () => void;
};
type Invite = ReturnType<typeof useInviteDraft>;

/** Invites several people at once to the same questions of one report. */
export const InviteDialog = ({ reportId, question, onClose }: InviteDialogProps) => {
  const { t } = useLingui();
  const invite = useInviteDraft(reportId, question, onClose);
  return (
    <FormDialog
      size="large"
      title={question ? <Trans>Ask a colleague</Trans> : <Trans>Invite people to a report</Trans>}
      description={
        question ? (
          <Trans>
            Choose the report and the disclosure where the answer belongs. Your question goes along, and reminders
            follow the due date.
          </Trans>
        ) : (
          <Trans>
            Colleagues are asked to sign in. Everyone else gets a link that opens only these questions, without an
            account.
          </Trans>
        )
      }
      submitLabel={question ? <Trans>Send request</Trans> : <Trans>Send invitations</Trans>}
      pending={invite.isPending}
      onClose={onClose}
      draft={invite.kept}
      onSubmit={invite.send}
      errorsTitle={t`The invitations weren’t sent yet`}
      errors={invite.errors}
    >
      {invite.problem && <Banner tone="danger">{invite.problem}</Banner>}
      {invite.known.length > 0 && <Colleagues invite={invite} />}
      <People invite={invite} isRequired={invite.known.length === 0} />
      <Questions invite={invite} />
      <Details invite={invite} />
    </FormDialog>
  );
};

/** Colleagues by name, so that nobody needs to know their addresses. */
const Colleagues = ({ invite: { draft, change, known } }: { readonly invite: Invite }) => {
  const { t } = useLingui();
  return (
    <MultiSelect
      label={t`Colleagues`}
      hint={t`People of your organisation who work on reports. They answer after signing in.`}
      value={draft.colleagues}
      onChange={({ value }) => change({ colleagues: value })}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      labels={{
        list: t`Colleagues`,
        none: t`No match. Try another name.`,
        chosen: t`Chosen colleagues`,
        remove: (choice) => t`Remove ${choice.label}`,
      }}
    />
  );
};

type PeopleProps = { readonly invite: Invite; readonly isRequired: boolean };

const People = ({ invite: { draft, change, ids, words }, isRequired }: PeopleProps) => {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string>();
  const sentences = {
    duplicate: t`You have already entered this email address`,
    invalid: t`Invalid email`,
    too_many: t`At most ${contributionLimits.peopleMax} people at once`,
  };
  return (
    <>
      <TagsField
        id={ids.people}
        kind="email"
        label={t`E-mail addresses`}
        hint={t`Press Enter or type a comma to add an address, or paste a list.`}
        required={isRequired}
        allows={isEmail}
        tagsMax={Math.max(0, contributionLimits.peopleMax - draft.colleagues.length)}
        labels={{ entered: t`Addresses`, remove: ({ label }) => t`Leave out ${label}` }}
        error={refusal ?? words.people}
        value={draft.emails}
        onChange={({ value }) => {
          setRefusal(undefined);
          change({ emails: value });
        }}
        onRefused={({ refused: [first] }) => first && setRefusal(sentences[first.reason])}
      />
      <RadioGroup
        label={t`What for`}
        options={[
          { value: 'contributor', label: t`To answer`, hint: t`Their answers appear in the report under their name.` },
          { value: 'reviewer', label: t`To review`, hint: t`They read the answers and comment on them.` },
        ]}
        value={draft.role}
        onChange={({ value }) => change({ role: value })}
      />
    </>
  );
};

const Questions = ({ invite: { draft, change, ids, words } }: { readonly invite: Invite }) => {
  const { t } = useLingui();
  const reports = useOpenReports();
  return (
    <>
      <Select
        id={ids.report}
        label={t`Report`}
        required
        placeholder={t`Choose a report`}
        options={reports.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.reportId ?? ''}
        error={words.report}
        onChange={({ value }) => change({ reportId: value || undefined, asked: new Map() })}
      />
      <QuestionPicker
        id={ids.questions}
        reportId={draft.reportId}
        value={draft.asked}
        onChange={(asked) => change({ asked })}
        error={words.questions}
      />
    </>
  );
};

const Details = ({ invite: { draft, change, ids, words } }: { readonly invite: Invite }) => {
  const { t } = useLingui();
  const locale = languageTags[useLanguage()];
  return (
    <>
      <Grid cell="small" gap={3}>
        <DateField
          id={ids.due}
          label={t`Due on`}
          locale={locale}
          labels={useDateLabels(t`Due on`)}
          min={localDay()}
          error={words.due}
          value={draft.dueOn ?? ''}
          onChange={({ value }) => change({ dueOn: value })}
        />
        <Select
          label={t`Language of the e-mail`}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          value={draft.language}
          onChange={({ value }) => change({ language: languages.find((code) => code === value) ?? draft.language })}
        />
      </Grid>
      <TextArea
        label={t`Your words`}
        hint={t`They appear in the e-mail and above the questions. Optional.`}
        maxLength={contributionLimits.messageLengthMax}
        value={draft.message}
        onChange={({ value }) => change({ message: value })}
      />
    </>
  );
};
