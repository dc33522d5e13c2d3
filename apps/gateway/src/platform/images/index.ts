export { checkBrandImage, checkThumbnail } from './brand-image.ts';
export { icoOf } from './ico.ts';
export { drawIcon, type IconShape } from './icon.ts';
export { checkPagePicture } from './page-picture.ts';
export { drawPng, type Picture } from './picture.ts';
export { drawSocialCard, socialCardSize } from './social-card.ts';
