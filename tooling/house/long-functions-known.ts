/** Functions of more than sixty lines. They may leave; none joins them. Who changes one splits it by meaning first. */
export const longFunctionsKnown: readonly string[] = [
  'apps/gateway/src/modules/imports/rows/row-meaning.ts createRowReader',
  'apps/gateway/src/modules/imports/side-by-side.test.ts imports years side by side: old beside new, headings left out, questions settled once and remembered',
  'packages/ui/src/components/AppFrame/AppFrame.tsx AppFrame',
  'packages/ui/src/forms/Combobox/Combobox.tsx ComboboxControl',
];
