export * from './decimals.ts';
export * from './formula-units.ts';
export * from './formulas.ts';
export * from './fractions.ts';
export * from './roots.ts';
export * from './target-paths.ts';
export * from './units.ts';
