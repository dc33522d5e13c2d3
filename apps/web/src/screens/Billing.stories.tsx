import { expect, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { BillingTab } from '../features/billing/BillingTab.tsx';
import { awaitingTransfer, sampleSubscription, seedPayment, withoutAccount } from './sample-payment.ts';

const at = (subscription: typeof sampleSubscription) =>
  onScreen({
    catalogue,
    path: '/ct/account-settings/billing',
    frame: <AccountSettingsPage {...storyProfile} />,
    seed: seedPayment(subscription),
  });

const meta = preview.meta({
  title: 'Screens/Billing',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  component: BillingTab,
});

export const PaidByCard = meta.story({
  decorators: [at(sampleSubscription)],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    if (globals.mode === 'side') return;
    await expect(await canvas.findByRole('button', { name: 'Download INV-000025 as PDF' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update card' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/Card number/), '4242424242424241');
    await userEvent.tab();
    await expect(await dialog.findByText('Card number isn’t correct')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Use this card' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Deviation 7: an address and a number are checked when people leave them, not when they send the form. */
export const AddressJudgedWhenLeft = meta.story({
  decorators: [at(sampleSubscription)],
  play: async ({ canvas, globals, userEvent }) => {
    if (globals.mode === 'side') return;
    const address = await canvas.findByLabelText(/E-mail address/);
    await userEvent.clear(address);
    await userEvent.type(address, 'abc');
    await expect(canvas.queryByText('Invalid email')).toBeNull();
    await userEvent.tab();
    await expect(await canvas.findByText('Invalid email')).toBeVisible();
    await userEvent.type(address, '@kestrel.example');
    await expect(canvas.queryByText('Invalid email')).toBeNull();
  },
});

export const TransferAwaitedInChinese = meta.story({
  decorators: [at(awaitingTransfer)],
  globals: { locale: 'zh-Hant-HK' },
  play: async ({ canvas, globals }) => {
    if (globals.mode === 'side') return;
    await expect(await canvas.findByText('銀行轉帳（美元）')).toBeVisible();
    await expect(canvas.getByText('等待付款')).toBeVisible();
    await expect(canvas.getByText('012-345-678901-838')).toBeVisible();
    await expect(canvas.getByText('付款參考編號')).toBeVisible();
  },
});

/** The operator has entered no account: the card names the contact to ask. */
export const TransferAwaitedWithoutAccount = meta.story({
  decorators: [at(withoutAccount)],
  play: async ({ canvas, globals }) => {
    if (globals.mode === 'side') return;
    await expect(await canvas.findByText(/for the bank account to pay into/)).toBeVisible();
  },
});
