export { type Quantity, QuantityField, type QuantityFieldProps } from './QuantityField.tsx';
