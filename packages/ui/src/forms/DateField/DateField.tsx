import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { FormValue } from '../FormValue.tsx';
import { type HeldValue, useValue } from '../use-value.ts';
import { type DateChange, DateControl, type DateLabels } from './DateControl.tsx';

export type DateFieldProps = FieldOwnProps &
  NativeControlProps<'input'> &
  HeldValue<{
    /** `yyyy-MM-dd` day; empty for none. */
    value: string;
    /** No typed text is lost: an unreadable one stays in the box and comes with `value: undefined`. */
    onChange: (change: DateChange) => void;
  }> & {
    /** BCP 47 tag the day is written and read in: dd-MMM-yyyy. */
    locale: string;
    /** Words of the calendar and its button. */
    labels: DateLabels;
    /** First and last day of the calendar. The caller checks typed days. */
    min?: string | undefined;
    /** Last day that can be taken from the calendar. */
    max?: string | undefined;
  };

/** A day, typed or taken from a calendar that loads when it is first opened. `ref` gives the input. */
export const DateField = (props: DateFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: named } = useValue(rest, '');
  const { name, ...more } = named;
  return (
    <Field {...field}>
      {(own) => (
        <>
          <DateControl {...more} {...own} value={value} onChange={change} />
          <FormValue name={name} form={more.form} disabled={more.disabled} values={[value]} />
        </>
      )}
    </Field>
  );
};
