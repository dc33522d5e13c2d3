import { type ApiClient, type ApiError, sessionMutations } from '@esg/api-client';
import { type IssueDescription, useProblemSentences } from '@esg/app-kit';
import type { SignIn } from '@esg/contract';
import { Banner, Button, Form, PasswordField, TextField } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useForm, useStore } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { emailIssue, passwordIssue } from './sign-in-rules.ts';

type SignInFormProps = {
  readonly api: ApiClient;
  readonly initial: SignIn;
  readonly onSignedIn: () => void;
};

/** E-mail and password. What is wrong with an entry stands at the entry; what the gateway refuses stands above. */
export const SignInForm = ({ api, initial, onSignedIn }: SignInFormProps) => {
  const { t } = useLingui();
  const sentences = useProblemSentences();
  const signIn = useMutation(sessionMutations.signIn(api));
  const form = useForm({
    defaultValues: initial,
    // A second wrong field is named too, although the first one is known to be wrong already.
    canSubmitWhenInvalid: true,
    onSubmit: async ({ value }) => {
      await signIn.mutateAsync(value).then(onSignedIn, () => {});
    },
  });
  const sentenceOf = (issue: IssueDescription | undefined, label: string) => issue && sentences.issue(issue, label);
  const [emailId, passwordId] = [useId(), useId()];
  const [tried, setTried] = useState(false);
  const typed = useStore(form.store, ({ values }) => values);
  const found = [
    { fieldId: emailId, message: sentenceOf(emailIssue(typed.email), t`E-mail address`) },
    { fieldId: passwordId, message: sentenceOf(passwordIssue(typed.password), t`Password`) },
  ];
  const submit = () => {
    setTried(true);
    void form.handleSubmit();
  };

  return (
    <Form
      onSubmit={submit}
      errorsTitle={<Trans>You could not be signed in</Trans>}
      errors={tried ? found.filter(({ message }) => message) : []}
    >
      {signIn.error && <Refusal error={signIn.error} />}
      <form.Field
        name="email"
        validators={{
          onBlur: ({ value }) => emailIssue(value),
          onChange: ({ value, fieldApi }) => (fieldApi.state.meta.isBlurred ? emailIssue(value) : undefined),
          onSubmit: ({ value }) => emailIssue(value),
        }}
      >
        {({ state, handleChange, handleBlur }) => (
          <TextField
            id={emailId}
            label={t`E-mail address`}
            type="email"
            name="email"
            autoComplete="username"
            value={state.value}
            onChange={({ value }) => handleChange(value)}
            onBlur={handleBlur}
            error={sentenceOf(state.meta.errors.find(Boolean), t`E-mail address`)}
            required
          />
        )}
      </form.Field>
      <form.Field name="password" validators={{ onSubmit: ({ value }) => passwordIssue(value) }}>
        {({ state, handleChange, handleBlur }) => (
          <PasswordField
            id={passwordId}
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            labels={{ show: t`Show password`, hide: t`Hide password` }}
            value={state.value}
            onChange={({ value }) => handleChange(value)}
            onBlur={handleBlur}
            error={sentenceOf(state.meta.errors.find(Boolean), t`Password`)}
            required
          />
        )}
      </form.Field>
      <Button
        type="submit"
        emphasis="strong"
        wide
        pending={signIn.isPending || signIn.isSuccess}
        // The field keeps the focus: an error shown on leaving it would push the button away before it is released.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Trans>Sign in</Trans>
      </Button>
    </Form>
  );
};

const secondsPerMinute = 60;

/** Why the gateway did not let the person in, with the time to wait where there is one. */
const Refusal = ({ error }: { readonly error: ApiError }) => {
  const { problem } = useProblemSentences();
  const minutes = Math.ceil((error.retryAfterSeconds ?? 0) / secondsPerMinute);
  return (
    <Banner tone="danger" title={problem(error)}>
      {minutes > 0 && <Plural value={minutes} one="Try again in # minute." other="Try again in # minutes." />}
    </Banner>
  );
};
