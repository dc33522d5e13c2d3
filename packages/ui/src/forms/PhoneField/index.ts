export { type PhoneChange, PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
