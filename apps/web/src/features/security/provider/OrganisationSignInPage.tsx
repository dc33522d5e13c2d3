import { signInProviderQueries } from '@esg/api-client';
import { useApi, usePageTitle } from '@esg/app-kit';
import type { SignInProvider } from '@esg/contract';
import { Banner, Button, CopyButton, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Answered } from '../Answered.tsx';
import { Section } from '../Section.tsx';
import { ProviderForm } from './ProviderForm.tsx';
import { ProviderState } from './ProviderState.tsx';
import { SignInDomains } from './SignInDomains.tsx';

/** Lets people of the organisation sign in with its own OpenID Connect provider. For administrators. */
export const OrganisationSignInPage = () => {
  const { t } = useLingui();
  usePageTitle(`${t`Organisation sign-in`} · ${t`Account settings`}`);
  const query = useQuery(signInProviderQueries.own(useApi()));
  return (
    <Answered query={query} failed={<Trans>Couldn’t load the sign-in provider</Trans>}>
      {({ provider, domains, onTrial, organizationName, redirectUri }) => (
        <Stack gap={6}>
          {onTrial && <OnTrial />}
          {provider && <ProviderState provider={provider} organizationName={organizationName} onTrial={onTrial} />}
          {!onTrial && <SignInDomains domains={domains} />}
          <Help redirectUri={redirectUri} />
          {!onTrial && (
            <Section title={<Trans>Provider</Trans>}>
              <ProviderForm stored={provider} />
            </Section>
          )}
        </Stack>
      )}
    </Answered>
  );
};

/** Anybody with an e-mail address can start a trial, so it may not show its name on the sign-in page. */
const OnTrial = () => (
  <Banner
    tone="info"
    title={<Trans>Single sign-on isn’t available during the trial</Trans>}
    action={
      <Button asChild>
        <Link to="/ct/account-settings/subscriptions">
          <Trans>See subscriptions</Trans>
        </Link>
      </Button>
    }
  >
    <Trans>Once your subscription is paid, you can set up your provider here.</Trans>
  </Banner>
);

const Help = ({ redirectUri }: Pick<SignInProvider, 'redirectUri'>) => {
  const { t } = useLingui();
  return (
    <Section
      title={<Trans>How it works</Trans>}
      purpose={
        <Trans>
          People in your organisation sign in with their work account. Your provider then handles passwords and second
          factors.
        </Trans>
      }
    >
      <Stack gap={2}>
        <Text measured>
          <Trans>
            Register this product with your provider (Microsoft Entra ID, Google Workspace, Okta, Keycloak or any other
            OpenID Connect provider) as a web application, with this redirect address:
          </Trans>
        </Text>
        <TextField label={t`Redirect address`} readOnly value={redirectUri} onChange={() => {}} />
        <Inline>
          <CopyButton
            size="compact"
            text={redirectUri}
            labels={{ copy: t`Copy the redirect address`, copied: t`Copied`, failed: t`Not copied` }}
          />
        </Inline>
        <Text measured>
          <Trans>
            Then enter below what the provider gives you, test it, save it, verify your domains and turn it on. Anyone
            who has a password can still sign in with it.
          </Trans>
        </Text>
        <Text measured>
          <Trans>
            The provider must confirm that each person’s e-mail address is verified (claim email_verified: true).
            Otherwise they can’t sign in.
          </Trans>
        </Text>
      </Stack>
    </Section>
  );
};
