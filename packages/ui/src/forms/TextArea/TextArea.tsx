import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import { textArea } from './TextArea.css.ts';

export type TextAreaProps = FieldOwnProps &
  NativeControlProps<'textarea'> &
  HeldValue<{
    /** The text in the box. */
    value: string;
    /** Called on every change with the text as it stands in the box. */
    onChange: (change: { value: string }) => void;
  }> & {
    /** Lines shown while there is little text. The box grows with its text up to 60 % of the window's height. */
    rows?: number | undefined;
  };

/** Several lines of text. `ref` gives the textarea. */
export const TextArea = (props: TextAreaProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, '');
  const { rows = 4, ...native } = more;

  return (
    <Field {...field}>
      {(own) => (
        <textarea
          {...native}
          {...own}
          className={textArea}
          rows={rows}
          // A box that grows with its text forgets its rows.
          style={{ minBlockSize: `calc(${rows}lh + 1rem)` }}
          value={value}
          onChange={(event) => change({ value: event.currentTarget.value })}
        />
      )}
    </Field>
  );
};
