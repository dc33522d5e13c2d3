export { BrandStudio } from './BrandStudio.tsx';
export { ColorSwatch } from './ColorSwatch.tsx';
export {
  type BrandReading,
  formatBrandJson,
  formatBrandTokens,
  parseBrandFile,
} from './model/brand-file.ts';
export { readStudioLink, writeStudioLink } from './model/studio-link.ts';
export type { SheetEmail } from './sheet/EmailPictures.tsx';
export { SignOffSheet } from './sheet/SignOffSheet.tsx';
export type { BrandStudioProps, StudioImageState, StudioImages, StudioScreen } from './studio-props.ts';
export { loadStudioWords } from './words/studio-catalogue.ts';
export { useFieldWords } from './words/use-field-words.ts';
export { useImageWords } from './words/use-image-words.ts';
