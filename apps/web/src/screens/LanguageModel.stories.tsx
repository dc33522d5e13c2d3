import type { LanguageModelChange } from '@esg/contract';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { LanguageModelPage } from '../features/language-model/LanguageModelPage.tsx';
import { languageModelGateway, sampleModel, sampleModelOn, sampleModelSettings } from './sample-language-model.ts';

const frame = (
  <AccountSettingsPage {...storyProfile} permissions={[...storyProfile.permissions, 'organisation:write']} />
);
/** What was changed since the story began. */
let sent: LanguageModelChange[] = [];
const answering = (gateway: Parameters<typeof languageModelGateway>[0] | 'nothing' | 'failure') => () => {
  const { fetch } = globalThis;
  sent = [];
  const answer = typeof gateway === 'object' ? languageModelGateway(gateway, sent) : undefined;
  globalThis.fetch = (input, init) => {
    if (!(input instanceof Request) || !input.url.includes('/api/language-model')) return fetch(input, init);
    if (answer) return answer(input);
    return gateway === 'nothing' ? new Promise(() => {}) : Promise.resolve(new Response(null, { status: 500 }));
  };
  return () => {
    globalThis.fetch = fetch;
  };
};
const patience = { timeout: 10_000 };

const meta = preview.meta({
  title: 'Screens/Language model',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/account-settings/language-model',
      frame,
      seed: (_cache, api) => api.interceptors.request.clear(),
    }),
  ],
  play: drawnTo(1),
  render: () => <LanguageModelPage />,
});

export const Off = meta.story({ beforeEach: answering({ settings: sampleModelSettings }) });

Off.test('is turned on after a question that names who reads what is sent', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }, patience));
  const asked = within(await screen.findByRole('alertdialog', undefined, patience));
  await expect(asked.getByText('Send questions and passages to Example Models Ltd, Hong Kong?')).toBeVisible();
  await userEvent.click(asked.getByRole('button', { name: 'Turn on' }));
  await expect(await canvas.findByRole('button', { name: 'Turn off' }, patience)).toBeVisible();
  await expect(sent).toEqual([{ isOn: true, agreedTo: sampleModel, tokensPerMonth: 1_500_000, version: 3 }]);
});

export const On = meta.story({ beforeEach: answering({ settings: sampleModelOn }) });

On.test('is turned off at once', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }, patience));
  await expect(await canvas.findByRole('button', { name: 'Turn on' }, patience)).toBeVisible();
  await expect(sent[0]).toMatchObject({ isOn: false, agreedTo: null });
});

On.test(
  'sends figures for drafts only when that is agreed to, and no more when it is not',
  async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: /Word drafts of texts, too/ }, patience);
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked(), patience);
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked(), patience);
    await expect(sent.map(({ isOn, sendsFigures }) => [isOn, sendsFigures])).toEqual([
      [true, true],
      [true, false],
    ]);
  },
);

On.test(
  'shows what was sent and answered, and withholds what a deleted document said',
  async ({ canvas, userEvent }) => {
    const calls = await canvas.findAllByRole('button', { name: /Question in a chat/ }, patience);
    await userEvent.click(calls[0] as HTMLElement);
    await expect(await canvas.findByText(/How much water did we use in 2024/, undefined, patience)).toBeVisible();
    await expect(canvas.getByText(/\[p1\]$/)).toBeVisible();
    await userEvent.click(calls[2] as HTMLElement);
    await expect(await canvas.findByText(/a document that it quotes was deleted/, undefined, patience)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText('Waiting for the model', undefined, patience)).toBeVisible();
  },
);

On.test('changes the budget within the provider’s maximum', async ({ canvas, userEvent }) => {
  const box = await canvas.findByRole('textbox', { name: 'Tokens per month' }, patience);
  await userEvent.clear(box);
  await userEvent.type(box, '2,000,001');
  await userEvent.click(canvas.getByRole('button', { name: 'Save budget' }));
  await waitFor(() => expect(box).toBeInvalid(), patience);
  await expect(sent).toEqual([]);
  await userEvent.clear(box);
  await userEvent.type(box, '500,000');
  await userEvent.click(canvas.getByRole('button', { name: 'Save budget' }));
  await expect(await canvas.findByText('412,350 of 500,000 tokens used', undefined, patience)).toBeVisible();
  await expect(sent).toEqual([{ isOn: true, agreedTo: sampleModel, tokensPerMonth: 500_000, version: 3 }]);
});

const another = { ...sampleModelSettings, model: { ...sampleModel, runBy: 'Other Models Inc' }, wasOnForAnother: true };
export const AnotherIsConnectedMeanwhile = meta.story({
  beforeEach: answering({
    settings: sampleModelSettings,
    refusal: { code: 'language_model.changed', current: another },
  }),
});

AnotherIsConnectedMeanwhile.test('agrees to no model that was not shown', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }, patience));
  const asked = within(await screen.findByRole('alertdialog', undefined, patience));
  await userEvent.click(asked.getByRole('button', { name: 'Turn on' }));
  await expect(
    await canvas.findByText(/^Another language model is connected since/, undefined, patience),
  ).toBeVisible();
  await expect(await canvas.findByText('Other Models Inc', undefined, patience)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeVisible();
});

export const AColleagueWasFirst = meta.story({
  beforeEach: answering({
    settings: sampleModelOn,
    refusal: { code: 'resource.stale', current: { ...sampleModelSettings, version: 4 } },
  }),
});

AColleagueWasFirst.test('says so, and shows what stands now', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Turn off' }, patience));
  await expect(await canvas.findByText(/^Someone else changed this/, undefined, patience)).toBeVisible();
  await expect(await canvas.findByRole('button', { name: 'Turn on' }, patience)).toBeVisible();
});

export const BudgetUsedUp = meta.story({
  beforeEach: answering({ settings: { ...sampleModelOn, tokensUsed: 1_500_000 } }),
});
export const NotConnected = meta.story({
  beforeEach: answering({ settings: { ...sampleModelSettings, model: null }, calls: [] }),
});
export const Locked = meta.story({
  beforeEach: answering({ settings: { ...sampleModelSettings, isEnabled: false }, calls: [] }),
});

Locked.test('says that the feature is locked, and offers no button', async ({ canvas }) => {
  await expect(
    await canvas.findByText('Files stay locked until support enables it.', undefined, patience),
  ).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

export const Loading = meta.story({ beforeEach: answering('nothing') });
export const NotLoaded = meta.story({ beforeEach: answering('failure') });

NotLoaded.test('says that nothing could be loaded, and tries again', async ({ canvas }) => {
  await expect(await canvas.findByText('Couldn’t load the settings', undefined, patience)).toBeVisible();
});

export const InChineseInTheDark = meta.story({
  globals: { locale: 'zh-Hant-HK', ...proof.night },
  beforeEach: answering({ settings: sampleModelOn }),
});
export const NotConnectedInChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  beforeEach: answering({ settings: { ...sampleModelSettings, model: null }, calls: [] }),
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: answering({ settings: another }),
});
