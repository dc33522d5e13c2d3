import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { guide } from './DonutChart.guide.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = preview.meta({
  component: DonutChart,
  parameters: { guide },
  args: {
    label: 'Energy by source',
    total: { display: '8,420', unit: 'MWh' },
    slices: [
      { id: 'grid', label: 'Bought electricity', value: 5300, display: '5,300 MWh', share: '63%' },
      { id: 'gas', label: '煤氣', value: 2020, display: '2,020 MWh', share: '24%' },
      { id: 'sun', label: 'Own solar power', value: 1100, display: '1,100 MWh', share: '13%' },
    ],
  },
});

export const PartsOfAWhole = meta.story();
PartsOfAWhole.test('tells every part with its figure and share', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'Energy by source' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Bought electricity5,300 MWh63%');
});
export const OneIsAll = meta.story({
  args: { slices: [{ id: 'grid', label: 'Bought electricity', value: 8420, display: '8,420 MWh', share: '100%' }] },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
