import { useId } from 'react';
import { type FieldOwnProps, isEmpty, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import { FormValue } from '../FormValue.tsx';
import { type HeldValue, useValue } from '../use-value.ts';
import { DateControl, type DateLabels } from './DateControl.tsx';
import * as css from './DateField.css.ts';

/** First and last day, both included; empty for none, `undefined` while the typed text is unreadable. */
export type PeriodChange = { start: string | undefined; end: string | undefined };

export type DatePeriodFieldProps = FieldOwnProps &
  Omit<NativeGroupProps, 'onBlur'> &
  HeldValue<{
    /** `yyyy-MM-dd` days; empty for none. */
    value: { start: string; end: string };
    /** The untouched side comes back as it was given. */
    onChange: (change: { value: PeriodChange }) => void;
  }> & {
    /** Names of the two days in a native form. */
    startName?: string | undefined;
    /** See `startName`. */
    endName?: string | undefined;
    /** Id of the native form, for a field that stands outside of it. */
    form?: string | undefined;
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

const empty: PeriodChange = { start: '', end: '' };

/** A period by its first and last day. */
export const DatePeriodField = (props: DatePeriodFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value: held, change, rest: more } = useValue<PeriodChange, { value: PeriodChange }, typeof rest>(rest, empty);
  const { locale, labels, invalid = 'end', disabled, onBlur, startName, endName, form, ...native } = more;
  const value = { start: held.start ?? '', end: held.end ?? '' };
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
        onChange={(changed) => change({ value: { ...held, [name]: changed.value } })}
        onBlur={onBlur}
      />
    </div>
  );

  return (
    <Fieldset {...native} {...field} id={id}>
      <div className={css.parts}>
        {side('start')}
        {side('end')}
      </div>
      <FormValue name={startName} form={form} disabled={disabled} values={[value.start]} />
      <FormValue name={endName} form={form} disabled={disabled} values={[value.end]} />
    </Fieldset>
  );
};
