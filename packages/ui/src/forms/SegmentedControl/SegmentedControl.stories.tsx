import { ChartColumn, Table2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './SegmentedControl.guide.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = preview.meta({
  component: SegmentedControl,
  parameters: { guide },
  args: { label: 'View', value: 'chart', onChange: fn(), options: [] },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <SegmentedControl
            {...args}
            label={say('View', '檢視方式')}
            options={[
              {
                value: 'chart',
                label: say('Chart', '圖表'),
                icon: <ChartColumn aria-hidden size={16} strokeWidth={1.5} />,
              },
              { value: 'table', label: say('Table', '表格'), icon: <Table2 aria-hidden size={16} strokeWidth={1.5} /> },
            ]}
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

export const TwoViews = meta.story();
TwoViews.test('moves by arrows like radio buttons', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'table' });
  await expect(canvas.getByRole('radio', { name: 'Table' })).toBeChecked();
});
export const LabelHidden = meta.story({ args: { labelHidden: true } });
LabelHidden.test('keeps its name for screen readers', async ({ canvas }) =>
  expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeInTheDocument(),
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
