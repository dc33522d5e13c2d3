export { type ColorName, darkColors, lightColors, tokenNames } from './gen/tokens.ts';
