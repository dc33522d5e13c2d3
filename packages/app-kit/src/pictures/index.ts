export { pictureCatalogue } from './picture-catalogue.ts';
export { acceptedPictures, pictureLimits } from './picture-rules.ts';
export { type PictureRefusal, usePictureRefusalWords } from './use-picture-refusal-words.ts';
