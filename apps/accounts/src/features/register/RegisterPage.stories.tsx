import { useServices } from '@esg/app-kit';
import { expect } from 'storybook/test';
import { drawnTo, onScreen } from '../../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { catalogue } from '../../app/catalogue.ts';
import { RegisterPage } from './RegisterPage.tsx';

const Register = () => {
  const { api, tenant } = useServices();
  return <RegisterPage api={api} tenantHost={tenant.hostname} next="/ct" settings={tenant.settings} linkKey="" />;
};

const meta = preview.meta({
  title: 'Screens/Register',
  tags: ['!autodocs'],
  component: Register,
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
  decorators: [onScreen({ catalogue, path: '/' })],
});

export const Form = meta.story();
Form.test(
  'names everything that is missing, and marks rules of the password as they are met',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create an account' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('First name is required');
    await expect(summary).toHaveTextContent('Agree to the terms of use to continue');
    await expect(canvas.getByRole('textbox', { name: /First name/ })).toHaveFocus();

    const password = canvas.getByLabelText(/^New password/);
    await userEvent.type(password, 'Harvest-26');
    await expect(canvas.getByText('A digit')).toHaveTextContent('A digit met');
    await userEvent.type(canvas.getByLabelText(/^Repeat the password/), 'Harvest-27');
    await expect(canvas.getByLabelText(/^Repeat the password/)).toHaveAccessibleDescription(/Password does not match/);
  },
);
