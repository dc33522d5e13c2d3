import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { guide } from './Progress.guide.ts';
import { Progress, ProgressRing } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  parameters: { guide },
  args: { value: 0.42, label: 'Disclosures completed', valueText: '17 of 40 disclosures' },
});

export const HalfWay = meta.story();
HalfWay.test('says how far it is in words', async ({ canvas }) => {
  const bar = canvas.getByRole('progressbar', { name: 'Disclosures completed' });
  await expect(bar).toHaveAttribute('aria-valuetext', '17 of 40 disclosures');
  await expect(bar).toHaveAttribute('aria-valuenow', '42');
});
export const Complete = meta.story({ args: { value: 1, tone: 'success', valueText: '40 of 40 disclosures' } });
export const Rings = meta.story({
  render: () => (
    <Inline gap={6}>
      {[0, 0.12, 0.5, 0.86, 1].map((value) => (
        <ProgressRing key={value} value={value} label={`Energy ${value}`}>{`${value * 100} %`}</ProgressRing>
      ))}
      <ProgressRing value={0.3} size="small" label="Water" />
      <ProgressRing value={0.64} size="large" label="Waste">
        64 %
      </ProgressRing>
    </Inline>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
