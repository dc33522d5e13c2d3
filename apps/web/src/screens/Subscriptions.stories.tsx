import type { BeginningPrice, PlanType } from '@esg/contract';
import { expect, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { AccountSettingsPage } from '../features/account-settings/AccountSettingsPage.tsx';
import { PlanForm } from '../features/subscription/plan/PlanForm.tsx';
import { SubscriptionTab } from '../features/subscription/SubscriptionTab.tsx';
import { awaitingTransfer, onTrial, sampleSubscription, seedPayment } from './sample-payment.ts';

const at = (subscription: typeof sampleSubscription) =>
  onScreen({
    catalogue,
    path: '/ct/account-settings/subscriptions',
    frame: <AccountSettingsPage {...storyProfile} />,
    seed: seedPayment(subscription),
  });

const meta = preview.meta({
  title: 'Screens/Subscriptions',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: () => <SubscriptionTab />,
});

export const Active = meta.story({
  decorators: [at(sampleSubscription)],
  play: async ({ canvas, globals }) => {
    if (globals.mode === 'side') return;
    await expect(await canvas.findByRole('button', { name: 'Change seats' })).toBeVisible();
    await expect(canvas.getByText('6 of 8 seats are taken')).toBeVisible();
    await expect(canvas.getByText('USD 392.00')).toBeVisible();
  },
});

export const SeatsWithTheirPrice = meta.story({
  decorators: [at(sampleSubscription)],
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    if (globals.mode === 'side') return;
    await userEvent.click(await canvas.findByRole('button', { name: 'Change seats' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const seats = dialog.getByRole('textbox', { name: 'Seats' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '10');
    await expect(await dialog.findByText('USD 65.33')).toBeVisible();
    await userEvent.clear(seats);
    await userEvent.type(seats, '21');
    await expect(await dialog.findByRole('link', { name: 'write to support' })).toBeVisible();
    await userEvent.clear(seats);
    await userEvent.type(seats, '10');
    await dialog.findByText('USD 490.00');
  },
});

const priceOf = (userType: PlanType): BeginningPrice => ({
  userType,
  currency: 'USD',
  seatMonthMinor: 4900,
  seatAnnualMinor: 47_040,
  annualDiscountPercent: 20,
  seatsMin: 3,
  seatsMax: 20,
  trialDays: 7,
});
const prices: Record<PlanType, BeginningPrice> = { report: priceOf('report'), consultancy: priceOf('consultancy') };

/** Deviation 20: before the page closes, the browser asks about a choice that was not sent. */
export const PlanNotSent = meta.story({
  decorators: [at(sampleSubscription)],
  render: () => (
    <PlanForm
      chosen={{ userType: 'report', billingPlan: 1, seat: 3, voucherCode: null }}
      prices={prices}
      main={{ label: 'Continue', go: async () => {} }}
      withTrial
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    if (globals.mode === 'side') return;
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await canvas.findByRole('radio', { name: /My company/ });
    await expect(leave()).toBe(true);
    await userEvent.click(canvas.getByRole('radio', { name: /Clients I advise/ }));
    await expect(leave()).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: /My company/ }));
    await expect(leave()).toBe(true);
  },
});

/** A code is worth money: whoever tries many reads how long to wait. */
export const VoucherTriedTooOften = meta.story({
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/account-settings/checkout',
      seed: (cache, api, language) => {
        seedPayment(sampleSubscription)(cache, api, language);
        api.interceptors.request.clear();
      },
    }),
  ],
  beforeEach: () => {
    const { fetch } = globalThis;
    const refusal = {
      statusCode: 429,
      code: 'request.too_many',
      message: '',
      requestId: 'story',
      issues: [],
      retryAfterSeconds: 1490,
    };
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes('voucher')
        ? Promise.resolve(Response.json(refusal, { status: 429 }))
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
  render: () => (
    <PlanForm
      chosen={{ userType: 'report', billingPlan: 1, seat: 3, voucherCode: null }}
      prices={prices}
      main={{ label: 'Continue', go: async () => {} }}
      withTrial
    />
  ),
});
VoucherTriedTooOften.test('says in how many minutes to try again', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Voucher code' }), 'WRONG-1');
  await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
  await expect(await canvas.findByText('Too many attempts. Try again in 25 minutes.')).toBeVisible();
});

export const CancelledInChinese = meta.story({
  decorators: [
    at({ ...sampleSubscription, status: 'cancelled', endsAt: sampleSubscription.periodEnd, renewsAt: null }),
  ],
  globals: { locale: 'zh-Hant-HK' },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    if (globals.mode === 'side') return;
    await userEvent.click(await canvas.findByRole('button', { name: '恢復訂閱' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(await dialog.findByText('訂閱會如常繼續，今天不會收費。')).toBeVisible();
  },
});

export const TrialWithoutAPlan = meta.story({
  decorators: [at(onTrial)],
  play: async ({ canvas, globals, userEvent, canvasElement }) => {
    if (globals.mode === 'side') return;
    await expect(await canvas.findByRole('link', { name: 'Choose a plan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel subscription' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(await dialog.findByRole('button', { name: 'Keep subscription' })).toHaveFocus();
  },
});

export const TransferAwaited = meta.story({
  decorators: [at(awaitingTransfer)],
  play: async ({ canvas, globals }) => {
    if (globals.mode === 'side') return;
    await expect(await canvas.findByText(/^Bank transfer due: USD 3,763.20/)).toBeVisible();
  },
});
