import { type ModelMatrix as Matrix, type ModelChart, matrixNumbers, matrixPlaces } from '@esg/contract';
import { ScatterChart, type ScatterPoint } from '@esg/ui/charts';
import * as css from './pages.css.ts';

type ModelMatrixProps = {
  readonly chart: ModelChart;
  readonly matrix: Matrix;
  readonly format: (value: string) => string;
};

const heightPx = 420;

/** Topics at one place are one point with all their names. */
const pointsOf = (chart: ModelChart, format: ModelMatrixProps['format']): ScatterPoint[] => {
  const {
    categories,
    series: [across, up],
    matrix,
  } = chart;
  const said = (value: string | null | undefined) => (value == null ? (matrix?.heads.unscored ?? '–') : format(value));
  return matrixPlaces(chart).map(({ number, x, y, places }) => {
    const [place, ...others] = places;
    const label = categories[place] ?? '';
    const display = `${across?.name} ${said(across?.values[place])}, ${up?.name} ${said(up?.values[place])}`;
    const isPassed = matrix?.material && places.some((each) => matrix.material?.[each]);
    const point = { id: String(place), label, number, x, y, display, isPassed };
    if (others.length === 0) return point;
    return { ...point, label: `${label} +${others.length}`, members: places.map((each) => categories[each] ?? '') };
  });
};

/** The matrix of material topics with its table, which has the numbers of those whose name has no room in the drawing. */
export const ModelMatrix = ({ chart, matrix, format }: ModelMatrixProps) => {
  const { title, series, categories } = chart;
  const { length, thresholds, passing, quadrants, heads, verdicts, note } = matrix;
  const axis = { min: 0, max: length };
  const numbers = matrixNumbers(chart);
  return (
    <>
      <ScatterChart
        label={title}
        points={pointsOf(chart, format)}
        x={{ label: series[0]?.name ?? '', ...axis }}
        y={{ label: series[1]?.name ?? '', ...axis }}
        thresholds={{ x: Number(thresholds.x), y: Number(thresholds.y) }}
        thresholdText={{ name: ({ label }) => label, value: ({ value }) => format(String(value)) }}
        passing={passing}
        quadrants={quadrants}
        heightPx={heightPx}
        formatTick={(value) => format(String(value))}
      />
      <p className={css.prose}>{note}</p>
      <table className={css.richTable}>
        <thead>
          <tr>
            <td />
            <th scope="col">{heads.topic}</th>
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{heads.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {categories.map((label, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two topics may have the same name
            <tr key={place}>
              <td>{numbers[place] ?? '–'}</td>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{values[place] == null ? '–' : format(values[place])}</td>
              ))}
              <td>{verdicts[place]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
