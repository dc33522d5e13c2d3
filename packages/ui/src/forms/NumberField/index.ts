export type { FormatNumber, NumberChange, ParseNumber } from './NumberControl.tsx';
export { IntegerField, NumberField, type NumberFieldProps } from './NumberField.tsx';
