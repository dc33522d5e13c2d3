import { type ApiClient, sessionMutations } from '@esg/api-client';
import { emailIssue, PasswordEntry, passwordIssue, Refusal, useEntries } from '@esg/app-kit/forms';
import type { SignIn, SignInOutcome } from '@esg/contract';
import { Form, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { rememberEmail } from '../../page/last-email.ts';
import { SubmitButton } from '../../page/SubmitButton.tsx';

type SignInFormProps = {
  readonly api: ApiClient;
  readonly initial: SignIn;
  /** An e-mail address was entered, and left. */
  readonly onEmail: (email: string) => void;
  /** The password was right: the person is signed in, or there is one more step. */
  readonly onOutcome: (outcome: SignInOutcome, given: SignIn) => void;
};

/** E-mail and password. Errors of an entry are shown at the entry, refusals of the gateway above. */
export const SignInForm = ({ api, initial, onEmail, onOutcome }: SignInFormProps) => {
  const { t } = useLingui();
  const signIn = useMutation(sessionMutations.signIn(api));
  const send = (given: SignIn) => {
    rememberEmail(given.email);
    signIn.mutate(given, { onSuccess: (outcome) => onOutcome(outcome, given) });
  };
  const entries = {
    email: { label: t`E-mail address`, rule: emailIssue },
    password: { label: t`Password`, rule: passwordIssue },
  };
  const { form, field, values } = useEntries(initial, entries, send);
  const email = field('email');
  const leaveEmail = () => {
    email.onBlur();
    onEmail(values.email);
  };
  return (
    <Form {...form} errorsTitle={<Trans>We couldn’t sign you in</Trans>}>
      {signIn.error && <Refusal key={signIn.submittedAt} error={signIn.error} />}
      <TextField {...email} onBlur={leaveEmail} type="email" autoComplete="username webauthn" />
      <PasswordEntry {...field('password')} />
      <SubmitButton pending={signIn.isPending || signIn.isSuccess}>
        <Trans>Sign in</Trans>
      </SubmitButton>
    </Form>
  );
};
