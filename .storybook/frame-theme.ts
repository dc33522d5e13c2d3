import { create } from 'storybook/theming';

/** A quiet frame around the stories: grey, so that no brand is beside another one. */
const neutral = {
  brandTitle: 'Design system',
  brandTarget: '_self',
  fontBase: "Inter, 'Noto Sans TC', system-ui, sans-serif",
  fontCode: "ui-monospace, Menlo, Consolas, 'Noto Sans Mono', monospace",
  appBorderRadius: 8,
  inputBorderRadius: 6,
} as const;

/** The theme of the manager and of docs pages, in light. */
export const light = create({
  base: 'light',
  ...neutral,
  colorPrimary: '#3d4752',
  colorSecondary: '#3d4752',
  appBg: '#f5f6f7',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#d9dde1',
  textColor: '#17202a',
  textMutedColor: '#57616b',
  barTextColor: '#57616b',
  barSelectedColor: '#17202a',
  barHoverColor: '#17202a',
  barBg: '#ffffff',
});
/** The same in dark. */
export const dark = create({
  base: 'dark',
  ...neutral,
  colorPrimary: '#c9d0d6',
  colorSecondary: '#5c6873',
  appBg: '#16191c',
  appContentBg: '#1d2125',
  appPreviewBg: '#1d2125',
  appBorderColor: '#343a40',
  textColor: '#eceff1',
  textMutedColor: '#a5afb8',
  barTextColor: '#a5afb8',
  barSelectedColor: '#ffffff',
  barHoverColor: '#ffffff',
  barBg: '#1d2125',
});
