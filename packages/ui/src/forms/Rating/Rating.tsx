import { useId } from 'react';
import { type FieldOwnProps, type NamedProps, takeFieldProps } from '../Field/field-props.ts';
import { Fieldset, type NativeGroupProps } from '../Fieldset/Fieldset.tsx';
import { input } from '../SegmentedControl/SegmentedControl.css.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import * as css from './Rating.css.ts';

export type RatingProps = FieldOwnProps &
  NativeGroupProps &
  NamedProps &
  HeldValue<{
    /** The chosen step; `undefined` while none is. */
    value: number | undefined;
    /** Called with the step that was chosen. */
    onChange: (change: { value: number }) => void;
  }> & {
    /** Steps from 1. */
    max: number;
    /** What the first and the last step mean; seen below them. */
    ends?: { low: string; high: string } | undefined;
    /** Names a step, such as "4 of 5, important". */
    stepLabel: (step: { value: number }) => string;
    /** Greyed and out of reach. Where a value is only shown, take `readOnly` or text instead. */
    disabled?: boolean | undefined;
  };

/** How much, on a short scale, such as how material a topic is. Radio buttons: arrows choose, Tab leaves. */
export const Rating = (props: RatingProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, undefined);
  const { max, ends, stepLabel, disabled, name, form, ...native } = more;
  const madeUp = useId();
  const steps = Array.from({ length: max }, (_, index) => index + 1);

  return (
    <Fieldset {...native} {...field} role="radiogroup">
      <div className={css.scale}>
        <div className={css.steps}>
          {steps.map((step) => (
            <label key={step} className={css.step}>
              <input
                className={input}
                type="radio"
                name={name ?? madeUp}
                form={form}
                value={step}
                checked={step === value}
                disabled={disabled}
                aria-label={stepLabel({ value: step })}
                onChange={() => change({ value: step })}
              />
              <span aria-hidden="true">{step}</span>
            </label>
          ))}
        </div>
        {ends && (
          <div className={css.ends} aria-hidden="true">
            <span>{ends.low}</span>
            <span>{ends.high}</span>
          </div>
        )}
      </div>
    </Fieldset>
  );
};
