import { demoAccountQueries, signInProviderQueries } from '@esg/api-client';
import { useServices } from '@esg/app-kit';
import type { DemoAccount } from '@esg/contract';
import { expect } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../app/catalogue.ts';
import { SignInPage } from './SignInPage.tsx';

const SignIn = ({ justLeft = false }: { justLeft?: boolean }) => {
  const { api, tenant } = useServices();
  const news = justLeft ? ({ news: 'logged-out' } as const) : {};
  return (
    <SignInPage api={api} tenantHost={tenant.hostname} next="/ct" settings={tenant.settings} linkKey="" {...news} />
  );
};

const people: DemoAccount[] = [
  { name: 'Mei Lam', email: 'mei.lam@company.example', password: 'shown-only', role: 'administrator' },
  { name: 'Arjun Rao', email: 'arjun.rao@company.example', password: 'shown-only', role: 'basic' },
];

const seedWith =
  (accounts: DemoAccount[]): Seed =>
  (cache, api) => {
    cache.setQueryData(demoAccountQueries.list(api).queryKey, accounts);
    cache.setQueryData(signInProviderQueries.ofDomain(api, 'company.example').queryKey, {
      provider: { organizationName: 'Northwind Holdings', startUrl: 'https://accounts.example/start' },
    });
    cache.setQueryData(signInProviderQueries.ofDomain(api, 'elsewhere.example').queryKey, { provider: null });
  };
const at = (accounts: DemoAccount[]) => [onScreen({ catalogue, path: '/', seed: seedWith(accounts) })];

const meta = preview.meta({
  title: 'Screens/Sign in',
  tags: ['!autodocs'],
  component: SignIn,
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
});

export const Form = meta.story({ decorators: at([]) });
Form.test('offers the organisation’s own sign-in to addresses of its domain alone', async ({ canvas, userEvent }) => {
  const email = await canvas.findByRole('textbox', { name: /E-mail address/ });
  const own = () => canvas.queryByRole('link', { name: 'Sign in with Northwind Holdings' });
  await userEvent.clear(email);
  await userEvent.type(email, 'mei.lam@elsewhere.example');
  await userEvent.tab();
  await expect(own()).toBeNull();
  await userEvent.clear(email);
  await userEvent.type(email, 'anybody@company.example');
  await userEvent.tab();
  await expect(await canvas.findByRole('link', { name: 'Sign in with Northwind Holdings' })).toHaveAttribute(
    'href',
    'https://accounts.example/start?next=%2Fct',
  );
});
export const WithDemonstrationAccounts = meta.story({ decorators: at(people) });
export const LoggedOut = meta.story({ decorators: at([]), args: { justLeft: true } });
