import type { Page } from '@playwright/test';

/** Runs in the page: a press, a filled field and a key pressed by itself count as one action each. */
const listen = () => {
  const tell = (globalThis as unknown as { personActed: () => void }).personActed;
  let filled: EventTarget | null = null;
  addEventListener('click', ({ isTrusted, target }) => isTrusted && target !== filled && tell(), true);
  addEventListener(
    'input',
    ({ target }) => {
      if (target !== filled) tell();
      filled = target;
    },
    true,
  );
  addEventListener('focusin', ({ target }) => {
    if (target !== filled) filled = null;
  });
};

/** Counts a person's actions on this page from now on: presses, and filled fields. */
export const countActions = async (page: Page): Promise<() => number> => {
  let count = 0;
  await page.exposeFunction('personActed', () => {
    count += 1;
  });
  await page.addInitScript(listen);
  return () => count;
};
