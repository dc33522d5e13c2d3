import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './SankeyChart.guide.ts';
import { SankeyChart } from './SankeyChart.tsx';

type Say = ReturnType<typeof speak>;

const Energy = ({ say, highlight }: { say: Say; highlight?: string }) => (
  <div style={{ maxWidth: '48rem' }}>
    <SankeyChart
      label={say('Energy from source to use', '能源由來源至用途')}
      highlight={highlight}
      nodes={[
        { id: 'grid', label: say('Bought electricity', '外購電力'), display: '5,300 MWh' },
        { id: 'gas', label: say('Towngas', '煤氣'), display: '2,020 MWh' },
        { id: 'sun', label: say('Own solar power', '自設太陽能'), display: '1,100 MWh' },
        { id: 'office', label: say('Offices', '辦公室'), display: '2,900 MWh' },
        { id: 'plant', label: say('Plant', '廠房'), display: '5,520 MWh' },
      ]}
      links={[
        { source: 'grid', target: 'office', value: '2100', display: '2,100 MWh' },
        { source: 'grid', target: 'plant', value: '3200', display: '3,200 MWh' },
        { source: 'gas', target: 'plant', value: '2020', display: '2,020 MWh' },
        { source: 'sun', target: 'office', value: '800', display: '800 MWh' },
        { source: 'sun', target: 'plant', value: '300', display: '300 MWh' },
      ]}
    />
  </div>
);

const meta = preview.meta({ component: SankeyChart, parameters: { guide }, args: { label: '', nodes: [], links: [] } });

export const FromSourceToUse = meta.story({ render: (_, { globals }) => <Energy say={speak(globals)} /> });
FromSourceToUse.test('tells nodes and then flows by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: 'Bought electricity: 5,300 MWh' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('listitem', { name: 'Own solar power → Plant: 300 MWh' })).toHaveFocus();
});
export const OneHighlighted = meta.story({
  render: (_, { globals }) => <Energy say={speak(globals)} highlight="sun" />,
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Energy say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
