import { type ApiClient, tenantQueries } from '@esg/api-client';
import { BrandDraftBanner, chosenLanguage } from '@esg/app-kit';
import type { SignIn, TenantSettings } from '@esg/contract';
import { Banner, Heading, Stack, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
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
  /** As they were when the page opened; the cache brings later ones. */
  readonly settings: TenantSettings;
  readonly justLeft?: boolean;
  /** The page stands in the brand studio: nobody can sign in here. */
  readonly forLooking?: boolean;
};

/** Signs in to one tenant, in its brand, and goes back to where the person was heading. */
export const SignInPage = (props: SignInPageProps) => {
  const { t } = useLingui();
  const { api, tenantHost, next, settings: first, justLeft = false, forLooking = false } = props;
  const { data: settings = first } = useQuery(tenantQueries.settings(api));
  const product = settings.companyName;
  useEffect(() => {
    document.title = t`Sign in · ${product}`;
  });
  const notice = settings.preview && <BrandDraftBanner tenantHost={tenantHost} next={next} />;
  return (
    <AccountsFrame settings={settings} notice={notice}>
      <Heading level={1}>
        <Trans>Sign in</Trans>
      </Heading>
      {justLeft && <Banner tone="success" role="status" title={t`Logged out`} />}
      {forLooking && (
        <VisuallyHidden>
          <Trans>This is a preview of the sign-in page. Nobody can sign in here.</Trans>
        </VisuallyHidden>
      )}
      <div inert={forLooking}>
        <SignInParts {...props} />
      </div>
    </AccountsFrame>
  );
};

const SignInParts = ({ api, tenantHost, next }: SignInPageProps) => {
  const [initial, setInitial] = useState<SignIn>({ email: '', password: '' });
  return (
    <Stack gap={6}>
      <SignInForm
        key={initial.email}
        api={api}
        initial={initial}
        onSignedIn={() => location.replace(returnAddress({ tenantHost, next, language: chosenLanguage() }, location))}
      />
      <DemoAccounts api={api} onChoose={setInitial} />
    </Stack>
  );
};
