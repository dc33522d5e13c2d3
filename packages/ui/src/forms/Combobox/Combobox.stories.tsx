import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './Combobox.guide.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const units = (say: ReturnType<typeof speak>) => [
  { value: 't', label: say('tonne', '公噸'), detail: 't' },
  { value: 'kg', label: say('kilogram', '公斤'), detail: 'kg' },
  { value: 'MWh', label: say('megawatt hour', '兆瓦時'), detail: 'MWh' },
  { value: 'GJ', label: say('gigajoule', '吉焦耳'), detail: 'GJ' },
  { value: 'm3', label: say('cubic metre', '立方米'), detail: 'm³' },
];

const meta = preview.meta({
  component: Combobox,
  parameters: { guide },
  args: { label: 'Unit', value: '', onChange: fn(), options: [], labels: { list: 'Units', none: 'None' } },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <Combobox
            {...args}
            search={undefined}
            label={say('Unit', '單位')}
            labels={{
              list: say('Units', '單位列表'),
              clear: say('Clear unit', '清除單位'),
              none: say('No unit matches.', '沒有相符的單位。'),
            }}
            options={units(say)}
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

export const Empty = meta.story();
Empty.test('filters while typing; arrows move, Enter picks', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox', { name: 'Unit' });
  await userEvent.type(box, 'gram');
  await expect(screen.getAllByRole('option')).toHaveLength(1);
  await expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'kg' });
  await expect(box).toHaveValue('kilogram');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
});
Empty.test('says when nothing matches and goes back to the choice on leaving', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('combobox');
  await userEvent.type(box, 'xyz');
  await expect(screen.getByRole('status')).toHaveTextContent('No unit matches.');
  await expect(box).not.toHaveAttribute('aria-controls');
  await userEvent.tab();
  await expect(box).toHaveValue('');
});

export const Chosen = meta.story({ args: { value: 'MWh' } });
Chosen.test('takes the choice back by its button', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Clear unit' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
});
export const Open = meta.story({
  args: { value: 'MWh' },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('combobox')),
});

const colleagues = ['Grace Lam', 'Ravi Shah', 'Inês Prado', 'Lam Ka Yan'].map((label) => ({ value: label, label }));
/** Answers like a gateway: late, and only to the last question. */
const Searched = ({ args, say }: { args: ComboboxProps; say: ReturnType<typeof speak> }) => {
  const [value, setValue] = useState('');
  const [options, setOptions] = useState<typeof colleagues>([]);
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (asked === undefined) return;
    const answer = setTimeout(() => {
      setOptions(colleagues.filter(({ label }) => label.toLowerCase().includes(asked.toLowerCase())));
      setAsked(undefined);
    }, 100);
    return () => clearTimeout(answer);
  }, [asked]);
  return (
    <Combobox
      label={say('Entities manager', '實體管理員')}
      value={value}
      options={options}
      search={{
        onSearch: ({ query }) => setAsked(query),
        pending: asked !== undefined,
        chosen: colleagues.find((colleague) => colleague.value === value),
      }}
      labels={{
        list: say('Colleagues', '同事'),
        none: say('Nobody matches.', '沒有相符的人。'),
        pending: say('Searching', '搜尋中'),
      }}
      onChange={(change) => {
        setValue(change.value);
        args.onChange?.(change);
      }}
    />
  );
};
export const SearchedElsewhere = meta.story({
  render: (args, { globals }) => <Searched args={args} say={speak(globals)} />,
});
SearchedElsewhere.test('says that it searches, then offers the answer', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('combobox', { name: 'Entities manager' });
  await userEvent.click(box);
  await expect(await screen.findByRole('status')).toHaveTextContent('Searching');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  await userEvent.type(box, 'lam');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'Lam Ka Yan' });
  await expect(box).toHaveValue('Lam Ka Yan');
});

Empty.test('tells how many match while one types', async ({ canvas, userEvent }) => {
  const box = canvas.getByRole('combobox');
  await userEvent.click(box);
  const region = screen.getByRole('status');
  await userEvent.keyboard('wh');
  await expect(screen.getByRole('status')).toBe(region);
  await expect(region).toHaveTextContent(`: ${screen.getAllByRole('option').length}`);
});
export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
