import { type ColorName, contrast, contrastTable, deriveTheme, type Hex, type Mode } from '@esg/tokens';
import type { TokenDoc } from '@esg/tokens/docs';
import { apca } from '@esg/tokens/studio';
import { Inline, Stack, Text } from '@esg/ui';
import { useStoryBrand } from '../../kit/story-brand.ts';
import { TokenTable } from './TokenTable.tsx';

type Colors = Readonly<Record<ColorName, string>>;
type Pair = { readonly color: ColorName; readonly ground: ColorName; readonly least: number };

const pairs: readonly Pair[] = contrastTable.flatMap(({ colors, on, least }) =>
  colors.flatMap((color) => on.map((ground) => ({ color, ground, least }))),
);
const isHex = (color: string): color is Hex => /^#[0-9a-f]{6}$/.test(color);
const shortOf = (name: string) => name.replace('esg-color-', '');

const Swatch = ({ color }: { color: string }) => (
  <Inline gap={2} wrap={false}>
    <span
      style={{
        width: 32,
        height: 32,
        flex: 'none',
        background: color,
        border: '1px solid var(--esg-color-border-control)',
        borderRadius: 'var(--esg-radius-small)',
      }}
    />
    <code>{color}</code>
  </Inline>
);

const partnersOf = (name: string) => pairs.filter(({ color, ground }) => color === name || ground === name);
const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The role's counterparts, with the required and the actual ratio; APCA beside it. */
const Partners = ({ name, colors }: { name: string; colors: Colors }) => (
  <ul style={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {partnersOf(name).map(({ color, ground, least }) => {
      const text = colors[color];
      const back = colors[ground];
      if (!isHex(text) || !isHex(back)) return null;
      const partner = color === name ? `on ${shortOf(ground)}` : `under ${shortOf(color)}`;
      return (
        <li key={`${color} ${ground}`}>
          <Text as="span" size="xs">
            {`${partner}: ${figure.format(contrast(text, back))} (least ${least}), Lc ${Math.round(Math.abs(apca(text, back)))}`}
          </Text>
        </li>
      );
    })}
  </ul>
);

/** Every colour role in the brand of the toolbar: value in both modes, and its contrast to all its counterparts. */
export const ColorRoles = ({ mode }: { mode: Mode }) => {
  const { colorSetting } = useStoryBrand();
  const light = deriveTheme(colorSetting, 'light').colors;
  const dark = deriveTheme(colorSetting, 'dark').colors;
  const cells = ({ name }: TokenDoc) => [
    <Stack key="values" gap={2}>
      <Swatch color={light[name as ColorName]} />
      <Swatch color={dark[name as ColorName]} />
    </Stack>,
    <Partners key="partners" name={name} colors={mode === 'dark' ? dark : light} />,
  ];
  return (
    <TokenTable
      caption="Colour roles"
      prefixes={['esg-color-']}
      columns={['Light, dark', `Contrast partners (${mode})`]}
      cells={cells}
    />
  );
};
