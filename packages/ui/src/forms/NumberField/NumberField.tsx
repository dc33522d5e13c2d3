import { type NumberFieldProps, NumberInput } from './NumberInput.tsx';

/** A decimal number, kept as the text the person typed. `ref` gives the input. */
export const NumberField = (props: NumberFieldProps) => <NumberInput {...props} inputMode="decimal" />;
