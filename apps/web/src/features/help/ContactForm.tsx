import { ApiError, supportMutations } from '@esg/api-client';
import { useApi, useProblemSentences, useTenant } from '@esg/app-kit';
import { type SupportCategory, supportCategories, supportLimits, type User } from '@esg/contract';
import { Banner, Button, Form, Grid, Inline, Select, Stack, Text, TextArea, TextField, TextLink } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { AttachmentField } from './AttachmentField.tsx';
import { questionIssues } from './question-issues.ts';
import { type QuestionDraft, useKeptQuestion } from './use-kept-question.ts';

/** Spec section 3, support categories. */
const categoryNames: Record<SupportCategory, MessageDescriptor> = {
  general: msg`General`,
  'account-management': msg`Account Management`,
  subscription: msg`Subscription`,
  reporting: msg`Reporting`,
  'signup-login': msg`Signup/Login`,
  other: msg`Other`,
};

type Name = keyof QuestionDraft;
type ContactFormProps = { readonly me: User; readonly onSent: (email: string) => void };

/** The question while it is written, and its sending. The upload of its file can be stopped. */
const useQuestion = (me: User, onSent: ContactFormProps['onSent']) => {
  const own = { name: `${me.firstName} ${me.lastName}`, email: me.email };
  const kept = useKeptQuestion(me.id, own);
  const [file, setFile] = useState<File>();
  const [tried, setTried] = useState(false);
  const [emailLeft, setEmailLeft] = useState(false);
  const stop = useRef(new AbortController());
  const ask = useMutation(supportMutations.ask(useApi(), () => stop.current.signal));
  const issues = questionIssues(kept.draft);
  const send = () => {
    setTried(true);
    const { category, ...rest } = kept.draft;
    if (category === '' || ask.isPending || Object.values(issues).some(Boolean)) return;
    stop.current = new AbortController();
    ask.mutate(
      { ...rest, category, ...(file ? { attachment: file } : {}) },
      {
        onSuccess: () => {
          kept.forget();
          onSent(rest.email);
        },
      },
    );
  };
  // The address is checked as soon as the person leaves its field (spec section 5), all others when the question is sent.
  const leftEmail: typeof issues = emailLeft && kept.draft.email.trim() !== '' ? { email: issues.email } : {};
  return {
    ...kept,
    file,
    setFile,
    send,
    ask,
    leaveEmail: () => setEmailLeft(true),
    shownIssues: tried ? issues : leftEmail,
    stop: () => stop.current.abort(),
  };
};

/** Each field's label and error, found here or by the gateway. */
const useQuestionFields = ({ draft, type, ask, shownIssues }: ReturnType<typeof useQuestion>) => {
  const { t } = useLingui();
  const { issue, issueAt } = useProblemSentences();
  const id = useId();
  const labels: Record<Name, string> = {
    name: t`Full name`,
    email: t`E-mail address`,
    category: t`Category`,
    subject: t`Subject`,
    message: t`Message`,
  };
  const errorOf = (name: Name) => {
    const found = shownIssues[name];
    return found ? issue(found, labels[name]) : issueAt(ask.error, name, labels[name]);
  };
  const names = Object.keys(labels) as Name[];
  const field = <Field extends Name>(name: Field) => ({
    id: `${id}-${name}`,
    label: labels[name],
    required: true,
    value: draft[name],
    error: errorOf(name),
    onChange: ({ value }: { value: string }) => type({ [name]: value }),
  });
  return {
    field,
    errors: names.map((name) => ({ fieldId: `${id}-${name}`, message: errorOf(name) })).filter((e) => e.message),
  };
};

/** Name, address, category, subject, message and a file. Typed text stays until it has been sent. */
export const ContactForm = ({ me, onSent }: ContactFormProps) => {
  const { t, i18n } = useLingui();
  const question = useQuestion(me, onSent);
  const { type, file, setFile, send, ask, leaveEmail, stop } = question;
  const { field, errors } = useQuestionFields(question);
  return (
    <Form aria-label={t`Contact support`} onSubmit={send} errorsTitle={t`Your message wasn’t sent`} errors={errors}>
      {ask.error && errors.length === 0 && <SendProblem error={ask.error} />}
      <Grid cell="medium">
        <TextField {...field('name')} autoComplete="name" />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="email"
          hint={t`We’ll reply to this address.`}
          onBlur={leaveEmail}
        />
      </Grid>
      <Select
        {...field('category')}
        placeholder={t`Choose a category`}
        options={supportCategories.map((value) => ({ value, label: i18n._(categoryNames[value]) }))}
        onChange={({ value }) => type({ category: supportCategories.find((each) => each === value) ?? '' })}
      />
      <TextField {...field('subject')} />
      <TextArea
        {...field('message')}
        rows={8}
        hint={t`What did you want to do, and what happened instead? Don’t send passwords or card numbers.`}
        maxLength={supportLimits.messageLengthMax}
      />
      <AttachmentField file={file} onFile={setFile} sending={ask.isPending} error={ask.error} onStop={stop} />
      <Inline justify="end">
        <Button type="submit" emphasis="strong" pending={ask.isPending}>
          <Trans>Send message</Trans>
        </Button>
      </Inline>
    </Form>
  );
};

/** Why the message was not sent, what was kept, and another way to reach support. */
const SendProblem = ({ error }: { readonly error: Error }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { supportEmail } = useTenant().settings;
  if (!(error instanceof ApiError)) return <Banner tone="info" title={t`Nothing was sent. What you wrote is kept.`} />;
  const minutes = Math.ceil((error.retryAfterSeconds ?? 60) / 60);
  const title =
    error.code === 'request.too_many'
      ? t`You have written to support several times within an hour. You can send this message in ${minutes} minutes; it is kept here.`
      : problem(error);
  return (
    <Banner tone="danger" title={title}>
      <Stack gap={1}>
        <Text>
          <Trans>
            You can also write an e-mail to <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>.
          </Trans>
        </Text>
      </Stack>
    </Banner>
  );
};
