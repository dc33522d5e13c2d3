import { useId } from 'react';
import { type FieldOwnProps, isEmpty, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import { DateControl, type DateLabels } from './DateControl.tsx';
import * as css from './DateField.css.ts';

/** First and last day, both included; empty for none, `undefined` while the typed text is unreadable. */
export type PeriodChange = { start: string | undefined; end: string | undefined };

export type DatePeriodFieldProps = FieldOwnProps & {
  /** `yyyy-MM-dd` days; empty for none. */
  value: { start: string; end: string };
  /** The side that was not touched comes back as it was given. */
  onChange: (change: { value: PeriodChange }) => void;
  /** BCP 47 tag the days are written and read in. */
  locale: string;
  /** Names of the two days and the words of their calendars. */
  labels: { start: string; end: string; startCalendar: DateLabels; endCalendar: DateLabels };
  /** Which side the error belongs to, such as an end before its start. */
  invalid?: 'start' | 'end' | 'both' | undefined;
  /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
  disabled?: boolean | undefined;
  /** Focus has left the control. */
  onBlur?: (() => void) | undefined;
};

/** A period by its first and last day. */
export const DatePeriodField = (props: DatePeriodFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, onChange, locale, labels, invalid = 'end', disabled, onBlur } = rest;
  const madeUp = useId();
  const id = field.id ?? madeUp;
  const failed = !isEmpty(field.error);

  const side = (name: 'start' | 'end') => (
    <div className={css.part}>
      <label className={css.partLabel} htmlFor={`${id}-${name}`}>
        {labels[name]}
      </label>
      <DateControl
        id={`${id}-${name}`}
        value={value[name]}
        locale={locale}
        labels={labels[`${name}Calendar`]}
        disabled={disabled}
        aria-required={field.required || undefined}
        aria-invalid={(failed && (invalid === name || invalid === 'both')) || undefined}
        aria-describedby={failed ? `${id}-error` : undefined}
        min={name === 'end' && value.start !== '' ? value.start : undefined}
        onChange={(change) => onChange({ value: { ...value, [name]: change.value } })}
        onBlur={onBlur}
      />
    </div>
  );

  return (
    <Fieldset {...field} id={id}>
      <div className={css.parts}>
        {side('start')}
        {side('end')}
      </div>
    </Fieldset>
  );
};
