import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import * as css from './Swatch.css.ts';

const readable = /^#[0-9a-f]{6}$/i;

/** A colour and how it is written. Empty: the theme derives it. */
export const ColorValue = ({ color }: { readonly color: string }) => (
  <span className={css.color}>
    {readable.test(color) && <span className={css.swatch} style={{ backgroundColor: color }} aria-hidden />}
    {color === '' ? (
      <Text as="span" tone="muted">
        <Trans>derived</Trans>
      </Text>
    ) : (
      <Text as="span" numeric>
        {color}
      </Text>
    )}
  </span>
);

/** Colours at a glance. Silent: their names and values stand elsewhere. */
export const Swatches = ({ colors }: { readonly colors: readonly string[] }) => (
  <span className={css.swatches} aria-hidden>
    {colors
      .filter((color) => readable.test(color))
      .map((color, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may stand twice, and places never move.
        <span key={place} className={css.swatch} style={{ backgroundColor: color }} />
      ))}
  </span>
);
