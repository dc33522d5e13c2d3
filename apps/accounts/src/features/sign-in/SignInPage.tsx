import type { ApiClient } from '@esg/api-client';
import { chosenLanguage } from '@esg/app-kit';
import type { SignIn, TenantSettings } from '@esg/contract';
import { Banner, Heading } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { returnAddress } from '../../app/visit.ts';
import { AccountsFrame } from './AccountsFrame.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { SignInForm } from './SignInForm.tsx';

export type SignInPageProps = {
  readonly api: ApiClient;
  readonly tenantHost: string;
  /** Path of the tenant's web app to go to afterwards. */
  readonly next: string;
  readonly settings: TenantSettings;
  readonly justLeft: boolean;
};

/** Signs in to one tenant, in its brand, and goes back to where the person was heading. */
export const SignInPage = ({ api, tenantHost, next, settings, justLeft }: SignInPageProps) => {
  const { t } = useLingui();
  const [initial, setInitial] = useState<SignIn>({ email: '', password: '' });
  const product = settings.companyName;
  useEffect(() => {
    document.title = t`Sign in · ${product}`;
  });
  return (
    <AccountsFrame settings={settings}>
      <Heading level={1}>
        <Trans>Sign in</Trans>
      </Heading>
      {justLeft && <Banner tone="success" role="status" title={t`Logged out`} />}
      <SignInForm
        key={initial.email}
        api={api}
        initial={initial}
        onSignedIn={() => location.replace(returnAddress({ tenantHost, next, language: chosenLanguage() }, location))}
      />
      <DemoAccounts api={api} onChoose={setInitial} />
    </AccountsFrame>
  );
};
