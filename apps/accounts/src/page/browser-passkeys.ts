const storageKey = 'passkey';

/** Whether somebody used a passkey in this browser before. */
export const usedPasskeyHere = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

/** Keeps that a passkey was used or made in this browser, so that it is offered by itself next time. */
export const rememberPasskeyUse = (): void => {
  // Where the browser keeps nothing, passkeys are not offered by themselves.
  try {
    localStorage.setItem(storageKey, '1');
  } catch {}
};

/** What speaks to the browser about passkeys; fetched when it is needed, since few people have one. */
export const browserPasskeys = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;
