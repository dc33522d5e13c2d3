import { ColorField, type ColorLabels } from './ColorField.tsx';

declare const labels: ColorLabels;
const field = { label: 'Primary', value: '', onChange: () => {} };

export const plain = <ColorField {...field} labels={labels} />;
// @ts-expect-error a derived colour needs the words for going back to it
export const derivedWithoutWords = <ColorField {...field} labels={labels} derived="#112233" />;
export const derived = <ColorField {...field} labels={{ ...labels, clear: 'Derived' }} derived="#112233" />;
// @ts-expect-error every field has a label
export const unnamed = <ColorField value="" onChange={() => {}} labels={labels} />;
