import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './SearchField.guide.ts';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  component: SearchField,
  parameters: { guide },
  args: { label: 'Search', value: '', onChange: fn(), labels: { clear: 'Clear' } },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <SearchField
            {...args}
            label={say('Search disclosures', '搜尋披露')}
            placeholder={say('Code or words', '編號或字詞')}
            labels={{ clear: say('Clear search', '清除搜尋') }}
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
Empty.test('is found by role and name', async ({ canvas }) =>
  expect(canvas.getByRole('searchbox', { name: 'Search disclosures' })).toBeVisible(),
);
export const Filled = meta.story({ args: { value: '305-1' } });
Filled.test('empties by Escape and by its button, keeping focus', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole('searchbox');
  await userEvent.click(box);
  await userEvent.keyboard('{Escape}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
  await userEvent.type(box, 'water');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(box).toHaveValue('');
  await expect(box).toHaveFocus();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
