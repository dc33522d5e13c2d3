export { drawPage, layText, type Pages } from './pages.ts';
export { usePdf } from './use-pdf.ts';
