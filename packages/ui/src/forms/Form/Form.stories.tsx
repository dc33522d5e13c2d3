import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { guide } from './Form.guide.ts';
import { Form, type FormProps } from './Form.tsx';

const sent = fn();

const Invitation = ({ unsaved }: Pick<FormProps, 'unsaved'>) => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const errors = [
    ...(name ? [] : [{ fieldId: 'name', message: 'Enter a name.' }]),
    ...(email.includes('@') ? [] : [{ fieldId: 'email', message: 'Enter an e-mail address.' }]),
  ];
  return (
    <Form
      aria-label="Invite a colleague"
      errorsTitle={`${errors.length} answers need attention`}
      errors={errors}
      unsaved={unsaved ?? false}
      onSubmit={() => errors.length === 0 && sent({ name, email })}
    >
      <TextField id="name" label="Name" value={name} onChange={({ value }) => setName(value)} />
      <TextField id="email" type="email" label="E-mail" value={email} onChange={({ value }) => setEmail(value)} />
      <div>
        <Button type="submit" emphasis="strong">
          Invite
        </Button>
      </div>
    </Form>
  );
};

const meta = preview.meta({ component: Form, parameters: { guide } });

export const SentAsAWhole = meta.story({ render: () => <Invitation /> });
SentAsAWhole.test(
  'names what is wrong only after a try, and leads to the first field',
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
    const form = canvas.getByRole('form');
    await expect(canvas.getByText('Name').getBoundingClientRect().top - form.getBoundingClientRect().top).toBeLessThan(
      8,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 answers need attention');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('Grace');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter an e-mail address.' }));
    await userEvent.keyboard('grace@verdant.example{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ name: 'Grace', email: 'grace@verdant.example' });
  },
);

export const WithSomethingToLose = meta.story({ render: () => <Invitation unsaved /> });
WithSomethingToLose.test('lets the browser ask before the page closes', async () => {
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  await expect(leaving.defaultPrevented).toBe(true);
});
