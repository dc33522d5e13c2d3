import { useServices } from '@esg/app-kit';
import { expect, fn } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../app/catalogue.ts';
import { AccountsPage } from '../../page/AccountsPage.tsx';
import { NextStep } from './NextStep.tsx';

const startedAgain = fn();

const Step = ({ newPassword = false }: { newPassword?: boolean }) => {
  const { api, tenant } = useServices();
  const page = { api, tenantHost: tenant.hostname, next: '/ct', settings: tenant.settings, linkKey: '' };
  return (
    <AccountsPage page={page} title="Next step">
      <NextStep
        page={page}
        step={
          newPassword
            ? { step: 'new-password', key: 'sample' }
            : { step: 'second-factor', key: 'sample', factors: ['totp', 'recovery-code', 'passkey'] }
        }
        onSignedIn={fn()}
        onPasswordChanged={fn()}
        onStartAgain={startedAgain}
      />
    </AccountsPage>
  );
};

const meta = preview.meta({
  title: 'Screens/Sign in, next step',
  tags: ['!autodocs'],
  component: Step,
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/' })],
});

export const SecondFactor = meta.story();
SecondFactor.test('asks for a code of the app or a recovery code, and leads back', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Code of the app/ }), '123{Enter}');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('may not be less than 6 characters');
  await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
  await expect(canvas.getByRole('textbox', { name: /Recovery code/ })).toHaveValue('');
  await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
  await expect(startedAgain).toHaveBeenCalledWith('wanted');
});
export const NewPassword = meta.story({ args: { newPassword: true } });
