import { dayAfter, localDay } from '@esg/contract';

/** A month as `yyyy-MM`. */
const monthPattern = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month of the address; this month if it has none. */
export const monthOf = (value: unknown, now = new Date()): string =>
  typeof value === 'string' && monthPattern.test(value) ? value : localDay(now).slice(0, 7);

/** The month that is this number of months later. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return localDay(new Date(year, number - 1 + months, 1)).slice(0, 7);
};

/** The first day of a week: Sunday or Monday. */
type WeekStart = 0 | 1;

/** Days of the weeks that the month touches. */
export const weeksOf = (month: string, weekStart: WeekStart): string[][] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const before = placeInWeek(`${month}-01`, weekStart);
  const days = new Date(year, number, 0).getDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => localDay(new Date(year, number - 1, 1 - before + week * 7 + day))),
  );
};

const daysPerMonth = 30;
const listMonthsBack = 3;
export const listMonthsAhead = 10;
/** The days of the list: overdue items of the last months, and due items of the next ones. */
export const listSpan = (today: string) => ({
  from: dayAfter(today, -listMonthsBack * daysPerMonth),
  to: dayAfter(today, listMonthsAhead * daysPerMonth),
});

/** The same day this number of months later, or the last day of a shorter month. */
const sameDayAfter = (day: string, months: number): string => {
  const month = monthAfter(day.slice(0, 7), months);
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(year, number, 0).getDate();
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`;
};

/** Days since the week began. */
const placeInWeek = (day: string, weekStart: WeekStart) => (new Date(`${day}T12:00:00`).getDay() + 7 - weekStart) % 7;

/** The day to which a key moves, as in every grid of dates (WAI-ARIA); `undefined` for other keys. */
export const dayByKey = (day: string, key: string, weekStart: WeekStart): string | undefined => {
  const steps: Record<string, () => string> = {
    ArrowLeft: () => dayAfter(day, -1),
    ArrowRight: () => dayAfter(day, 1),
    ArrowUp: () => dayAfter(day, -7),
    ArrowDown: () => dayAfter(day, 7),
    Home: () => dayAfter(day, -placeInWeek(day, weekStart)),
    End: () => dayAfter(day, 6 - placeInWeek(day, weekStart)),
    PageUp: () => sameDayAfter(day, -1),
    PageDown: () => sameDayAfter(day, 1),
  };
  return steps[key]?.();
};
