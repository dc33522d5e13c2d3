/** The first day of the week: Sunday (0) where the locale begins with it, as in Hong Kong, Monday (1) elsewhere. */
export const weekStartOf = (locale: string): 0 | 1 => {
  const region = new Intl.Locale(locale).maximize().region ?? '';
  return ['US', 'CA', 'HK', 'TW', 'MO', 'JP', 'KR', 'IN', 'SG', 'PH'].includes(region) ? 0 : 1;
};
