import { accountSecurityQueries, referenceQueries, removalQueries } from '@esg/api-client';
import { expect, screen, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { GeneralDetails } from '../features/account-settings/GeneralDetails.tsx';
import { PasswordPage } from '../features/account-settings/PasswordPage.tsx';
import { loadSettingsWords } from '../features/account-settings/settings-words.ts';

const countries = [
  { id: 'GB', name: { en: 'United Kingdom', zhTw: '英國' }, diallingCode: '+44' },
  { id: 'HK', name: { en: 'Hong Kong', zhTw: '香港' }, diallingCode: '+852' },
];
const sectors = [
  {
    id: 'energy',
    name: { en: 'Energy', zhTw: '能源' },
    industries: [{ id: 'solar', name: { en: 'Solar technology', zhTw: '太陽能科技' } }],
  },
];
const exchanges = [{ id: 'XHKG', name: { en: 'Hong Kong Exchanges and Clearing', zhTw: '香港交易所' }, country: 'HK' }];
const removal = { at: '2026-12-21T08:00:00.000Z', requestedBy: 'Mei Lam' };
const security = { hasPassword: true, totpSince: null, recoveryCodesLeft: 0, passkeys: [] };

const seedWith =
  (leaving: boolean): Seed =>
  (cache, api) => {
    cache.setQueryData(referenceQueries.countries(api).queryKey, countries);
    cache.setQueryData(referenceQueries.sectors(api).queryKey, sectors);
    cache.setQueryData(referenceQueries.stockExchanges(api).queryKey, exchanges);
    cache.setQueryData(removalQueries.own(api).queryKey, { removal: leaving ? removal : null });
    cache.setQueryData(accountSecurityQueries.own(api).queryKey, security);
  };
const onSettings = (leaving = false) =>
  onScreen({
    catalogue,
    path: '/ct/account-settings',
    seed: seedWith(leaving),
    frame: <AccountSettingsPage {...storyProfile} />,
  });

/** An administrator of an organisation that shares its tenant: its logo is changed here. */
const sharing = { ...storyProfile, permissions: storyProfile.permissions.filter((each) => each !== 'brand:write') };
const me = { ...storyUser, phone: { country: 'HK', number: '23456789' }, department: 'Sustainability' };

const meta = preview.meta({
  title: 'Screens/Account settings',
  tags: ['!autodocs'],
  play: drawnTo(2),
  loaders: [loadSettingsWords],
  parameters: { layout: 'fullscreen' },
  render: () => <GeneralDetails me={me} profile={sharing} />,
});

const viewing = {
  ...storyProfile,
  viewedFrom: { organizationId: storyProfile.organizationId, organizationName: 'Kestrel Advisory' },
};

/** Deviation 18: a consultant who views a client sees only their own details and password, with a note that says so. */
export const ConsultantInAClient = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/account-settings',
      seed: seedWith(false),
      frame: <AccountSettingsPage {...viewing} />,
    }),
  ],
  render: () => <GeneralDetails me={me} profile={viewing} />,
});
ConsultantInAClient.test('shows nothing of the client’s settings', async ({ canvas }) => {
  const tabs = within(await canvas.findByRole('navigation', { name: 'Account settings' })).getAllByRole('link');
  await expect(tabs.map(({ textContent }) => textContent)).toEqual(['General details', 'Password']);
  await expect(canvas.getByText(/^Your own details\. Administrators manage those of .*\.$/)).toBeVisible();
  await expect(canvas.queryByRole('heading', { name: 'Organisation' })).toBeNull();
});

export const GeneralDetailsTab = meta.story({ decorators: [onSettings()] });
GeneralDetailsTab.test('says what is wrong with one’s own details', async ({ canvas, userEvent }) => {
  const form = within(await canvas.findByRole('form', { name: 'Your details' }));
  const phone = form.getByRole('textbox', { name: /Phone number/ });
  await userEvent.clear(form.getByRole('textbox', { name: /First name/ }));
  await userEvent.clear(phone);
  await userEvent.type(phone, '12');
  await userEvent.click(form.getByRole('button', { name: 'Save changes' }));
  const summary = await form.findByRole('alert');
  await expect(summary).toHaveTextContent('First name is required');
  await expect(summary).toHaveTextContent('Invalid Phone Number');
});
GeneralDetailsTab.test('asks for the name before an organisation is deleted', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete the organisation' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete / }));
  await userEvent.type(dialog.getByRole('textbox'), 'Another');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the organisation' }));
  await expect(await dialog.findByRole('alert')).toHaveTextContent('This isn’t the name of your organisation');
});

export const BeforeTheOrganisationGoesInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  decorators: [onSettings(true)],
});

export const PasswordTab = meta.story({ decorators: [onSettings()], render: () => <PasswordPage /> });
PasswordTab.test('marks the rules of the new password as they are met', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(/^New password/), 'Harvest-26');
  await expect(canvas.getByText('A digit')).toHaveTextContent('A digit met');
  await userEvent.type(canvas.getByLabelText(/^Repeat the password/), 'Harvest-27');
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
  const summary = await canvas.findByRole('alert');
  await expect(summary).toHaveTextContent('Your password has not been changed.');
  await expect(summary).toHaveTextContent('Password does not match');
});
