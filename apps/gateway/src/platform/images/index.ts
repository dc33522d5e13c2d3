export { type CheckedImage, checkBrandImage, checkThumbnail } from './brand-image.ts';
export { icoOf } from './ico.ts';
export { type Picture, pngOf } from './picture.ts';
