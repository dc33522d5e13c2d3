import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Inline } from '../../components/Stack/Stack.tsx';
import { speak } from '../story-kit.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Fieldset.guide.ts';
import { Fieldset } from './Fieldset.tsx';

const meta = preview.meta({
  component: Fieldset,
  parameters: { guide },
  args: { label: 'Target', children: null },
  render: ({ error, ...args }, { globals }) => {
    const say = speak(globals);
    return (
      <Fieldset
        {...args}
        label={say('Target', '目標')}
        hint={say('Against the base year of the organisation.', '以機構的基準年計算。')}
        error={error && say('The year must be after 2025.', '年份須在 2025 年之後。')}
        saved={say('Saved 10:42', '已儲存 10:42')}
      >
        <Inline gap={3}>
          <TextField label={say('Reduction', '減幅')} after="%" inputMode="numeric" defaultValue="42" />
          <TextField label={say('Year', '年份')} inputMode="numeric" defaultValue="2030" />
        </Inline>
      </Fieldset>
    );
  },
});

export const TwoBoxesOfOneQuestion = meta.story({});
TwoBoxesOfOneQuestion.test('names the group, and Tab goes from box to box', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('group', { name: 'Target' })).toHaveAccessibleDescription(
    'Against the base year of the organisation.',
  );
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Reduction' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('textbox', { name: 'Reduction' })).toHaveFocus();
});

export const WithSomethingWrong = meta.story({ args: { error: 'x' } });
WithSomethingWrong.test('reads the error out with the group', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Target' })).toHaveAccessibleDescription(
    'Against the base year of the organisation. The year must be after 2025.',
  );
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
