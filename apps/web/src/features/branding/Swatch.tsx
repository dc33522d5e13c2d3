import { ColorSwatch } from '@esg/app-kit/brand-studio';
import { Inline, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';

const readable = /^#[0-9a-f]{6}$/i;

/** A colour and its code. Empty: the theme derives it. */
export const ColorValue = ({ color }: { readonly color: string }) => (
  <Inline gap={2} wrap={false}>
    {readable.test(color) && <ColorSwatch color={color} />}
    {color === '' ? (
      <Text as="span" tone="muted">
        <Trans>derived</Trans>
      </Text>
    ) : (
      <Text as="span" numeric>
        {color}
      </Text>
    )}
  </Inline>
);

/** Colours at a glance. Hidden from screen readers: their names and values are elsewhere. */
export const Swatches = ({ colors }: { readonly colors: readonly string[] }) => (
  <Inline gap={1} wrap={false}>
    {colors
      .filter((color) => readable.test(color))
      .map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may stand twice, and places never move.
        <ColorSwatch key={place} color={color} />
      ))}
  </Inline>
);
