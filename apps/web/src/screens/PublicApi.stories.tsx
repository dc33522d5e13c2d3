import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { ApiPage } from '../features/public-api/ApiPage.tsx';
import { apiGateway, sampleKeys, sampleWebhooks } from './sample-api.ts';

const frame = (
  <AccountSettingsPage {...storyProfile} permissions={[...storyProfile.permissions, 'organisation:write']} />
);
const answering = (gateway: (request: Request) => Promise<Response>) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) =>
    input instanceof Request && /\/api\/(?:api-keys|webhooks)/.test(input.url) ? gateway(input) : fetch(input, init);
  return () => {
    globalThis.fetch = fetch;
  };
};
const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Public API',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/account-settings/api',
      frame,
      seed: (_cache, api) => api.interceptors.request.clear(),
    }),
  ],
  play: drawnTo(1),
  render: () => <ApiPage />,
});

export const KeysAndWebhooks = meta.story({
  beforeEach: () => answering(apiGateway(sampleKeys, sampleWebhooks))(),
});

KeysAndWebhooks.test(
  'makes a key, shows its secret once, and revokes it after a question',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create API key' }, patience));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create API key' }, patience));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect(await dialog.findByRole('link', { name: /Name is required/ }, patience)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Meters of Kwai Chung');
    await userEvent.click(dialog.getByRole('checkbox', { name: /Read the data hub/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    const secret = await screen.findByRole('textbox', { name: 'API key' }, patience);
    await expect(secret).toHaveValue('esgk_T3n8Yw1zPq6LrXc9Kb5VmA2sDf7Gh4Jk0EiUoRtNvBw');
    await userEvent.click(screen.getByRole('button', { name: 'I have kept it' }));
    const revoke = await canvas.findByRole('button', { name: 'Revoke: Meters of Kwai Chung' }, patience);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
    await userEvent.click(revoke);
    await userEvent.click(await screen.findByRole('button', { name: 'Revoke API key' }, patience));
    await waitFor(() => expect(revoke).not.toBeInTheDocument(), patience);
    await expect(canvas.queryByDisplayValue(/^esgk_T3n8/)).toBeNull();
  },
);

KeysAndWebhooks.test('says what came of a test, and what was sent before', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Send test: Data warehouse' }, patience));
  await expect(await canvas.findByText('It didn’t arrive', undefined, patience)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Deliveries: Data warehouse' }));
  const log = within(await screen.findByRole('dialog', { name: 'Deliveries of Data warehouse' }, patience));
  await userEvent.click(await log.findByRole('button', { name: /Data point changed/ }, patience));
  await expect(await log.findByText('Service unavailable', undefined, patience)).toBeVisible();
  await userEvent.click(log.getByRole('button', { name: 'Send again' }));
  await expect(await log.findByText('It arrived', undefined, patience)).toBeVisible();
});

export const NothingYetInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  beforeEach: () => answering(apiGateway([], []))(),
});
