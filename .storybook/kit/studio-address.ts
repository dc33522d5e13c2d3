/** The window whose address people see and share: Storybook's own, or this one where the story is alone. */
const addressed = (): Window => {
  try {
    return window.parent.location.search.includes('path=') ? window.parent : window;
  } catch {
    return window;
  }
};

/** The text after the `#` of that address. */
export const readHash = (): string => addressed().location.hash;

/** The address with another hash. */
export const addressWith = (hash: string): string => {
  const address = new URL(addressed().location.href);
  address.hash = hash;
  return address.href;
};

/** Puts the hash into the address without an entry in the browser's history. */
export const writeHash = (hash: string): void => {
  const { history } = addressed();
  history.replaceState(history.state, '', addressWith(hash));
};
