export { checkThumbnail, drawLogo, type Picture } from './logo.ts';
