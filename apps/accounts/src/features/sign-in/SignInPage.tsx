import { sessionMutations } from '@esg/api-client';
import type { SignIn, SignInOutcome, SignInStep } from '@esg/contract';
import { Divider, Inline, Stack, TextLink, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { enterWebApp, pageAddress } from '../../page/addresses.ts';
import { lastEmail } from '../../page/last-email.ts';
import type { PageProps } from '../../page/page-props.ts';
import { DemoAccounts } from './DemoAccounts.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { ProviderLink } from './ProviderLink.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type Notice, SignInNotice } from './SignInNotice.tsx';

const NextStep = lazy(async () => ({ default: (await import('./NextStep.tsx')).NextStep }));

type Progress = { readonly step: SignInStep; readonly given: SignIn };

/** Signs in to one tenant, in its brand, step by step, and returns to the page the person wanted. */
export const SignInPage = (page: PageProps) => {
  const { t } = useLingui();
  const [notice, setNotice] = useState<Notice | undefined>(page.news);
  const [progress, setProgress] = useState<Progress>();
  const again = useMutation(sessionMutations.signIn(page.api));
  const proceed = (outcome: SignInOutcome, given: SignIn) => {
    if ('step' in outcome) setProgress({ step: outcome, given });
    else void enterWebApp(page);
  };
  const startAgain = (reason: Notice | undefined) => {
    setProgress(undefined);
    setNotice(reason);
  };
  /** The new password is known here, so nobody has to type it a third time. */
  const signInWith = (given: SignIn) =>
    again.mutate(given, {
      onSuccess: (outcome) => proceed(outcome, given),
      onError: () => startAgain('password-changed'),
    });
  const titles = { 'second-factor': t`One more step`, 'new-password': t`Choose a new password` };
  const step = progress?.step.step;
  return (
    <AccountsPage page={page} title={step ? titles[step] : t`Sign in`} step={step ?? 'password'}>
      {progress ? (
        <Suspense>
          <NextStep
            page={page}
            step={progress.step}
            onSignedIn={() => void enterWebApp(page)}
            onPasswordChanged={(password) => signInWith({ ...progress.given, password })}
            onStartAgain={(reason) => startAgain(reason === 'expired' ? 'too-late' : undefined)}
          />
        </Suspense>
      ) : (
        <FirstStep page={page} notice={notice} onOutcome={proceed} />
      )}
    </AccountsPage>
  );
};

type FirstStepProps = {
  readonly page: PageProps;
  readonly notice: Notice | undefined;
  readonly onOutcome: (outcome: SignInOutcome, given: SignIn) => void;
};

/** Every way to sign in, and links to registration and to a new password. */
const FirstStep = ({ page, notice, onOutcome }: FirstStepProps) => {
  const { api, forLooking = false } = page;
  const [initial, setInitial] = useState<SignIn>({ email: lastEmail(), password: '' });
  const [email, setEmail] = useState(initial.email);
  const fillIn = (account: SignIn) => {
    setInitial(account);
    setEmail(account.email);
  };
  return (
    <>
      {notice && <SignInNotice notice={notice} />}
      {forLooking && (
        <VisuallyHidden>
          <Trans>This is a preview of the sign-in page: the form only shows its look.</Trans>
        </VisuallyHidden>
      )}
      <div inert={forLooking}>
        <Stack gap={6}>
          <SignInForm
            key={`${initial.email} ${initial.password}`}
            api={api}
            initial={initial}
            onEmail={setEmail}
            onOutcome={onOutcome}
          />
          <Inline gap={3} justify="between">
            <TextLink href={pageAddress('/forgotten-password', page)}>
              <Trans>Forgot your password?</Trans>
            </TextLink>
            <TextLink href={pageAddress('/register', page)}>
              <Trans>Create an account</Trans>
            </TextLink>
          </Inline>
          <Divider />
          <Stack gap={2}>
            <ProviderLink page={page} email={email} />
            <PasskeyButton page={page} offer onSignedIn={() => void enterWebApp(page)} />
          </Stack>
          <DemoAccounts api={api} onChoose={fillIn} />
        </Stack>
      </div>
    </>
  );
};
