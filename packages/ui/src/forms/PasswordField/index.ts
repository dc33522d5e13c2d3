export { PasswordField, type PasswordFieldProps, type PasswordRule } from './PasswordField.tsx';
