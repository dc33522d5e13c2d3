/** The functions for editing and judging a brand, separate so that pages that only show a brand do not load them. */
export { apca } from './tenant/apca.ts';
export { difference, fromOklch, type Oklch, toOklch } from './tenant/color.ts';
export { systemColor } from './tenant/forced-colors.ts';
export { type RoleChange, roleChanges, seenDifference } from './tenant/role-changes.ts';
export {
  formatSettingJson,
  parseSettingJson,
  type SettingError,
  type SettingResult,
  type SettingTokens,
  settingFromTokens,
  settingToTokens,
} from './tenant/setting-tokens.ts';
export { foreignStates, type StateGroup, type ThemeNotice, themeNotices } from './tenant/theme-notices.ts';
export { nearestUnshifted, type ThemeReportRow, themeReport } from './tenant/theme-report.ts';
export { themeStyleSheet } from './tenant/theme-style-sheet.ts';
export { themeTokens } from './tenant/theme-tokens.ts';
export { simulate, type VisionDeficiency, visionDeficiencies, visionMatrices } from './tenant/vision.ts';
