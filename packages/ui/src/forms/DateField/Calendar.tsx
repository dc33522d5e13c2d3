import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import * as css from './Calendar.css.ts';
import { weekStartOf } from './week-start.ts';

export type CalendarLabels = {
  /** Names the buttons and lists of the calendar. */
  previousMonth: string;
  /** Names the button to the next month. */
  nextMonth: string;
  /** Names the list of months. */
  month: string;
  /** Names the list of years. */
  year: string;
};

export type CalendarProps = {
  /** Chosen `yyyy-MM-dd` day; empty for none. */
  value: string;
  /** Called with the chosen `yyyy-MM-dd` day. */
  onPick: (picked: { value: string }) => void;
  /** BCP 47 tag. Names of months and weekdays and the first day of the week follow it. */
  locale: string;
  /** Words of the calendar. */
  labels: CalendarLabels;
  /** First and last day that can be chosen. */
  min?: string | undefined;
  /** Last day that can be taken from the calendar. */
  max?: string | undefined;
};

/** A day is represented by local noon here, so that no clock change can move it to a neighbour. */
const dateOf = (day: string) => new Date(`${day}T12:00:00`);
const dayOf = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** Month grid (loaded only when it is first opened). Keyboard: arrows, Page Up and Down, Home, End, Enter. */
export const Calendar = ({ value, onPick, locale, labels, min = '1970-01-01', max = '2100-12-31' }: CalendarProps) => {
  const words = useMemo(() => wordsOf(locale), [locale]);
  const selected = value === '' ? undefined : dateOf(value);

  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      fixedWeeks
      showOutsideDays
      captionLayout="dropdown"
      navLayout="after"
      weekStartsOn={words.weekStart}
      selected={selected}
      defaultMonth={selected ?? new Date()}
      startMonth={dateOf(min)}
      endMonth={dateOf(max)}
      disabled={[{ before: dateOf(min) }, { after: dateOf(max) }]}
      onSelect={(date: Date) => onPick({ value: dayOf(date) })}
      classNames={css.parts}
      formatters={words.formatters}
      labels={{
        labelNav: () => '',
        labelPrevious: () => labels.previousMonth,
        labelNext: () => labels.nextMonth,
        labelMonthDropdown: () => labels.month,
        labelYearDropdown: () => labels.year,
        labelGrid: (date) => words.caption(date),
        labelDayButton: (date) => words.day(date),
        labelWeekday: (date) => words.weekday(date),
      }}
    />
  );
};

const wordsOf = (locale: string) => {
  const as = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, options);
    return (date: Date) => format.format(date);
  };
  const short = as({ weekday: 'narrow' });
  return {
    weekStart: weekStartOf(locale),
    caption: as({ year: 'numeric', month: 'long' }),
    day: as({ dateStyle: 'full' }),
    weekday: as({ weekday: 'long' }),
    formatters: {
      formatCaption: as({ year: 'numeric', month: 'long' }),
      formatMonthDropdown: as({ month: 'long' }),
      formatYearDropdown: as({ year: 'numeric' }),
      formatWeekdayName: (date: Date) => short(date),
      // The bare number: Chinese would add the word for "day" in each of the 42 cells.
      formatDay: (date: Date) => new Intl.NumberFormat(locale).format(date.getDate()),
    },
  };
};
