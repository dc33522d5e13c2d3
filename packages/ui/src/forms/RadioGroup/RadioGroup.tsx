import { useId } from 'react';
import * as css from '../Checkbox/Checkbox.css.ts';
import type { Choice } from '../CheckboxGroup/CheckboxGroup.tsx';
import { type FieldOwnProps, type NamedProps, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import { type HeldValue, useValue } from '../use-value.ts';

export type RadioGroupProps<Value extends string = string> = FieldOwnProps &
  NativeGroupProps &
  NamedProps &
  HeldValue<{
    /** Value of the chosen option; empty while none is. */
    value: Value | '';
    /** Called with the value that was chosen. */
    onChange: (change: { value: Value }) => void;
  }> & {
    /** Two to five choices, in the order to show. */
    options: readonly Choice<Value>[];
    /** Choices are side by side where there is room, for two values that are compared. */
    columns?: boolean | undefined;
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
  };

/** One choice of a short list, all in sight. */
export const RadioGroup = <Value extends string>(props: RadioGroupProps<Value>) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, '');
  const { options, columns = false, disabled = false, name, form, ...native } = more;
  const madeUp = useId();

  return (
    <Fieldset {...native} {...field} role="radiogroup">
      <div className={columns ? css.choicesBeside : css.choices}>
        {options.map((option) => (
          <RadioChoice
            key={option.value}
            name={name ?? madeUp}
            form={form}
            option={option}
            disabled={disabled || (option.disabled ?? false)}
            checked={option.value === value}
            choose={() => change({ value: option.value })}
          />
        ))}
      </div>
    </Fieldset>
  );
};

type RadioChoiceProps = NamedProps & { option: Choice; disabled: boolean; checked: boolean; choose: () => void };

const RadioChoice = ({ name, form, option, disabled, checked, choose }: RadioChoiceProps) => {
  const hintId = useId();
  return (
    <div>
      <label className={css.choice}>
        <input
          className={css.box}
          type="radio"
          name={name}
          form={form}
          value={option.value}
          checked={checked}
          disabled={disabled}
          aria-describedby={option.hint ? hintId : undefined}
          onChange={choose}
        />
        <span>{option.label}</span>
      </label>
      {option.hint && (
        <div className={css.hint} id={hintId}>
          {option.hint}
        </div>
      )}
    </div>
  );
};
