export { type ColorName, darkColors, lightColors, tokenNames } from './gen/tokens.ts';
export { contrast, type Hex } from './tenant/color.ts';
export { type ColorSetting, type SettingPath, settingPaths, type ThemeError } from './tenant/color-setting.ts';
export { type ContrastRow, contrastTable, statusTones } from './tenant/contrast-table.ts';
export { deriveTheme, type Mode, type ShiftReason, type Theme, type ThemeShift } from './tenant/derive-theme.ts';
export { type DocumentColors, documentColors, paperTheme } from './tenant/document-colors.ts';
export { type SampleBrand, sampleSettings } from './tenant/sample-settings.ts';
export { themeDeclarations } from './tenant/theme-declarations.ts';
