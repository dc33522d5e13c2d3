export { checkThumbnail, drawLogo } from './logo.ts';
