import { ApiError } from '@esg/api-client';
import { Button, Stack, Text } from '@esg/ui';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { useCardEntry } from '../features/billing/card/card-entry.ts';
import { StripeCardFields } from '../features/billing/card/StripeCardFields.tsx';
import { fakeStripe } from './fake-stripe.ts';

/** The smallest possible form around the fields. */
const Entry = ({ onToken }: { readonly onToken: (token: string) => void }) => {
  const entry = useCardEntry();
  const [refused, setRefused] = useState('');
  const pay = () => {
    if (!entry.isComplete) return;
    entry
      .takeToken()
      .then(onToken, (error: unknown) => setRefused(error instanceof ApiError ? error.code : 'no answer'));
  };
  return (
    <Stack gap={4}>
      <StripeCardFields {...entry.fields} publishableKey="pk_test_of_the_stories" />
      <Text role="status">{refused}</Text>
      <div>
        <Button pending={!entry.isComplete} onClick={pay}>
          Subscribe
        </Button>
      </div>
    </Stack>
  );
};

const meta = preview.meta({
  title: 'Screens/Card provider',
  tags: ['!autodocs'],
  component: Entry,
  args: { onToken: fn() },
  decorators: [onScreen({ catalogue, path: '/ct/account-settings/billing' })],
  beforeEach: () => {
    const page = window as { Stripe?: unknown };
    page.Stripe = fakeStripe;
    return () => {
      delete page.Stripe;
    };
  },
});

export const OwnFields = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const subscribe = await canvas.findByRole('button', { name: 'Subscribe' });
    const number = await canvas.findByLabelText('Card number');
    await userEvent.type(number, '4000');
    await userEvent.tab();
    await expect(await canvas.findByText('Card number is incomplete')).toBeVisible();
    await userEvent.type(await canvas.findByLabelText('Expiry'), '1240');
    await userEvent.type(await canvas.findByLabelText('CVC'), '123');
    await userEvent.type(number, '000000000002');
    await expect(subscribe).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Mei Chan');
    await waitFor(() => expect(subscribe).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(subscribe);
    await expect(await canvas.findByText('card.declined')).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, '4242424242424242');
    await userEvent.click(subscribe);
    await waitFor(() => expect(args.onToken).toHaveBeenCalledWith('tok_of_Mei_Chan'));
  },
});

export const InChinese = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('安全碼')).toBeVisible();
  },
});
