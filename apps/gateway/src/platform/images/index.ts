export { type CheckedImage, checkBrandImage, checkThumbnail } from './brand-image.ts';
export { icoOf } from './ico.ts';
export { drawIcon, type IconLook, type IconShape } from './icon.ts';
export { type Picture, pngOf } from './picture.ts';
export { type CardLook, drawSocialCard, socialCardSize } from './social-card.ts';
