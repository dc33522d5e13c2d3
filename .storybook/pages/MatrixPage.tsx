import { type ColorName, contrastTable, lightColors } from '@esg/tokens';
import { Heading, Stack } from '@esg/ui';
import type { ComponentType } from 'react';

type MatrixModule = { readonly Standard: { readonly input: { readonly render?: unknown } } };

const modules = import.meta.glob<MatrixModule>('../../packages/ui/src/**/*.qa.stories.tsx', { eager: true });

/** They float above the page, so many at once would hide it; their own matrix stories show them. */
const floating = /\/(ConfirmDialog|ContextMenu|Dialog|Menu|Popover|Sheet|SplitButton|Toast|Tooltip|CommandPalette)\//;

const matrices = Object.entries(modules)
  .filter(([path]) => !floating.test(path))
  .map(([path, { Standard }]) => ({
    name: path.replace(/^.*\//, '').replace('.qa.stories.tsx', ''),
    Matrix: Standard.input.render as ComponentType,
  }));

const swatchNames = Object.keys(lightColors) as ColorName[];

/** A flat field of every colour role; its middle has exactly the role's value. */
const Swatches = () => (
  <div data-sample="swatches" style={{ display: 'flex', flexWrap: 'wrap' }}>
    {swatchNames.map((name) => (
      <div key={name} data-color={name} style={{ width: 24, height: 24, background: `var(--${name})` }} />
    ))}
  </div>
);

const pairs = contrastTable.flatMap(({ colors, on, least }) =>
  colors.flatMap((color) => on.map((ground) => ({ color, ground, least }))),
);

const pairBox = { width: 32, height: 24, display: 'grid', placeItems: 'center', font: '600 16px/1 sans-serif' };

/** Every pair of the contrast table as in use: text as a letter, graphics as a mark. */
const Pairs = () => (
  <div aria-hidden data-sample="pairs" style={{ display: 'flex', flexWrap: 'wrap' }}>
    {pairs.map(({ color, ground, least }) => (
      <span
        key={`${color} ${ground}`}
        data-color={color}
        data-ground={ground}
        data-least={least}
        style={{ ...pairBox, background: `var(--${ground})`, color: `var(--${color})` }}
      >
        {least === 4.5 ? 'H' : <span style={{ width: 12, height: 12, background: 'currentColor' }} />}
      </span>
    ))}
  </div>
);

/** A component that fills a window would be as high as this page. */
const asHighAsContent = '[data-box]>*{min-height:0}';

/** A component's matrix in a box that contains parts fixed to the page. */
const Boxed = ({ Matrix }: { Matrix: ComponentType }) => (
  <div data-box style={{ transform: 'translateZ(0)', overflow: 'hidden', maxHeight: '60rem' }}>
    <Matrix />
  </div>
);

/** All colour roles, all pairs that must be readable, and the matrix of every component, in the theme of the page. */
export const MatrixPage = () => (
  <div data-matrix-page style={{ background: 'var(--esg-color-surface-page)', padding: 16, width: 1200 }}>
    <style>{asHighAsContent}</style>
    <Stack align="stretch" gap={4}>
      <div data-samples>
        <Swatches />
        <Pairs />
      </div>
      {matrices.map(({ name, Matrix }) => (
        <section key={name} aria-label={name} data-matrix={name}>
          <Stack align="stretch" gap={2}>
            <Heading level={2} size="sm">
              {name}
            </Heading>
            <Boxed Matrix={Matrix} />
          </Stack>
        </section>
      ))}
    </Stack>
  </div>
);
