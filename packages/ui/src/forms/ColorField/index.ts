export { type ColorChange, ColorField, type ColorFieldProps, type ColorLabels } from './ColorField.tsx';
export type { ColorSuggestion } from './ColorPicker.tsx';
