import { expect } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { SignUpSteps } from '../features/onboarding/frame/SignUpSteps.tsx';

const meta = preview.meta({
  title: 'Screens/Signing up',
  tags: ['!autodocs'],
  decorators: [onScreen({ catalogue, path: '/ct/onboarding-plan' })],
});

/** A trial began: there was no payment. */
export const AfterTheTrialBegan = meta.story({ render: () => <SignUpSteps at="welcome" /> });
AfterTheTrialBegan.test('says nothing of a payment that nobody made', async ({ canvas }) => {
  await expect(await canvas.findByText('Step 2 of 6: Welcome')).toBeInTheDocument();
  await expect(canvas.queryByText('Payment')).toBeNull();
});

export const WhilePaying = meta.story({ render: () => <SignUpSteps at="payment" /> });
WhilePaying.test('counts the payment where it is made', async ({ canvas }) => {
  await expect(await canvas.findByText('Step 2 of 7: Payment')).toBeInTheDocument();
});
