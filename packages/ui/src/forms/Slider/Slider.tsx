import type { CSSProperties } from 'react';
import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import * as css from './Slider.css.ts';

export type SliderProps = FieldOwnProps &
  NativeControlProps<'input'> &
  HeldValue<{
    /** Between `min` and `max`. */
    value: number;
    /** Called on every step, also while dragging. */
    onChange: (change: { value: number }) => void;
  }> & {
    /** Least value. */
    min: number;
    /** Greatest value. */
    max: number;
    /** Distance between two possible values; 1 when left out. */
    step?: number | undefined;
    /** The value as shown and announced, such as "40 %". */
    valueText: (slider: { value: number }) => string;
  };

/**
 * A value that needs not be exact, such as a threshold. An exact one is a NumberField. Arrows move by one step, Page Up and Page Down by
 * ten, Home and End to the ends. `ref` gives the input.
 */
export const Slider = (props: SliderProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, rest.min);
  const { min, max, step = 1, valueText, ...native } = more;
  const done = max > min ? ((value - min) / (max - min)) * 100 : 0;
  const text = valueText({ value });

  return (
    <Field {...field}>
      {(own) => (
        <span className={css.row}>
          <input
            {...native}
            {...own}
            className={css.slider}
            style={{ '--slider-done': `${done}%` } as CSSProperties}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value}
            aria-valuetext={text}
            onChange={(event) => change({ value: Number(event.currentTarget.value) })}
          />
          <output className={css.value} htmlFor={own.id} aria-hidden="true">
            {text}
          </output>
        </span>
      )}
    </Field>
  );
};
