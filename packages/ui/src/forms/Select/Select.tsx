import { Field } from '../Field/Field.tsx';
import { type FieldOwnProps, type NativeControlProps, takeFieldProps } from '../Field/field-props.ts';
import { type HeldValue, useValue } from '../use-value.ts';
import { SelectControl, type SelectEntry } from './SelectControl.tsx';

export type SelectProps = FieldOwnProps &
  NativeControlProps<'select'> &
  HeldValue<{
    /** Value of the chosen option; empty for none. */
    value: string;
    /** Called with the chosen value; empty for none. */
    onChange: (change: { value: string }) => void;
  }> & {
    /** Options or groups of them, in the order to show. */
    options: readonly SelectEntry[];
    /** Text of the empty choice. Without it people cannot return to "none". */
    placeholder?: string | undefined;
  };

/** One choice of a short list, by the platform's own control. For more than about fifteen choices use `Combobox`. */
export const Select = (props: SelectProps) => {
  const { field, rest } = takeFieldProps(props);
  const { value, change, rest: more } = useValue(rest, '');
  return <Field {...field}>{(own) => <SelectControl {...more} {...own} value={value} onChange={change} />}</Field>;
};
