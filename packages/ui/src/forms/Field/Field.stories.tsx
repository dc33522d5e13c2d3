import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { control } from '../control.css.ts';
import { speak } from '../story-kit.tsx';
import { guide } from './Field.guide.ts';
import { Field } from './Field.tsx';

const chosen = fn();

const meta = preview.meta({
  component: Field,
  parameters: { guide },
  args: { label: 'Reporting month', children: () => null },
  render: ({ error, ...args }, { globals }) => {
    const say = speak(globals);
    return (
      <div style={{ maxWidth: '40rem' }}>
        <Field
          {...args}
          label={say('Reporting month', '匯報月份')}
          hint={say('The month that the meter was read.', '讀錶的月份。')}
          error={error && say('Choose a month.', '請選擇月份。')}
          saved={say('Saved 10:42', '已儲存 10:42')}
          aside={say('2024: December', '2024 年：12 月')}
          required
        >
          {(own) => <input {...own} className={control()} type="month" onChange={() => chosen()} />}
        </Field>
      </div>
    );
  },
});

export const AroundAControlOfYourOwn = meta.story({});
AroundAControlOfYourOwn.test(
  'ties its words to the control, which Tab reaches at once',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByLabelText(/Reporting month/);
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription('The month that the meter was read.');
    await expect(box).toBeRequired();
    await expect(box).toBeValid();
    await userEvent.tab({ shift: true });
    await expect(box).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Reporting month'));
    await expect(box).toHaveFocus();
  },
);

export const WithSomethingWrong = meta.story({ args: { error: 'x' } });
WithSomethingWrong.test('reads the error out with the control and marks it', async ({ canvas }) => {
  const box = canvas.getByLabelText(/Reporting month/);
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription('The month that the meter was read. Choose a month.');
});

/** What was put into the region of the page that screen readers follow, which is closed to scripts. */
const listen = () => {
  const put = spyOn(ShadowRoot.prototype, 'append');
  return () => put.mock.calls.map(([line]) => (line instanceof Element ? line.textContent : line));
};

const Checked = () => {
  const [text, type] = useState('');
  return (
    <>
      <Field label="Site" error="Enter a site.">
        {(own) => <input {...own} className={control()} />}
      </Field>
      <Field label="Year" error={text === '' ? undefined : `“${text}” is no year.`}>
        {(own) => <input {...own} className={control()} value={text} onChange={({ target }) => type(target.value)} />}
      </Field>
    </>
  );
};

export const CheckedWhileTyping = meta.story({ render: () => <Checked />, tags: ['!autodocs'] });
CheckedWhileTyping.test('announces what becomes wrong, and not what was', async ({ canvas, userEvent }) => {
  const said = listen();
  const box = canvas.getByLabelText('Year');
  await userEvent.type(box, 'x');
  await waitFor(() => expect(said()).toEqual(['“x” is no year.']));
  await userEvent.clear(box);
  await userEvent.type(box, 'x');
  await waitFor(() => expect(said()).toEqual(['“x” is no year.', '“x” is no year.']));
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
