import type { ColorSetting, SettingPath } from '@esg/tokens';

type Group = 'primary' | 'secondary' | 'special';
const split = (path: SettingPath) => path.split('.') as [Group, string];

/** The colour at a place of a setting; empty where it is left to be derived. */
export const colorAt = (setting: ColorSetting, path: SettingPath): string => {
  const [group, key] = split(path);
  return (setting[group] as Record<string, string>)[key] ?? '';
};

/** The setting with another colour at one place. */
export const withColorAt = (setting: ColorSetting, path: SettingPath, color: string): ColorSetting => {
  const [group, key] = split(path);
  return { ...setting, [group]: { ...setting[group], [key]: color } };
};
