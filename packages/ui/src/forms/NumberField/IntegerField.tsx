import { type NumberFieldProps, NumberInput } from './NumberInput.tsx';

/** A whole number: NumberField with the keyboard for digits; `parse` must refuse fractions. `ref` gives the input. */
export const IntegerField = (props: NumberFieldProps) => <NumberInput {...props} inputMode="numeric" />;
