export { Field, type FieldProps } from './Field.tsx';
export type { FieldControlProps, FieldOwnProps } from './field-props.ts';
