import type { ReactNode } from 'react';
import { choices } from '../Checkbox/Checkbox.css.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { type FieldOwnProps, type NamedProps, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import { FormValue } from '../FormValue.tsx';
import { type HeldValue, useValue } from '../use-value.ts';

/** One entry of a group of choices. */
export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  /** Explains the choice below its label. */
  hint?: ReactNode;
  disabled?: boolean | undefined;
};

export type CheckboxGroupProps<Value extends string = string> = FieldOwnProps &
  NativeGroupProps &
  NamedProps &
  HeldValue<{
    /** The chosen values, in the order of `options`. */
    value: readonly Value[];
    /** Called with all chosen values, in the order of `options`. */
    onChange: (change: { value: Value[] }) => void;
  }> & {
    /** Up to about seven choices, in the order to show. */
    options: readonly Choice<Value>[];
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
  };

/** Several choices of a short list, all in sight. For longer lists use `MultiSelect`. */
export const CheckboxGroup = <Value extends string>(props: CheckboxGroupProps<Value>) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, []);
  const { options, disabled = false, name, form, ...native } = more;
  const turn = (turned: Value, on: boolean) =>
    change({
      value: options.map((option) => option.value).filter((each) => (each === turned ? on : value.includes(each))),
    });

  return (
    <Fieldset {...native} {...field}>
      <div className={choices}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            hint={option.hint}
            disabled={disabled || option.disabled}
            value={value.includes(option.value)}
            onChange={(turned) => turn(option.value, turned.value)}
          />
        ))}
      </div>
      <FormValue name={name} form={form} disabled={disabled} values={value} />
    </Fieldset>
  );
};
