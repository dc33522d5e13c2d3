import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './CountrySelect.guide.ts';
import { CountrySelect } from './CountrySelect.tsx';

const meta = preview.meta({
  component: CountrySelect,
  parameters: { guide },
  args: { label: 'Headquarters', value: 'HK', onChange: fn(), countries: [], labels: { list: '', none: '' } },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <CountrySelect
            label={say('Headquarters', '總部所在地')}
            labels={{
              list: say('Countries and regions', '國家及地區'),
              none: say('No country matches.', '沒有相符的國家。'),
            }}
            locale={String(globals.locale ?? 'en')}
            names={{
              GAZA_STRIP: say('Gaza Strip', '加沙地帶'),
              WEST_BANK: say('West Bank', '約旦河西岸'),
              ZZ: say('International', '國際'),
            }}
            value={value}
            onChange={(change) => {
              set(change.value);
              args.onChange(change);
            }}
          />
        )}
      </Held>
    );
  },
});

export const AnyCountry = meta.story({});
AnyCountry.test('draws only the rows in sight and follows the keyboard', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox');
  await userEvent.click(box);
  const list = screen.getByRole('listbox');
  await expect(list.querySelectorAll('[role="option"]').length).toBeLessThan(30);
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  const active = () => document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  await waitFor(() => {
    const row = active()?.getBoundingClientRect();
    const frame = list.getBoundingClientRect();
    expect(row && row.top >= frame.top - 1 && row.bottom <= frame.bottom + 1).toBe(true);
  });
  await userEvent.type(box, '{Control>}a{/Control}sing{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'SG' });
});
AnyCountry.test('finds a place that no standard names', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('combobox'), '{Control>}a{/Control}gaza{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'GAZA_STRIP' });
});
AnyCountry.test('finds a country by its code, and shows the choice again on Escape', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('combobox', { name: 'Headquarters' });
  await userEvent.type(box, '{Control>}a{/Control}sg');
  await expect(await screen.findByRole('option', { name: /Singapore/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await expect(box).toHaveValue('Hong Kong');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
