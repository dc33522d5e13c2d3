import { accountSecurityQueries, ownAccountQueries, signInProviderQueries } from '@esg/api-client';
import type { SignInDomain } from '@esg/contract';
import { Card, Stack } from '@esg/ui';
import { expect, fn, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { loadSettingsWords } from '../features/account-settings/settings-words.ts';
import { ConfirmCode } from '../features/security/authenticator/ConfirmCode.tsx';
import { RecoveryCodes } from '../features/security/authenticator/RecoveryCodes.tsx';
import { OrganisationSignInPage } from '../features/security/provider/OrganisationSignInPage.tsx';
import { SecurityPage } from '../features/security/SecurityPage.tsx';

const idOf = (number: number) => `0de0c000-0000-4000-8000-00000000000${number}`;
const at = '2026-11-19T08:12:00.000Z';
const sessions = [
  {
    id: idOf(1),
    browser: 'Firefox',
    system: 'Windows',
    address: '203.0.113.7',
    isCurrent: true,
    signedInAt: at,
    lastUsedAt: at,
  },
  {
    id: idOf(2),
    browser: 'Safari',
    system: 'iOS',
    address: '2001:db8:85a3::8a2e:370:7334',
    isCurrent: false,
    signedInAt: at,
    lastUsedAt: at,
  },
  { id: idOf(3), browser: null, system: null, address: null, signedInAt: at, lastUsedAt: at, isCurrent: false },
];
const passkeys = [
  { id: idOf(4), name: 'Telephone', createdAt: at, lastUsedAt: at },
  { id: idOf(5), name: 'Key on my desk', createdAt: at, lastUsedAt: null },
];
const security = { hasPassword: true, totpSince: null, recoveryCodesLeft: 0, passkeys: [] };
const provider = {
  issuer: 'https://login.company.example',
  clientId: 'reporting',
  enabled: true,
  domains: ['company.example', 'company.asia', 'company.hk'],
  membership: 'join-as-basic' as const,
  hasSecret: true,
  updatedAt: at,
};
const record = (domain: string) => ({
  name: `_sign-in-check.${domain}`,
  value: 'sign-in-check=5f3c1a9be07d42c8a61e90b7d2f4c3815a6e0b9d',
});
const domains: SignInDomain[] = [
  {
    domain: 'company.example',
    state: 'proved',
    failure: null,
    checkedAt: at,
    provedAt: at,
    record: record('company.example'),
  },
  {
    domain: 'company.asia',
    state: 'failed',
    failure: 'no-record',
    checkedAt: at,
    provedAt: null,
    record: record('company.asia'),
  },
  {
    domain: 'company.hk',
    state: 'pending',
    failure: null,
    checkedAt: null,
    provedAt: null,
    record: record('company.hk'),
  },
];
const setup = {
  key: 'sample',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  otpauthUrl: 'otpauth://totp/Company:mei%40company.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Company',
};
const codes = Array.from({ length: 10 }, (_, number) => `4k7qt-m2xw${number}-9hzre-c5npj`);

const seedWith =
  (own: object, signIn: 'set-up' | 'none' | 'on-trial' = 'set-up'): Seed =>
  (cache, api) => {
    cache.setQueryData(ownAccountQueries.sessions(api).queryKey, sessions);
    cache.setQueryData(accountSecurityQueries.own(api).queryKey, { ...security, ...own });
    cache.setQueryData(signInProviderQueries.own(api).queryKey, {
      provider: signIn === 'set-up' ? provider : null,
      domains: signIn === 'set-up' ? domains : [],
      onTrial: signIn === 'on-trial',
      organizationName: 'Northwind Holdings',
      redirectUri: 'https://accounts.company.example/api/auth/providers/callback',
    });
  };
const onSecurity = (own: object, signIn?: Parameters<typeof seedWith>[1]) =>
  onScreen({
    catalogue,
    path: '/ct/account-settings/security',
    seed: seedWith(own, signIn),
    frame: <AccountSettingsPage {...storyProfile} />,
  });

const meta = preview.meta({
  title: 'Screens/Security',
  tags: ['!autodocs'],
  play: drawnTo(2),
  loaders: [loadSettingsWords],
  parameters: { layout: 'fullscreen' },
});
const onTheTab = { decorators: [onSecurity({ passkeys })] };

export const SecurityTab = meta.story({ ...onTheTab, render: () => <SecurityPage /> });
SecurityTab.test(
  'asks before a session ends, and for the password before a passkey goes',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /End the session Safari on iOS/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Telephone' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Remove the passkey/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your password is required');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  },
);
SecurityTab.test('leads to the accounts site for another passkey, and back here', async ({ canvas }) => {
  const address = (await canvas.findByRole('link', { name: 'Add a passkey' })).getAttribute('href') ?? '';
  const url = new URL(address, location.origin);
  await expect(url.pathname).toBe('/passkey');
  await expect(url.searchParams.get('next')).toBe('/ct/account-settings/security');
});

export const FewCodesLeftInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: [onSecurity({ totpSince: at, recoveryCodesLeft: 2 })],
  render: () => <SecurityPage />,
});

/** The content of the dialogs while an authenticator app is set up. */
export const StepsOfAnAuthenticatorApp = meta.story({
  ...onTheTab,
  play: async ({ canvas }) => void (await canvas.findByRole('img', { name: /QR code/ })),
  render: () => (
    <Stack gap={6}>
      <Card>
        <ConfirmCode setup={setup} onOn={fn()} onAgain={fn()} onClose={fn()} />
      </Card>
      <Card>
        <RecoveryCodes codes={codes} onKept={fn()} />
      </Card>
    </Stack>
  ),
});

export const OrganisationSignInTab = meta.story({ ...onTheTab, render: () => <OrganisationSignInPage /> });
OrganisationSignInTab.test('asks for the secret again where it would go elsewhere', async ({ canvas, userEvent }) => {
  const issuer = await canvas.findByRole('textbox', { name: /Issuer/ });
  await userEvent.clear(issuer);
  await userEvent.type(issuer, 'https://elsewhere.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Client secret is required');
});
export const NoProviderYetInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: [onSecurity({}, 'none')],
  render: () => <OrganisationSignInPage />,
});
OrganisationSignInTab.test(
  'shows the record that proves a domain, and what the last check found',
  async ({ canvas }) => {
    await expect(await canvas.findByText(/There is no TXT record of this name yet/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name of the record for company.asia' })).toHaveValue(
      '_sign-in-check.company.asia',
    );
    await expect(canvas.getAllByRole('button', { name: /^Check now/ })).toHaveLength(2);
  },
);
OrganisationSignInTab.test('takes no domain at which anybody has an address', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Allowed domains/ }), 'gmail.com{Enter}');
  await expect(await canvas.findByText(/gmail.com is a public e-mail service/)).toBeVisible();
});
export const OnTrial = meta.story({
  decorators: [onSecurity({}, 'on-trial')],
  render: () => <OrganisationSignInPage />,
});
