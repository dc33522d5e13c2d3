import { contributionMutations } from '@esg/api-client';
import { DraftMark, languageNames, nameIssue, useApi, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import { contributionLimits, isEmail, type Language, languages } from '@esg/contract';
import { Banner, Button, Form, Grid, Select, TextArea, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { NewLink } from './NewLink.tsx';

type NewReader = {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
  readonly days: number;
  readonly message: string;
};

/** How long a link can be valid, in days. */
const terms = [7, 14, 30, 90];

/** The reader that is typed; requests the link. */
const useReaderForm = () => {
  const { t } = useLingui();
  const { issue } = useProblemSentences();
  const { report } = useWizard();
  const own = useLanguage();
  const empty: NewReader = { name: '', email: '', language: own, days: contributionLimits.draftDays, message: '' };
  const draft = useDraft(`draft-reader/${report.id}`, empty);
  const [tried, setTried] = useState(false);
  const share = useMutation(contributionMutations.shareDraft(useApi(), useQueryClient(), report.id));
  const { value: typed } = draft;
  const name = typed.name.trim();
  const email = typed.email.trim();
  const unfit = nameIssue(typed.name);
  const errors = {
    name: unfit && issue(unfit, t`Name of the reader`),
    email: email !== '' && !isEmail(email) ? t`Invalid email` : undefined,
  };
  const send = () => {
    setTried(true);
    if (errors.name || errors.email) return;
    void share.mutateAsync({ ...typed, name, email: email || null, message: typed.message.trim() }).then(
      () => {
        draft.done(typed);
        setTried(false);
      },
      () => {},
    );
  };
  return {
    draft,
    change: (part: Partial<NewReader>) => draft.change({ ...typed, ...part }),
    errors: tried ? errors : { name: undefined, email: undefined },
    send,
    share,
  };
};

/** Empties the form for another reader, and focuses its first field once it is shown again. */
const useStartAgain = (firstId: string, reset: () => void) => {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) document.getElementById(firstId)?.focus();
  }, [times, firstId]);
  return () => {
    reset();
    setTimes(times + 1);
  };
};

/** Form for a reader of the draft; the link replaces the form once it is made. */
export const ReaderForm = () => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { draft, change, errors, send, share } = useReaderForm();
  const nameId = useId();
  const emailId = useId();
  const startAgain = useStartAgain(nameId, share.reset);
  if (share.data)
    return (
      <NewLink made={share.data}>
        <Button onClick={startAgain}>
          <Trans>Create another link</Trans>
        </Button>
      </NewLink>
    );
  const listed = [
    ...(errors.name ? [{ fieldId: nameId, message: errors.name }] : []),
    ...(errors.email ? [{ fieldId: emailId, message: errors.email }] : []),
  ];
  return (
    <Form onSubmit={send} errorsTitle={t`The link isn’t created yet`} errors={listed}>
      <TextField
        id={nameId}
        label={t`Name of the reader`}
        hint={t`Shown next to their comments.`}
        required
        value={draft.value.name}
        error={errors.name}
        onChange={({ value }) => change({ name: value })}
      />
      <TextField
        id={emailId}
        type="email"
        label={t`E-mail address`}
        hint={t`They get the link by e-mail, too. Leave it empty to send the link yourself.`}
        value={draft.value.email}
        error={errors.email}
        onChange={({ value }) => change({ email: value })}
      />
      <LinkTerms value={draft.value} onChange={change} />
      <TextArea
        label={t`Message (optional)`}
        hint={t`Shown above the draft.`}
        rows={2}
        maxLength={contributionLimits.messageLengthMax}
        value={draft.value.message}
        onChange={({ value }) => change({ message: value })}
      />
      <DraftMark draft={draft} />
      <Button type="submit" emphasis="strong" pending={share.isPending}>
        <Trans>Create the link</Trans>
      </Button>
      {share.error && <Banner tone="danger">{problem(share.error)}</Banner>}
    </Form>
  );
};

type LinkTermsProps = { readonly value: NewReader; readonly onChange: (part: Partial<NewReader>) => void };

/** The language of the reader's page, and how long it can be opened. */
const LinkTerms = ({ value: { language, days }, onChange }: LinkTermsProps) => {
  const { t } = useLingui();
  return (
    <Grid cell="small" gap={3}>
      <Select
        label={t`Language of their page`}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        value={language}
        onChange={(change) => onChange({ language: languages.find((code) => code === change.value) ?? language })}
      />
      <Select
        label={t`The link works for`}
        options={terms.map((count) => ({ value: String(count), label: t`${count} days` }))}
        value={String(days)}
        onChange={(change) => onChange({ days: Number(change.value) || contributionLimits.draftDays })}
      />
    </Grid>
  );
};
