/** Brings the control, or the first one inside a group, into the middle of the window and focuses it. */
export const focusControl = (wanted: HTMLElement) => {
  wanted.scrollIntoView({ block: 'center' });
  const inner = wanted.matches('input, select, textarea, button')
    ? wanted
    : wanted.querySelector('input, select, textarea');
  (inner instanceof HTMLElement ? inner : wanted).focus({ preventScroll: true });
};
