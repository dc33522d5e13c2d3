import type { ReactNode } from 'react';
import { adorned, adornment, bare, control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, isEmpty, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import { type FormatNumber, type NumberChange, NumberControl, type ParseNumber } from './NumberControl.tsx';

export type NumberFieldProps = FieldOwnProps &
  NativeControlProps<'input'> &
  HeldValue<{
    /** The text in the box exactly as typed. Start with `format(canonical)`. */
    value: string;
    /** No typed text is lost: an unreadable one comes with `number: undefined`, and the caller shows the error. */
    onChange: (change: NumberChange) => void;
  }> & {
    /** Reads this person's separators. Gets text without surrounding space and with plain digits. */
    parse: ParseNumber;
    /** Regroups the number when focus leaves the box. */
    format: FormatNumber;
    /** Shown beside the number in a lighter tone and read out with the label. */
    unit?: ReactNode;
  };

/** The common part of the fields for decimal and for whole numbers. */
export const NumberInput = (props: NumberFieldProps & { inputMode: 'decimal' | 'numeric' }) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, '');
  const { unit, ...native } = more;
  const input = { ...native, value, onChange: change };

  return (
    <Field {...field}>
      {(own) => {
        if (isEmpty(unit)) return <NumberControl {...input} {...own} className={control()} />;
        const unitId = `${own.id}-unit`;
        return (
          <span className={adorned}>
            <NumberControl {...input} {...own} aria-labelledby={`${own.id}-label ${unitId}`} className={bare} />
            <span className={adornment} id={unitId}>
              {unit}
            </span>
          </span>
        );
      }}
    </Field>
  );
};
