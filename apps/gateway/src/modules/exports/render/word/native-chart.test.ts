import type { ModelChart } from '@esg/contract';
import { expect, it } from 'vitest';
import { sampleModel } from '../testing/sample-model.ts';
import { thinFigures } from './native-chart.ts';

const fuels = (petrol: readonly (string | null)[]): ModelChart => ({
  title: 'Fuel consumption',
  unitSymbol: 'MWh',
  kind: 'stacked',
  categories: ['2023', '2024'],
  series: [
    { name: 'Diesel', values: ['1513', '1499'] },
    { name: 'Petrol', values: [...petrol] },
  ],
});
const model = { ...sampleModel({ disclosures: 1 }), language: 'en' as const, numberLocale: 'en-HK' };

it('says below a stack the figures of pieces that are too thin for them, and nothing where each piece has its own', () => {
  expect(thinFigures(fuels(['89', '63.5']), model)).toBe('Too thin for their figures: Petrol (2023: 89; 2024: 63.5).');
  expect(thinFigures(fuels(['89', null]), { ...model, language: 'zhTw' })).toBe(
    '圖中過窄而未標示數字的部分：Petrol（2023：89）。',
  );
  expect(thinFigures(fuels(['900', '800']), model)).toBe('');
  // Nought has no piece, and bars side by side have their figures above them.
  expect(thinFigures(fuels(['0', null]), model)).toBe('');
  expect(thinFigures({ ...fuels(['89', '63.5']), kind: 'bar' }, model)).toBe('');
});
