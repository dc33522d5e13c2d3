import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { LineChart } from './LineChart.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const categories = ['2024', '2025', '2026'];
const series = Array.from({ length: 8 }, (_, place) => place).map((place) => {
  const values = [place * 10, place * 12 + 4, place * 9 + 2];
  return { id: String(place), label: `Line 線 ${place}`, values, displays: values.map(String) };
});

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '40rem' }}>
      <LineChart label="Lines" categories={categories} series={series} formatTick={String} />
    </div>
    <div style={{ width: '20rem' }}>
      <LineChart label="Area" categories={categories} series={series.slice(2, 4)} area formatTick={String} />
    </div>
    <div style={{ width: '36rem' }}>
      <LineChart
        label="Stacked"
        categories={categories}
        series={series.slice(0, 4)}
        area="stacked"
        highlight="1"
        formatTick={String}
      />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
