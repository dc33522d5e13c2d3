import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './ColorField.guide.ts';
import { ColorField, type ColorLabels } from './ColorField.tsx';

type Say = ReturnType<typeof speak>;

const labelsFor = (say: Say): ColorLabels & { clear: string } => ({
  picker: say('Choose colour:', '選擇顏色：'),
  area: say('Shade', '色調深淺'),
  saturation: say('Saturation', '飽和度'),
  brightness: say('Brightness', '亮度'),
  hue: say('Hue', '色相'),
  percent: ({ percent }) => `${percent}%`,
  degrees: ({ degrees }) => `${degrees}°`,
  suggestions: say('Suggested colours', '建議顏色'),
  eyeDropper: say('Pick from the screen', '從螢幕取色'),
  clear: say('Use the derived colour', '使用衍生顏色'),
});

const meta = preview.meta({
  component: ColorField,
  parameters: { guide },
  args: { value: '#00796b', onChange: fn(), label: '', labels: labelsFor((english) => english) },
  render: (given, { globals }) => {
    const { value: start, onChange, label: _, labels: __, derived, ...args } = controlled(given);
    const say = speak(globals);
    return (
      <Held start={start}>
        {(value, set) => (
          <ColorField
            {...args}
            label={say('Primary colour', '主要顏色')}
            hint={args.hint && say('Marks the one main action of a page.', '用於每頁的主要操作。')}
            error={args.error && say('Write a colour such as #00796b.', '請輸入顏色，例如 #00796b。')}
            labels={labelsFor(say)}
            {...(derived ? { derived, labels: labelsFor(say) } : {})}
            value={value}
            onChange={(change) => {
              if (change.value !== undefined) set(change.value);
              onChange(change);
            }}
          />
        )}
      </Held>
    );
  },
});

export const TypedOrPicked = meta.story({
  args: {
    hint: 'x',
    suggestions: [
      { value: '#1565c0', label: 'Harbour blue' },
      { value: '#c62828', label: 'Lantern red' },
    ],
  },
});
TypedOrPicked.test(
  'reads #rrggbb while it is typed and #rgb when the box is left',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(box);
    await userEvent.type(box, '#0A7');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: undefined, typed: '#0A7' });
    await userEvent.tab();
    await expect(box).toHaveValue('#00aa77');
    await userEvent.clear(box);
    await userEvent.type(box, '#112233');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#112233', typed: '#112233' });
  },
);
TypedOrPicked.test(
  'takes a pasted rgb() at once and keeps an unreadable text in sight',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Primary colour' });
    await userEvent.clear(box);
    await userEvent.paste('rgb(0, 170, 119)');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '#00aa77', typed: 'rgb(0, 170, 119)' });
    await userEvent.tab();
    await expect(box).toHaveValue('#00aa77');
    await userEvent.clear(box);
    await userEvent.type(box, 'teal');
    await userEvent.tab();
    await expect(box).toHaveValue('teal');
  },
);
TypedOrPicked.test('moves saturation, brightness and hue by the keyboard', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Choose colour: Primary colour' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Choose colour: Primary colour' });
  const saturation = screen.getByRole('slider', { name: 'Saturation' });
  const brightness = screen.getByRole('slider', { name: 'Brightness' });
  await waitFor(() => expect(saturation).toHaveFocus());
  await userEvent.keyboard('{ArrowLeft}');
  await expect(saturation).toHaveAttribute('aria-valuetext', '99%');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await expect(brightness).toHaveFocus();
  await expect(brightness).toHaveAttribute('aria-valuetext', '57%');
  await userEvent.keyboard('{Home}{PageDown}');
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '#787878' }));
  await expect(screen.getByRole('slider', { name: 'Hue' })).toHaveAttribute('aria-valuetext', '173°');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await expect(opener).toHaveFocus();
});
TypedOrPicked.test(
  'takes a shade where the pointer is and a suggestion by a press',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose colour: Primary colour' }));
    const area = await screen.findByRole('group', { name: 'Shade' });
    const { left, top } = area.getBoundingClientRect();
    await userEvent.pointer([{ keys: '[MouseLeft]', target: area, coords: { clientX: left, clientY: top } }]);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '#ffffff' }));
    const suggestion = screen.getByRole('button', { name: 'Lantern red' });
    await userEvent.click(suggestion);
    await expect(canvas.getByRole('textbox')).toHaveValue('#c62828');
    await expect(suggestion).toHaveAttribute('aria-pressed', 'true');
  },
);

export const EmptyMeansDerived = meta.story({ args: { value: '', derived: '#5b3f8c' } });
EmptyMeansDerived.test(
  'shows what is derived, and gives a chosen colour up again',
  async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Primary colour' });
    await expect(box).toHaveAttribute('placeholder', '#5b3f8c');
    await userEvent.type(box, '#112233');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose colour/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use the derived colour' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '', typed: '' });
    await expect(box).toHaveValue('');
    await expect(screen.queryByRole('button', { name: 'Use the derived colour' })).toBeNull();
  },
);

export const WithError = meta.story({ args: { error: 'x' } });
export const ReadOnly = meta.story({ args: { readOnly: true } });
export const Disabled = meta.story({ args: { disabled: true } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
