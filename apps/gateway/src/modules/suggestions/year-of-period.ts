const dayMilliseconds = 86_400_000;
/** A business year may have 52 or 53 weeks. */
const daysLeast = 363;
const daysMost = 372;

/** The year that documents call these days: the one in which they end. Undefined where they are no year. */
export const yearOfPeriod = ({ start, end }: { readonly start: string; readonly end: string }): number | undefined => {
  const days = (Date.parse(end) - Date.parse(start)) / dayMilliseconds + 1;
  return days >= daysLeast && days <= daysMost ? Number(end.slice(0, 4)) : undefined;
};
