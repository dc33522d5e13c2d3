import { type VisionDeficiency, visionDeficiencies, visionMatrices } from '@esg/tokens/studio';

const idOf = (deficiency: VisionDeficiency) => `brand-studio-${deficiency}`;

/** Rows of three, as a filter wants them: red, green, blue, alpha, shift; alpha stays. */
const valuesOf = (matrix: readonly number[]): string =>
  [0, 3, 6]
    .map((row) => `${matrix.slice(row, row + 3).join(' ')} 0 0`)
    .join(' ')
    .concat(' 0 0 0 1 0');

/** CSS filter that shows what someone with this deficiency sees; needs `VisionFilters` on the page. */
export const visionFilter = (vision: 'full' | VisionDeficiency): string | undefined =>
  vision === 'full' ? undefined : `url(#${idOf(vision)})`;

/** The filters themselves. They compute in linear light, as the model of colour vision asks. */
export const VisionFilters = () => (
  <svg width="0" height="0" aria-hidden="true" focusable="false" style={{ position: 'absolute' }}>
    <defs>
      {visionDeficiencies.map((deficiency) => (
        <filter key={deficiency} id={idOf(deficiency)} colorInterpolationFilters="linearRGB">
          <feColorMatrix type="matrix" values={valuesOf(visionMatrices[deficiency])} />
        </filter>
      ))}
    </defs>
  </svg>
);
