/**
 * The number formats of organisations, each named by a locale that uses it: `1,234,567.8`, `12,34,567.8`, `1.234.567,8`, `1 234 567,8`,
 * `1’234’567.8`.
 */
export const numberFormats = ['en-HK', 'en-IN', 'de-DE', 'fr-FR', 'de-CH'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** The format where nothing is known about an organisation (spec section 9). */
export const defaultNumberFormat: NumberFormat = 'en-IN';
