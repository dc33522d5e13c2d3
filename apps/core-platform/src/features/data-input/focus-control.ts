const controls =
  'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [role="textbox"], [role="combobox"]:not(:disabled)';

/** Scrolls the control, or the first one inside a group, into the middle of the window and focuses it. */
export const focusControl = (wanted: HTMLElement) => {
  wanted.scrollIntoView({ block: 'center' });
  const inner = wanted.matches(`${controls}, button`) ? wanted : wanted.querySelector(controls);
  (inner instanceof HTMLElement ? inner : wanted).focus({ preventScroll: true });
};
