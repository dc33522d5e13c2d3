const yearsIn = (text: string): number[] => (text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number);

/** Whether a text names years, and none after this one: “not available for the year 2024”. */
export const namesNoYearAfter = (text: string, year: number): boolean => {
  const named = yearsIn(text);
  return named.length > 0 && Math.max(...named) <= year;
};

/** Whether a text speaks of this year, whatever it looks ahead to, or of earlier years alone. */
export const speaksOfYear = (text: string, year: number): boolean =>
  yearsIn(text).includes(year) || namesNoYearAfter(text, year);
