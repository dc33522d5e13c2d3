import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { ScatterChart } from './ScatterChart.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const axis = { label: 'Impact 影響', min: 0, max: 5 };
const points = [1, 2, 3, 4].map((value) => ({
  id: String(value),
  label: `Topic 議題 ${value}`,
  x: value,
  y: value,
  display: String(value),
  group: String(value % 2),
}));

const Matrix = () => (
  <OnEverySurface>
    <div style={{ width: '30rem' }}>
      <ScatterChart
        label="Topics"
        points={points}
        x={axis}
        y={axis}
        formatTick={String}
        groups={[0, 1].map((id) => ({ id: String(id), label: `Group 類別 ${id}` }))}
        quadrants={{ topLeft: 'Left 左', bottomRight: 'Right 右' }}
        thresholds={{ x: 2.5, y: 2.5 }}
        onThresholdsChange={() => {}}
        thresholdText={{ name: ({ label }) => label, value: ({ value }) => String(value) }}
      />
    </div>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
