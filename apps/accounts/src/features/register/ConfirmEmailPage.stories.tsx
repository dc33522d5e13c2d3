import { useServices } from '@esg/app-kit';
import { expect, fn } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../app/catalogue.ts';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { ConfirmationPassword } from './ConfirmationPassword.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

const confirmed = fn();

const Confirm = ({ linkKey = 'sample', elsewhere = false }: { linkKey?: string; elsewhere?: boolean }) => {
  const { api, tenant } = useServices();
  const page = { api, tenantHost: tenant.hostname, next: '/ct', settings: tenant.settings, linkKey };
  if (!elsewhere) return <ConfirmEmailPage {...page} />;
  return (
    <AccountsPage page={page} title="Confirm your address">
      <ConfirmationPassword
        pending={false}
        refusal={undefined}
        onConfirm={confirmed}
        email="arjun.rao@company.example"
      />
    </AccountsPage>
  );
};

const meta = preview.meta({
  title: 'Screens/Confirm an e-mail address',
  tags: ['!autodocs'],
  component: Confirm,
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/' })],
});

export const Press = meta.story();
export const Expired = meta.story({ args: { linkKey: '' } });
export const InAnotherBrowser = meta.story({ args: { elsewhere: true } });
InAnotherBrowser.test('asks for the password that was chosen, and for nothing else', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Confirm and sign in' }));
  await expect(confirmed).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByLabelText(/^Password/), 'Harvest-26{Enter}');
  await expect(confirmed).toHaveBeenCalledWith('Harvest-26');
});
