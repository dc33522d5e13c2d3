const storageKey = 'passkey';

/** Whether a passkey was used in this browser before. */
export const usedPasskeyHere = (): boolean => {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
};

/** Stores that a passkey was used or created in this browser, so that it is offered automatically next time. */
export const rememberPasskeyUse = (): void => {
  // Where the browser stores nothing, passkeys are not offered automatically.
  try {
    localStorage.setItem(storageKey, '1');
  } catch {}
};

/** The browser's part of passkeys; loaded when it is needed, since few people have one. */
export const browserPasskeys = () => import('@simplewebauthn/browser');

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;
