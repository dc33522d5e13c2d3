/**
 * The part of the contract that drawing a report needs: the model, and how days, figures and texts are printed. It is an entry point of its
 * own, because each drawing thread loads it again and would wait for all other schemas.
 */
export * from './chapter-parts.ts';
export * from './dates.ts';
export * from './introduction-facts.ts';
export * from './kept-lines.ts';
export * from './key-figures.ts';
export * from './kpi-sheet.ts';
export * from './kpi-table.ts';
export * from './languages.ts';
export * from './model-changes.ts';
export * from './model-charts.ts';
export * from './model-numbers.ts';
export * from './printed-codes.ts';
export * from './printed-dates.ts';
export * from './printed-model.ts';
export * from './printed-names.ts';
export * from './printed-words.ts';
export * from './report-model.ts';
export * from './rich-text.ts';
export * from './words.ts';
