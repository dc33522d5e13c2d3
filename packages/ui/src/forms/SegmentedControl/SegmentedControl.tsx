import { type ReactElement, useId } from 'react';
import { type FieldOwnProps, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset } from '../Fieldset/Fieldset.tsx';
import * as css from './SegmentedControl.css.ts';

export type Segment<Value extends string = string> = { value: Value; label: string; icon?: ReactElement | undefined };

export type SegmentedControlProps<Value extends string = string> = Omit<
  FieldOwnProps,
  'required' | 'saved' | 'aside'
> & {
  value: Value;
  onChange: (change: { value: Value }) => void;
  /** Two to five choices with short labels. */
  options: readonly Segment<Value>[];
  disabled?: boolean | undefined;
};

/** Switches between a few views or modes; one is always on. Radio buttons to the keyboard and to screen readers. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => {
  const { field, rest } = takeFieldProps(props);
  const { value, onChange, options, disabled = false } = rest;
  const name = useId();

  return (
    <Fieldset {...field} role="radiogroup">
      <div className={css.track}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              className={css.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => onChange({ value: option.value })}
            />
            {option.icon}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Fieldset>
  );
};
