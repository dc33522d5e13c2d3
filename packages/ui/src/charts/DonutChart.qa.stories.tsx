import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { DonutChart } from './DonutChart.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const slices = Array.from({ length: 8 }, (_, place) => 8 - place).map((value) => ({
  id: String(value),
  label: `Part 部分 ${value}`,
  value,
  display: `${value} MWh`,
  share: `${Math.round((value / 36) * 100)}%`,
}));

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '30rem' }}>
      <DonutChart label="Parts" slices={slices} total={{ display: '36', unit: 'MWh' }} />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
