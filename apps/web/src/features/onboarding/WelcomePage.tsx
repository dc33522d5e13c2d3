import { usePageTitle, useProblemSentences, useTenant } from '@esg/app-kit';
import { registerSteps, type UserProfile } from '@esg/contract';
import { Banner, Button, Hero, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { SignUpSteps } from './frame/SignUpSteps.tsx';
import { useSignUp } from './frame/use-sign-up.ts';

type WelcomePageProps = { readonly firstName: string; readonly profile: Pick<UserProfile, 'registerProcess'> };

/** Register process 3: a greeting, and the next steps. Continuing completes the register process. */
export const WelcomePage = ({ firstName, profile: { registerProcess } }: WelcomePageProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { companyName } = useTenant().settings;
  const navigate = useNavigate();
  const signUp = useSignUp();
  usePageTitle(t`Welcome`);
  const goOn = async () => {
    if (registerProcess !== registerSteps.finish) await signUp.goTo(registerSteps.finish);
    await navigate({ to: '/ct/company-profile' });
  };
  return (
    <Page before={<SignUpSteps at="welcome" />} title={<Trans>Welcome, {firstName}</Trans>}>
      <Stack gap={6}>
        {signUp.error && <Banner tone="danger" title={problem(signUp.error)} />}
        <Hero
          title={<Trans>Everything at {companyName} is open to you now</Trans>}
          action={
            <Button
              emphasis="inverse"
              pending={signUp.pending}
              // The error is shown above.
              onClick={() => void goOn().catch(() => undefined)}
            >
              <Trans>Set up your company profile</Trans>
            </Button>
          }
        >
          <Trans>Four short pages about your company come next.</Trans>
        </Hero>
        <Text measured>
          <Trans>
            They ask for name and headquarters, size, industry and languages. Frameworks ask for the same facts in every
            report, so you enter them once. You can stop at any page and continue later, on any device.
          </Trans>
        </Text>
      </Stack>
    </Page>
  );
};
