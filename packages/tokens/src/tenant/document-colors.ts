import type { ColorName } from '../gen/tokens.ts';
import { deriveTheme } from './derive-theme.ts';

/** Colours for formats without CSS variables: PDF, Word, Excel, e-mail. All `#rrggbb`, for white paper. */
export type DocumentColors = {
  primary: string;
  onPrimary: string;
  /** The brand as text or line on white, at least 4.5:1. */
  accent: string;
  gradientFrom: string;
  gradientTo: string;
  onGradient: string;
};

/** The tenant's colours on paper; readable for any settings, like the theme they come from. */
export const documentColors = (colorSetting: unknown): DocumentColors => {
  const { colors } = deriveTheme(colorSetting, 'light');
  return {
    primary: colors['esg-color-action-bg'],
    onPrimary: colors['esg-color-action-on'],
    accent: colors['esg-color-accent-text'],
    gradientFrom: colors['esg-color-special-from'],
    gradientTo: colors['esg-color-special-to'],
    onGradient: colors['esg-color-special-on'],
  };
};

/**
 * Every role of a light page in the brand of a document that has only its document colours: drawings on paper, on screen or in a file use
 * its greys and edges.
 */
export const paperTheme = ({
  primary,
  gradientFrom,
  gradientTo,
}: DocumentColors): Readonly<Record<ColorName, string>> => {
  const group = { color: primary, hoverColor: '', activeColor: '' };
  const special = { ...group, color: gradientFrom, secondaryColor: gradientTo };
  return deriveTheme({ isDefaultTheme: false, primary: group, secondary: group, special }, 'light').colors;
};
