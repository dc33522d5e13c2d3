import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './PhoneField.guide.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const dialCodes = [
  ['HK', '+852'],
  ['MO', '+853'],
  ['CN', '+86'],
  ['GB', '+44'],
  ['DE', '+49'],
] as const;

const meta = preview.meta({
  component: PhoneField,
  parameters: { guide },
  args: { label: '', value: '', onChange: fn(), countries: [], labels: { country: '' } },
  render: (given: PhoneFieldProps, { globals }) => {
    const { value: start, ...args } = controlled(given);
    const say = speak(globals);
    const names = new Intl.DisplayNames(say('en', 'zh-Hant-HK'), { type: 'region' });
    return (
      <Held start={start}>
        {(value, set) => (
          <PhoneField
            {...args}
            label={say('Telephone', '電話號碼')}
            labels={{ country: say('Country:', '國家或地區：') }}
            countries={dialCodes.map(([code, dialCode]) => ({ code, dialCode, name: names.of(code) ?? code }))}
            value={value}
            onChange={(change) => {
              if (change.value !== undefined) set(change.value);
              args.onChange(change);
            }}
          />
        )}
      </Held>
    );
  },
});

export const HongKongFirst = meta.story();
HongKongFirst.test('keeps the international form of what is typed as at home', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('textbox', { name: 'Telephone' });
  await userEvent.click(box);
  await expect(await canvas.findByText('+852')).toBeVisible();
  await userEvent.type(box, '2123');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: undefined, typed: '2123', country: 'HK' });
  // The numbering plans may still be loading.
  await waitFor(async () => {
    await userEvent.clear(box);
    await userEvent.type(box, '21234567');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '+85221234567', typed: '21234567', country: 'HK' });
  });
  await userEvent.tab();
  await expect(box).toHaveValue('2123 4567');
});
HongKongFirst.test(
  'shows what is dialled before the number, also before anybody types',
  async ({ canvas, userEvent }) => {
    // Once: the country's box has no room for it.
    await expect(canvas.getByText(/\+852/)).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Telephone' }));
    await userEvent.paste('+44 20 7946 0958');
    await expect(await canvas.findByText('+44')).toBeVisible();
  },
);
HongKongFirst.test('chooses the country of a number that begins with +', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('textbox', { name: 'Telephone' });
  await userEvent.click(box);
  await expect(await canvas.findByText('+852')).toBeVisible();
  await userEvent.paste('+44 20 7946 0958');
  await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Country: Telephone' })).toHaveValue('GB'));
});

HongKongFirst.test('draws the countries when somebody comes to their box', async ({ canvas, userEvent }) => {
  const country = canvas.getByRole('combobox', { name: 'Country: Telephone' });
  await expect(country).toHaveDisplayValue(/Hong Kong/);
  await expect(canvas.getAllByRole('option')).toHaveLength(1);
  await userEvent.tab();
  await expect(country).toHaveFocus();
  await expect(canvas.getAllByRole('option')).toHaveLength(5);
  await expect(country).toHaveValue('HK');
  await userEvent.selectOptions(country, 'GB');
  await expect(country).toHaveDisplayValue(/United Kingdom/);
});
HongKongFirst.test('draws them for a press as well, before it opens the list', async ({ canvas }) => {
  fireEvent.pointerDown(canvas.getByRole('combobox', { name: 'Country: Telephone' }));
  await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(5));
});

export const WithANumber = meta.story({ args: { value: '+493012345678' } });
WithANumber.test('shows it as its country writes it', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('030 12345678'));
  await expect(canvas.getByRole('combobox')).toHaveValue('DE');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
