import { deriveTheme, type Mode } from '@esg/tokens';

/** The parts of a tenant's brand in an e-mail. */
export type EmailBrand = {
  companyName: string;
  supportEmail: string;
  /** Settings as stored; malformed ones give the default theme. */
  colorSetting: unknown;
  /** Absolute address of a picture that mail programs show (PNG or JPEG). Without one the company name is written. */
  logoUrl?: string | undefined;
  /** The logo for dark surfaces. Without one the normal logo is on a light plate in dark mode. */
  darkLogoUrl?: string | undefined;
  /** Address of the tenant's site. */
  siteUrl: string;
  /** The receiver's time zone, such as `Asia/Hong_Kong`; times are in UTC where it is unknown. */
  timeZone?: string | undefined;
};

const roles = {
  page: 'esg-color-surface-page',
  card: 'esg-color-surface-default',
  rule: 'esg-color-border-default',
  text: 'esg-color-text-default',
  muted: 'esg-color-text-muted',
  link: 'esg-color-link-default',
  button: 'esg-color-action-bg',
  buttonBorder: 'esg-color-action-border',
  buttonText: 'esg-color-action-on',
} as const;

/** The colours of an e-mail by use, all `#rrggbb`. */
export type EmailPalette = Record<keyof typeof roles, string>;

/** The tenant's colours in one mode, from the same theme as its screens: readable for any settings. */
export const emailPalette = (colorSetting: unknown, mode: Mode): EmailPalette => {
  const { colors } = deriveTheme(colorSetting, mode);
  const entries = Object.entries(roles).map(([use, role]) => [use, colors[role]]);
  return Object.fromEntries(entries) as EmailPalette;
};
