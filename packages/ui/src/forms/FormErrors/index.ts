export { FormErrors, type FormErrorsProps } from './FormErrors.tsx';
