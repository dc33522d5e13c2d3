import { isDrawn, type ModelMatrix as Matrix, type ModelChart } from '@esg/contract';
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
  const said = (value: string | null) => (value === null ? (matrix?.heads.unscored ?? '–') : format(value));
  const placed = categories.flatMap((label, place) => {
    const x = across?.values[place] ?? null;
    const y = up?.values[place] ?? null;
    return isDrawn(chart, place) ? [{ id: String(place), place, label, x, y }] : [];
  });
  // What is not scored on one side alone stands at its edge.
  return [...Map.groupBy(placed, ({ x, y }) => `${Number(x)} ${Number(y)}`).values()].flatMap((all) => {
    const [first, ...others] = all;
    if (!first) return [];
    const { id, label, x, y } = first;
    const display = `${across?.name} ${said(x)}, ${up?.name} ${said(y)}`;
    const isPassed = matrix?.material && all.some((each) => matrix.material?.[each.place]);
    const point = { id, label, x: Number(x), y: Number(y), display, isPassed };
    if (others.length === 0) return [point];
    return [{ ...point, label: `${label} +${others.length}`, members: all.map((each) => each.label) }];
  });
};

/** The matrix of material topics with its table: not every name has room in the drawing. */
export const ModelMatrix = ({ chart, matrix, format }: ModelMatrixProps) => {
  const { title, series, categories } = chart;
  const { length, thresholds, passing, quadrants, heads, verdicts, note } = matrix;
  const axis = { min: 0, max: length };
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
