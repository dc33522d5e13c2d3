import { organizationQueries, referenceQueries, sessionQueries } from '@esg/api-client';
import { expect } from 'storybook/test';
import { onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { CompanyProfilePage } from '../features/onboarding/company/CompanyProfilePage.tsx';
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

/** Somebody registered, and nobody has named the company yet. */
const unnamed: Seed = (cache, api) => {
  cache.setQueryData(referenceQueries.countries(api).queryKey, []);
  cache.setQueryData(
    organizationQueries.profile(api).queryKey,
    (known) => known && { ...known, name: 'company.example', headquartersCountry: null },
  );
  cache.setQueryData(
    sessionQueries.profile(api).queryKey,
    (known) => known && { ...known, informationStep: '0' as const },
  );
};
export const CompanyWithoutName = meta.story({
  render: () => <CompanyProfilePage />,
  decorators: [onScreen({ catalogue, path: '/ct/company-profile', seed: unnamed })],
});
CompanyWithoutName.test('proposes no host of an e-mail address as the name of the company', async ({ canvas }) => {
  await expect(await canvas.findByRole('textbox', { name: /^Company name/ })).toHaveValue('');
});
