import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { addRecord, readRecord } from './database.ts';

const algorithm = 'AES-GCM';
const ivBytes = 12;
const keyName = 'cookies';

const findKey = () => readRecord<CryptoKey>('keys', keyName);

/** The key never leaves the browser: it cannot be exported, only used. Two tabs that start at once agree on one. */
const ensureKey = async (): Promise<CryptoKey> => {
  const found = await findKey();
  if (found) return found;
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ['encrypt', 'decrypt']);
  const added = await addRecord('keys', keyName, made);
  return added ? made : ((await findKey()) ?? made);
};

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Stores the value encrypted (spec section 3). */
export const writeSecretCookie = async (name: string, value: string, maxAgeSeconds: number): Promise<void> => {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const key = await ensureKey();
  const sealed = await crypto.subtle.encrypt({ name: algorithm, iv }, key, new TextEncoder().encode(value));
  writeCookie(name, toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)])), maxAgeSeconds);
};

/** The value, or nothing when there is none or it was encrypted with a lost key; an unreadable one is removed. */
export const readSecretCookie = async (name: string): Promise<string | undefined> => {
  const stored = readCookie(name);
  if (!stored) return undefined;
  try {
    const bytes = fromBase64(stored);
    const iv = bytes.slice(0, ivBytes);
    const opened = await crypto.subtle.decrypt({ name: algorithm, iv }, await ensureKey(), bytes.slice(ivBytes));
    return new TextDecoder().decode(opened);
  } catch {
    removeCookie(name);
    return undefined;
  }
};
