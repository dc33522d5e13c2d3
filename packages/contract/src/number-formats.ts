/** How organisations write numbers, each named by a locale that writes them so: `1,234,567.8`, `12,34,567.8`, `1.234.567,8`, `1 234 567,8`, `1’234’567.8`. */
export const numberFormats = ['en-HK', 'en-IN', 'de-DE', 'fr-FR', 'de-CH'] as const;
export type NumberFormat = (typeof numberFormats)[number];

/** Where nothing is known of an organisation (spec section 9). */
export const defaultNumberFormat: NumberFormat = 'en-IN';
