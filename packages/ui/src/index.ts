// Components: layout, actions, overlays, display
export * from './components/index.ts';
// The page as a whole, for those who use a keyboard or a screen reader
export { announceTitles } from './focus/announce-titles.ts';
export { followPanes } from './focus/follow-panes.ts';
export { keepFocus } from './focus/keep-focus.ts';
export { type ScrollRoom, useScrollRoom } from './focus/use-scroll-room.ts';
// Forms: fields and the parts of a form
export * from './forms/index.ts';
// The window
export { usePhone } from './theme/use-phone.ts';
export { usePrinting } from './theme/use-printing.ts';
