import { sessionMutations } from '@esg/api-client';
import { LanguageSwitch, OfflineBanner, useApi, useServices } from '@esg/app-kit';
import { Button, Inline, Logo, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import * as css from './SignUpFrame.css.ts';
import { useStepElsewhere } from './use-step-elsewhere.ts';

/** Frame of the pages without the menu: the tenant's logo, the language, signing out, and the contact for help. */
export const SignUpFrame = () => {
  const { tenant, session } = useServices();
  useStepElsewhere();
  const { companyName, logo, logoDark, supportEmail } = tenant.settings;
  const changeLanguage = useMutation(sessionMutations.changeLanguage(useApi()));
  return (
    <div className={css.frame}>
      <header className={css.bar}>
        <Logo src={logo.origin} darkSrc={logoDark.origin || undefined} alt={companyName} name={companyName} />
        <Inline>
          <LanguageSwitch onChange={(language) => changeLanguage.mutate(language)} />
          <Button size="compact" emphasis="bare" onClick={() => void session.signOut()}>
            <Trans>Sign out</Trans>
          </Button>
        </Inline>
      </header>
      <main className={css.main}>
        <OfflineBanner />
        <Outlet />
      </main>
      <footer className={css.footer}>
        <Text size="sm" tone="muted">
          <Trans>
            Need help? <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink>
          </Trans>
        </Text>
      </footer>
    </div>
  );
};
