import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { controlled, Held, speak } from '../story-kit.tsx';
import { guide } from './TextArea.guide.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  component: TextArea,
  parameters: { guide },
  args: { label: 'Approach', value: '', onChange: fn() },
  render: (given, { globals }) => {
    const args = controlled(given);
    const say = speak(globals);
    return (
      <Held start={args.value}>
        {(value, set) => (
          <TextArea
            {...args}
            label={say('How do you manage this topic?', '貴公司如何管理這項議題？')}
            hint={say('Policies, goals and who is responsible.', '政策、目標及負責人。')}
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
Empty.test('takes several lines and grows with them', async ({ canvas, userEvent, args }) => {
  const box = canvas.getByRole<HTMLTextAreaElement>('textbox');
  const before = box.clientHeight;
  await userEvent.type(box, 'one{Enter}two{Enter}3{Enter}4{Enter}5{Enter}6{Enter}7{Enter}8');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'one\ntwo\n3\n4\n5\n6\n7\n8' });
  await expect(box.clientHeight).toBeGreaterThan(before);
});

export const Long = meta.story({ args: { value: 'We reduce what we use before we buy what is green. '.repeat(20) } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
