import { expect, it } from 'vitest';
import { createVault } from './vault.ts';

const keyed = (text: string) => createVault(new TextEncoder().encode(text.padEnd(48, '.')));

it('decrypts what was encrypted, and encrypts each time differently', () => {
  const vault = keyed('one');
  const sealed = vault.seal('機密 secret', 'totp:1');
  expect(sealed).not.toContain('secret');
  expect(vault.seal('機密 secret', 'totp:1')).not.toBe(sealed);
  expect(vault.open(sealed, 'totp:1')).toBe('機密 secret');
});

it('decrypts nothing for another purpose, for another deployment, or after a byte was changed', () => {
  const vault = keyed('one');
  const sealed = vault.seal('secret', 'totp:1');
  expect(() => vault.open(sealed, 'totp:2')).toThrow();
  expect(() => keyed('two').open(sealed, 'totp:1')).toThrow();
  expect(() => vault.open(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'totp:1')).toThrow();
  expect(() => vault.open('secret', 'totp:1')).toThrow();
});
