export { CheckboxGroup, type CheckboxGroupProps, type Choice } from './CheckboxGroup.tsx';
