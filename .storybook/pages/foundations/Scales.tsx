import type { TokenDoc } from '@esg/tokens/docs';
import { Inline, Text } from '@esg/ui';
import type { CSSProperties, ReactNode } from 'react';
import { TokenTable } from './TokenTable.tsx';

type Sample = (token: TokenDoc) => ReactNode;

const block: CSSProperties = { background: 'var(--esg-color-accent-solid)', height: 16 };
const tile: CSSProperties = {
  width: 96,
  height: 64,
  background: 'var(--esg-color-surface-overlay)',
  border: '1px solid var(--esg-color-border-default)',
};

const typeSample: Sample = ({ name, path }) => {
  const variable = `var(--${name})`;
  const style: CSSProperties = path.startsWith('font.size')
    ? { fontSize: variable }
    : path.startsWith('font.weight')
      ? { fontWeight: variable }
      : path.startsWith('font.family')
        ? { fontFamily: variable }
        : { lineHeight: variable };
  return (
    <span style={{ display: 'block', maxWidth: '28rem', ...style }}>
      Tonnes of CO₂ equivalent, 1,336.7 <span lang="zh-Hant-HK">溫室氣體排放的匯報範圍</span>
    </span>
  );
};

const lengthSample: Sample = ({ name }) => (
  <div style={{ maxWidth: '30rem', overflow: 'hidden' }}>
    <div style={{ ...block, width: `var(--${name})` }} />
  </div>
);
const radiusSample: Sample = ({ name }) => <div style={{ ...tile, borderRadius: `var(--${name})` }} />;
const shadowSample: Sample = ({ name }) => (
  <div style={{ padding: 16 }}>
    <div style={{ ...tile, borderRadius: 'var(--esg-radius-default)', boxShadow: `var(--${name})` }} />
  </div>
);

const values = ({ light, dark }: TokenDoc) => (
  <Inline gap={2}>
    <code>{light}</code>
    {dark !== light && (
      <Text as="span" size="sm" tone="muted">
        dark: <code>{dark}</code>
      </Text>
    )}
  </Inline>
);

type ScaleProps = { readonly caption: string; readonly prefixes: readonly string[]; readonly sample?: Sample };

const Scale = ({ caption, prefixes, sample }: ScaleProps) => (
  <TokenTable
    caption={caption}
    prefixes={prefixes}
    columns={sample ? ['Value', 'Sample'] : ['Value']}
    cells={(token) => (sample ? [values(token), sample(token)] : [values(token)])}
  />
);

/** Six sizes, two weights, in Latin and Chinese. */
export const TypeScale = () => <Scale caption="Type scale" prefixes={['esg-font-']} sample={typeSample} />;
/** The grid of 4 px. */
export const SpaceScale = () => <Scale caption="Space" prefixes={['esg-space-']} sample={lengthSample} />;
/** The radii of corners. */
export const RadiusScale = () => <Scale caption="Radius" prefixes={['esg-radius-']} sample={radiusSample} />;
/** Shadows of floating parts. */
export const ElevationScale = () => (
  <Scale caption="Elevation" prefixes={['esg-elevation-', 'esg-shadow-']} sample={shadowSample} />
);
/** Sizes of controls and of the frame, and the order of layers. */
export const SizeScale = () => (
  <Scale caption="Sizes and layers" prefixes={['esg-control-', 'esg-size-', 'esg-layer-']} />
);
