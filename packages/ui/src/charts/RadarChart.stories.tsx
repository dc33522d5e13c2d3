import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './RadarChart.guide.ts';
import { RadarChart } from './RadarChart.tsx';

type Say = ReturnType<typeof speak>;

const Ratings = ({ say, highlight }: { say: Say; highlight?: string }) => {
  const line = (id: string, label: string, values: number[]) => ({ id, label, values, displays: values.map(String) });
  return (
    <div style={{ maxWidth: '36rem' }}>
      <RadarChart
        label={say('Maturity by topic', '按議題劃分的成熟度')}
        axes={[
          say('Climate', '氣候'),
          say('Water and effluents', '水資源及污水'),
          say('People', '員工'),
          say('Supply chain', '供應鏈'),
          say('Governance', '管治'),
        ]}
        series={[
          line('us', say('Verdant', '翠綠'), [4, 2.5, 3, 1.5, 4.5]),
          line('peers', say('Peers', '同業'), [3, 3, 3.5, 2.5, 3]),
        ]}
        max={5}
        highlight={highlight}
        formatTick={String}
      />
    </div>
  );
};

const meta = preview.meta({
  component: RadarChart,
  parameters: { guide },
  args: { label: '', axes: [], series: [], formatTick: (value: number) => String(value) },
});

export const ProfilesOverTopics = meta.story({ render: (_, { globals }) => <Ratings say={speak(globals)} /> });
ProfilesOverTopics.test('goes round the topics by keyboard and tells both profiles', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: 'Climate: Verdant 4; Peers 3' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('listitem', { name: 'Water and effluents: Verdant 2.5; Peers 3' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('listitem', { name: 'Governance: Verdant 4.5; Peers 3' })).toHaveFocus();
});
export const OneHighlighted = meta.story({
  render: (_, { globals }) => <Ratings say={speak(globals)} highlight="us" />,
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Ratings say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
