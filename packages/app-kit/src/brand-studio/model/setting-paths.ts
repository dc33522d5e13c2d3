import type { ColorSetting, SettingPath } from '@esg/tokens';
import type { StateGroup } from '@esg/tokens/studio';

type Group = 'primary' | 'secondary' | 'special';
const split = (path: SettingPath) => path.split('.') as [Group, string];

/** The colour at a place of a setting; empty where it is derived. */
export const colorAt = (setting: ColorSetting, path: SettingPath): string => {
  const [group, key] = split(path);
  return (setting[group] as Record<string, string>)[key] ?? '';
};

/** The places in the studio, by group. A gradient has no states: a brand's values for them are kept, and not shown. */
export const askedPaths: Readonly<Record<Group, readonly SettingPath[]>> = {
  primary: ['primary.color', 'primary.hoverColor', 'primary.activeColor', 'primary.darkColor'],
  secondary: ['secondary.color', 'secondary.hoverColor', 'secondary.activeColor', 'secondary.darkColor'],
  special: ['special.color', 'special.secondaryColor', 'special.darkColor', 'special.darkSecondaryColor'],
};

/** The setting with a group's hover and active colours left to be derived. */
export const withDerivedStates = (setting: ColorSetting, group: StateGroup): ColorSetting => ({
  ...setting,
  [group]: { ...setting[group], hoverColor: '', activeColor: '' },
});

/** The setting with another colour at one place. */
export const withColorAt = (setting: ColorSetting, path: SettingPath, color: string): ColorSetting => {
  const [group, key] = split(path);
  return { ...setting, [group]: { ...setting[group], [key]: color } };
};
