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

/** How long a link may be chosen to work, in days. */
const terms = [7, 14, 30, 90];

/** Names a reader of the draft; their link stands in the form's place once it is made. */
export const ReaderForm = () => {
  const { t } = useLingui();
  const { problem, issue } = useProblemSentences();
  const { report } = useWizard();
  const own = useLanguage();
  const empty: NewReader = { name: '', email: '', language: own, days: contributionLimits.draftDays, message: '' };
  const draft = useDraft(`draft-reader/${report.id}`, empty);
  const { name, email, language, days, message } = draft.value;
  const [tried, setTried] = useState(false);
  const [further, setFurther] = useState(0);
  const nameId = useId();
  const emailId = useId();
  const share = useMutation(contributionMutations.shareDraft(useApi(), useQueryClient(), report.id));
  const change = (part: Partial<NewReader>) => draft.change({ ...draft.value, ...part });
  const unfit = nameIssue(name);
  const errors = {
    name: unfit && issue(unfit, t`Name of the reader`),
    email: email.trim() !== '' && !isEmail(email.trim()) ? t`Invalid email` : undefined,
  };
  const send = () => {
    setTried(true);
    if (errors.name || errors.email) return;
    const { value: sent } = draft;
    const request = { name: name.trim(), email: email.trim() || null, language, days, message: message.trim() };
    void share.mutateAsync(request).then(
      () => {
        draft.done(sent);
        setTried(false);
      },
      () => {},
    );
  };
  useEffect(() => {
    if (further > 0) document.getElementById(nameId)?.focus();
  }, [further, nameId]);
  if (share.data)
    return (
      <NewLink made={share.data}>
        <Button
          onClick={() => {
            share.reset();
            setFurther(further + 1);
          }}
        >
          <Trans>Make another link</Trans>
        </Button>
      </NewLink>
    );
  const shown = tried ? errors : { name: undefined, email: undefined };
  const listed = [
    ...(shown.name ? [{ fieldId: nameId, message: shown.name }] : []),
    ...(shown.email ? [{ fieldId: emailId, message: shown.email }] : []),
  ];
  return (
    <Form onSubmit={send} errorsTitle={t`The link was not made yet`} errors={listed}>
      <TextField
        id={nameId}
        label={t`Name of the reader`}
        hint={t`Shown next to their comments.`}
        required
        value={name}
        error={shown.name}
        onChange={({ value }) => change({ name: value })}
      />
      <TextField
        id={emailId}
        type="email"
        label={t`E-mail address`}
        hint={t`They get the link by e-mail, too. Leave it empty to send the link yourself.`}
        value={email}
        error={shown.email}
        onChange={({ value }) => change({ email: value })}
      />
      <Grid cell="small" gap={3}>
        <Select
          label={t`Language of their page`}
          options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
          value={language}
          onChange={({ value }) => change({ language: languages.find((code) => code === value) ?? language })}
        />
        <Select
          label={t`The link works for`}
          options={terms.map((count) => ({ value: String(count), label: t`${count} days` }))}
          value={String(days)}
          onChange={({ value }) => change({ days: Number(value) || contributionLimits.draftDays })}
        />
      </Grid>
      <TextArea
        label={t`Message (optional)`}
        hint={t`Shown above the draft.`}
        rows={2}
        maxLength={contributionLimits.messageLengthMax}
        value={message}
        onChange={({ value }) => change({ message: value })}
      />
      <DraftMark draft={draft} />
      <Button type="submit" emphasis="strong" pending={share.isPending}>
        <Trans>Make the link</Trans>
      </Button>
      {share.error && <Banner tone="danger">{problem(share.error)}</Banner>}
    </Form>
  );
};
