import { CalendarDays } from 'lucide-react';
import { type ComponentProps, useRef, useState } from 'react';
import { bare, innerButton } from '../control.css.ts';
import { useDraft } from '../use-draft.ts';
import type { CalendarLabels } from './Calendar.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import * as css from './DateField.css.ts';
import { formatDay, parseDay } from './day-text.ts';

export type DateLabels = CalendarLabels & {
  /** Names the button that opens the calendar, and the calendar. */
  calendar: string;
};

/** `value` is a `yyyy-MM-dd` day, empty when the box is empty, `undefined` while `typed` cannot be read as a day. */
export type DateChange = { value: string | undefined; typed: string };

export type DateControlProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'value' | 'onChange' | 'min' | 'max'
> & {
  value: string;
  onChange: (change: DateChange) => void;
  locale: string;
  labels: DateLabels;
  min?: string | undefined;
  max?: string | undefined;
};

/** A day as it is typed, or picked in the calendar. */
const useDay = ({ value, onChange, locale }: Pick<DateControlProps, 'value' | 'onChange' | 'locale'>) => {
  const draft = useDraft(value, '', (day) => formatDay(day, locale));
  return {
    draft,
    type: (typed: string) => {
      const means = typed.trim() === '' ? '' : parseDay(typed, locale);
      draft.keep(typed, means);
      onChange({ value: means, typed });
    },
    pick: (picked: { value: string }) => {
      draft.drop();
      onChange({ value: picked.value, typed: formatDay(picked.value, locale) });
    },
  };
};

/** Text box for a day with a calendar one button away. */
export const DateControl = ({ value, onChange, locale, labels, min, max, onBlur, ...native }: DateControlProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = ({ byKey }: { byKey: boolean }) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  };
  const { draft, type, pick } = useDay({ value, onChange, locale });

  return (
    <span className={css.box} ref={box}>
      <input
        autoComplete="off"
        spellCheck={false}
        {...native}
        className={bare}
        type="text"
        value={draft.text}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={(event) => {
          draft.tidy();
          onBlur?.(event);
        }}
      />
      <button
        ref={button}
        className={innerButton}
        type="button"
        aria-label={labels.calendar}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={native.disabled || native.readOnly}
        onClick={() => setOpen(!open)}
      >
        <CalendarDays aria-hidden="true" size={16} strokeWidth={1.5} />
      </button>
      {open && (
        <CalendarPopover
          label={labels.calendar}
          anchor={box}
          value={draft.text === '' ? '' : value}
          onPick={(picked) => {
            pick(picked);
            close({ byKey: true });
          }}
          button={button}
          close={close}
          locale={locale}
          labels={labels}
          min={min}
          max={max}
        />
      )}
    </span>
  );
};
