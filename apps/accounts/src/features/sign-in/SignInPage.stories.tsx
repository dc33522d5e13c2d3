import { demoAccountQueries, signInProviderQueries } from '@esg/api-client';
import { useServices } from '@esg/app-kit';
import type { DemoAccount } from '@esg/contract';
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
    cache.setQueryData(signInProviderQueries.choices(api).queryKey, [
      { id: 'one', name: 'Company ID', startUrl: 'https://accounts.example/start' },
    ]);
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
export const WithDemonstrationAccounts = meta.story({ decorators: at(people) });
export const LoggedOut = meta.story({ decorators: at([]), args: { justLeft: true } });
