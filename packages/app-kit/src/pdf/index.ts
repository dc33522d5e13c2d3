export { type Bookmark, useBookmarks } from './bookmarks.ts';
export { PageList, pageId } from './PageList.tsx';
export { drawPage, type Pages } from './pages.ts';
export { usePdf } from './use-pdf.ts';
