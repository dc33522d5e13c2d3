/** Whether a text names years, and none after this one: “not available for the year 2024”. */
export const namesNoYearAfter = (text: string, year: number): boolean => {
  const named = (text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number);
  return named.length > 0 && Math.max(...named) <= year;
};
