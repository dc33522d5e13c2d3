import { type ColorName, type ColorSetting, deriveTheme, type Mode, type SettingPath, settingPaths } from '@esg/tokens';
import { Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useFormatters } from '../../i18n/formatters.ts';
import { type Pair, pairsOf } from '../model/readability.ts';
import { ratioText } from '../readability/ratio-text.ts';
import { useFieldWords } from '../words/use-field-words.ts';
import * as css from './SignOffSheet.css.ts';

/** Where each colour of a brand is used as a fill. States of the gradient are not used. */
const places: Partial<Record<SettingPath, readonly [Mode, ColorName]>> = {
  'primary.color': ['light', 'esg-color-action-bg'],
  'primary.hoverColor': ['light', 'esg-color-action-bg-hover'],
  'primary.activeColor': ['light', 'esg-color-action-bg-active'],
  'primary.darkColor': ['dark', 'esg-color-action-bg'],
  'secondary.color': ['light', 'esg-color-secondary-bg'],
  'secondary.hoverColor': ['light', 'esg-color-secondary-bg-hover'],
  'secondary.activeColor': ['light', 'esg-color-secondary-bg-active'],
  'secondary.darkColor': ['dark', 'esg-color-secondary-bg'],
  'special.color': ['light', 'esg-color-special-from'],
  'special.secondaryColor': ['light', 'esg-color-special-to'],
  'special.darkColor': ['dark', 'esg-color-special-from'],
  'special.darkSecondaryColor': ['dark', 'esg-color-special-to'],
};

const askedAt = (setting: ColorSetting, path: SettingPath): string => {
  const [group, key] = path.split('.') as ['primary' | 'secondary' | 'special', string];
  return (setting[group] as Readonly<Record<string, string | undefined>>)[key] ?? '';
};

/** Every colour of the brand as asked and as used; dark ones where the brand has its own. */
const colorsOf = (setting: ColorSetting) => {
  const themes = { light: deriveTheme(setting, 'light'), dark: deriveTheme(setting, 'dark') };
  return settingPaths.flatMap((path) => {
    const place = places[path];
    const asked = setting.isDefaultTheme ? '' : askedAt(setting, path);
    if (!place || (place[0] === 'dark' && asked === '')) return [];
    const [mode, name] = place;
    return [{ path, asked, used: themes[mode].colors[name] }];
  });
};

/** The brand's colours with their values, and how many pairs of them are known to be readable. */
export const SheetColors = ({ setting }: { readonly setting: ColorSetting }) => {
  const { t } = useLingui();
  const nameOf = useFieldWords();
  const colors = useMemo(() => colorsOf(setting), [setting]);
  const pairs = useMemo(() => Object.values(pairsOf(setting)).flat(), [setting]);
  const missing = setting.isDefaultTheme ? t`the default theme’s` : t`derived`;
  return (
    <>
      <ul className={css.palette}>
        {colors.map(({ path, asked, used }) => (
          <li key={path} className={css.figure}>
            <span className={css.color} style={{ backgroundColor: used }} aria-hidden="true" />
            <Text as="span" size="sm" strong>
              {nameOf(path)}
            </Text>
            <Text as="span" size="sm" tone="muted" numeric>
              <Trans>Asked: {asked || missing}</Trans>
            </Text>
            <Text as="span" size="sm" tone="muted" numeric>
              <Trans>Used: {used}</Trans>
            </Text>
          </li>
        ))}
      </ul>
      <div>
        <Proved pairs={pairs} least={4.5} />
        <Proved pairs={pairs} least={3} />
      </div>
    </>
  );
};

/** How many pairs meet their required contrast, and the lowest of them. */
const Proved = ({ pairs, least }: { readonly pairs: readonly Pair[]; readonly least: 4.5 | 3 }) => {
  const { decimal } = useFormatters();
  const proved = pairs.filter((pair) => pair.least === least && pair.passes);
  const lowest = decimal(ratioText(Math.min(...proved.map(({ ratio }) => ratio))));
  const needed = decimal(String(least));
  return (
    <Text>
      {least === 4.5 ? (
        <Plural
          value={proved.length}
          other={`# pairs of text and ground proved, light and dark. Lowest contrast: ${lowest} to 1; ${needed} is needed.`}
        />
      ) : (
        <Plural
          value={proved.length}
          other={`# pairs of marks and ground proved, light and dark. Lowest contrast: ${lowest} to 1; ${needed} is needed.`}
        />
      )}
    </Text>
  );
};
