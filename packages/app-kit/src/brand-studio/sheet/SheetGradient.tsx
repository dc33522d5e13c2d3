import { type ColorSetting, deriveTheme } from '@esg/tokens';
import { Button, Hero, Inline, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ColorSwatch } from '../ColorSwatch.tsx';
import * as css from './SignOffSheet.css.ts';
import { type SheetLook, wornIn } from './sheet-looks.ts';

const looks = [
  ['light', 'light'],
  ['dark', 'dark'],
] as const satisfies readonly [SheetLook, 'light' | 'dark'][];

/** The banner with the three colours that it runs through, light and dark. */
export const SheetGradient = ({ setting, companyName }: { setting: ColorSetting; companyName: string }) => {
  const { t } = useLingui();
  const names = { light: t`Light`, dark: t`Dark` };
  return looks.map(([look, mode]) => {
    const { colors } = deriveTheme(setting, mode);
    const stops = [
      { name: t`Gradient start`, color: colors['esg-color-special-from'] },
      { name: t`Where text ends`, color: colors['esg-color-special-middle'] },
      { name: t`Gradient end`, color: colors['esg-color-special-to'] },
    ];
    return (
      <figure key={look} className={css.figure}>
        <div role="img" aria-label={`${t`Gradient`}: ${names[mode]}`} style={wornIn(setting, look)}>
          <div inert>
            <Hero level={2} title={companyName} action={<Button emphasis="inverse">{t`Continue`}</Button>}>
              {t`Your report is on its way: 12 of 40 disclosures are complete.`}
            </Hero>
          </div>
        </div>
        <figcaption>
          <Inline gap={4}>
            <Text as="span" size="sm" strong>
              {names[mode]}
            </Text>
            {stops.map(({ name, color }) => (
              <Inline key={name} gap={2}>
                <ColorSwatch color={color} />
                <Text as="span" size="sm" numeric>
                  {name}: {color}
                </Text>
              </Inline>
            ))}
          </Inline>
        </figcaption>
      </figure>
    );
  });
};
