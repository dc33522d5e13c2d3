export { PersonAvatar } from './PersonAvatar.tsx';
export { pictureCatalogue } from './picture-catalogue.ts';
export { acceptedPictures, pictureLimits } from './picture-rules.ts';
export { useBlobUrl } from './use-blob-url.ts';
export { type PictureRefusal, usePictureRefusalWords } from './use-picture-refusal-words.ts';
