import type { BrandContent } from '@esg/contract';
import type { ColorSetting, SettingPath } from '@esg/tokens';
import { Banner, Button, Inline, Menu, MenuItem, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../i18n/formatters.ts';
import { ColorSwatch } from '../ColorSwatch.tsx';
import { type PaletteColor, suggestSetting } from '../model/palette.ts';
import type { LinkedStates } from '../use-linked-states.ts';
import type { Edit } from '../use-studio.ts';
import { useFieldWords } from '../words/use-field-words.ts';

type LogoColorsProps = {
  readonly value: BrandContent;
  readonly palette: readonly PaletteColor[];
  readonly failed: boolean;
  readonly hasLogo: boolean;
  readonly states: LinkedStates;
  readonly edit: Edit;
};

const targets = ['primary.color', 'secondary.color', 'special.color', 'special.secondaryColor'] as const;

/** The colours of the logo, each for any place, and one suggestion for the whole setting. */
export const LogoColors = ({ value, palette, failed, hasLogo, states, edit }: LogoColorsProps) => {
  const suggestion = suggestSetting(palette);
  if (!hasLogo) {
    return (
      <Text tone="muted">
        <Trans>Add a logo under Pictures, and its colours can be used from here.</Trans>
      </Text>
    );
  }
  if (failed) {
    return (
      <Banner tone="warning">
        <Trans>The colours of this logo can’t be read. Upload the logo again, or enter the colours by hand.</Trans>
      </Banner>
    );
  }
  const take = (colorSetting: ColorSetting) => edit({ ...value, colorSetting }, 'palette');
  return (
    <Stack gap={3}>
      <Stack as="ul" gap={2}>
        {palette.map((found) => (
          <Swatch
            key={found.color}
            found={found}
            onUse={(path) => take({ ...states.withColor(path, found.color), isDefaultTheme: false })}
          />
        ))}
      </Stack>
      {suggestion && (
        <Inline>
          <Button size="compact" onClick={() => take(suggestion)}>
            <Trans>Make a theme from the logo</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

const Swatch = ({ found, onUse }: { found: PaletteColor; onUse: (path: SettingPath) => void }) => {
  const { t } = useLingui();
  const { percent } = useFormatters();
  const nameOf = useFieldWords();
  const { color, share } = found;
  const trigger = (
    <Button size="compact" aria-label={t`Use for: ${color}`}>
      <Trans>Use for</Trans>
    </Button>
  );
  return (
    <Inline as="li" gap={2}>
      <ColorSwatch color={color} />
      <Text as="span" numeric>
        {color}
      </Text>
      <Text as="span" tone="muted" size="sm" numeric>
        {percent(share)}
      </Text>
      <Menu trigger={trigger}>
        {targets.map((path) => (
          <MenuItem key={path} onSelect={() => onUse(path)}>
            {nameOf(path)}
          </MenuItem>
        ))}
      </Menu>
    </Inline>
  );
};
