export { IntegerField } from './IntegerField.tsx';
export type { FormatNumber, NumberChange, ParseNumber } from './NumberControl.tsx';
export { NumberField } from './NumberField.tsx';
export type { NumberFieldProps } from './NumberInput.tsx';
