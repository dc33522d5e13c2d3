import type { Page } from '@playwright/test';

/** Runs in the page: a press, a field that is filled and a key that is pressed by itself are one action each. */
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

/** Counts what a person does on this page from now on: presses, and fields that are filled. */
export const countActions = async (page: Page): Promise<() => number> => {
  let count = 0;
  await page.exposeFunction('personActed', () => {
    count += 1;
  });
  await page.addInitScript(listen);
  return () => count;
};
