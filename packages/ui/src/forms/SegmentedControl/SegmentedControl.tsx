import { type ReactElement, useId } from 'react';
import { type FieldOwnProps, type NamedProps, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import { type HeldValue, useValue } from '../use-value.ts';
import * as css from './SegmentedControl.css.ts';

export type Segment<Value extends string = string> = { value: Value; label: string; icon?: ReactElement | undefined };

export type SegmentedControlProps<Value extends string = string> = Omit<FieldOwnProps, 'required' | 'saved' | 'aside'> &
  NativeGroupProps &
  NamedProps &
  HeldValue<{
    /** Value of the chosen segment. */
    value: Value;
    /** Called with the value that was chosen. */
    onChange: (change: { value: Value }) => void;
  }> & {
    /** Two to five choices with short labels. */
    options: readonly Segment<Value>[];
    /** Greyed and out of reach. */
    disabled?: boolean | undefined;
  };

/** Switches between a few views or modes; one is always on. Radio buttons to the keyboard and to screen readers. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, rest.options[0]?.value);
  const { options, disabled = false, name, form, ...native } = more;
  const madeUp = useId();

  return (
    <Fieldset {...native} {...field} role="radiogroup">
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              className={css.input}
              type="radio"
              name={name ?? madeUp}
              form={form}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => change({ value: option.value })}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
