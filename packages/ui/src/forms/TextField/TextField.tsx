import type { ReactNode } from 'react';
import { adorned, adornment, bare, control } from '../control.css.ts';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, isEmpty, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url'] as const;

export type TextFieldProps = FieldOwnProps &
  NativeControlProps<'input'> &
  HeldValue<{
    /** The text in the box. */
    value: string;
    /** Called on every change with the text as it stands in the box. */
    onChange: (change: { value: string }) => void;
  }> & {
    /** Sets the keyboard of a telephone and what a browser fills in; the check is the caller’s. */
    type?: (typeof textFieldTypes)[number] | undefined;
    /** Unit, symbol or icon before the text; not read out, so the label must not depend on it. */
    before?: ReactNode;
    /** Unit, symbol or icon after the text; not read out. */
    after?: ReactNode;
  };

/** One line of text. `ref` gives the input. */
export const TextField = (props: TextFieldProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, '');
  const { type = 'text', before, after, ...native } = more;
  const plain = isEmpty(before) && isEmpty(after);

  return (
    <Field {...field}>
      {(own) => {
        const input = (
          <input
            {...native}
            {...own}
            className={plain ? control() : bare}
            type={type}
            value={value}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
        );
        if (plain) return input;
        return (
          <span className={adorned}>
            <Adornment>{before}</Adornment>
            {input}
            <Adornment>{after}</Adornment>
          </span>
        );
      }}
    </Field>
  );
};

const Adornment = ({ children }: { children: ReactNode }) =>
  isEmpty(children) ? null : (
    <span className={adornment} aria-hidden="true">
      {children}
    </span>
  );
