import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './BulletChart.guide.ts';
import { BulletChart } from './BulletChart.tsx';

type Say = ReturnType<typeof speak>;

const Targets = ({ say }: { say: Say }) => (
  <div style={{ maxWidth: '44rem' }}>
    <BulletChart
      label={say('Targets for 2030', '2030 年目標')}
      highlight="energy"
      rows={[
        {
          id: 'energy',
          label: say('Renewable electricity', '可再生電力'),
          value: '62.5',
          display: '62.5%',
          target: { value: '100', display: say('Target 100%', '目標 100%') },
          ranges: ['30', '60', '100'],
        },
        {
          id: 'water',
          label: say('Water saved since 2020', '2020 年以來節約的用水'),
          value: '18400',
          display: '18,400 m³',
          target: { value: '15000', display: say('Target 15,000 m³', '目標 15,000 立方米') },
        },
        {
          id: 'waste',
          label: say('Waste recycled', '回收廢物'),
          value: undefined,
          display: say('Not yet', '尚無數據'),
        },
      ]}
    />
  </div>
);

const meta = preview.meta({ component: BulletChart, parameters: { guide }, args: { label: '', rows: [] } });

export const FiguresAgainstTargets = meta.story({ render: (_, { globals }) => <Targets say={speak(globals)} /> });
FiguresAgainstTargets.test('tells figure and target of every row by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: 'Renewable electricity: 62.5%; Target 100%' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('listitem', { name: 'Waste recycled: Not yet' })).toHaveFocus();
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Targets say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
