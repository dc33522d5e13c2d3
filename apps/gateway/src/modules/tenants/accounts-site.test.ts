import { describe, expect, it } from 'vitest';
import { accountsOrigin, usualAccountsHost } from './accounts-site.ts';

const nowhere = () => false;
const rootsAt =
  (...roots: string[]) =>
  (name: string) =>
    roots.includes(name);

describe('the usual accounts host', () => {
  it.each([
    'esg.acme.com.hk',
    'esg.acme.co.uk',
    'esg.acme.com.tw',
    'esg.acme.com.sg',
    'acme.com.hk',
    'esg.acme.example',
  ])('of %s is below that very host, never below a part of it that somebody else may own', (host) =>
    expect(usualAccountsHost(host, nowhere)).toBe(`accounts.${host}`),
  );

  it('of a host below a registered root host is the root’s, the nearest where there are several', () => {
    const isRoot = rootsAt('esg.example', 'asia.esg.example', 'localhost');
    expect(usualAccountsHost('acme.esg.example', isRoot)).toBe('accounts.esg.example');
    expect(usualAccountsHost('acme.asia.esg.example', isRoot)).toBe('accounts.asia.esg.example');
    expect(usualAccountsHost('esg.example', isRoot)).toBe('accounts.esg.example');
    expect(usualAccountsHost('notesg.example', isRoot)).toBe('accounts.notesg.example');
    expect(usualAccountsHost('a.b.localhost', isRoot)).toBe('accounts.localhost');
  });

  it('of 127.0.0.1 is the one of localhost, and there is none for other IP addresses and too long names', () => {
    expect(usualAccountsHost('127.0.0.1', nowhere)).toBe('accounts.localhost');
    expect(usualAccountsHost('localhost', nowhere)).toBe('accounts.localhost');
    expect(usualAccountsHost('10.0.0.5', nowhere)).toBeUndefined();
    expect(usualAccountsHost(`${`${'a'.repeat(60)}.`.repeat(4)}example`, nowhere)).toBeUndefined();
  });
});

describe('the origin of an accounts site', () => {
  const served = new URL('https://evil.example:8443');
  const usual = { ownAccountsHost: null, usualAccountsHost: 'accounts.esg.acme.com.hk' };

  it('is the tenant’s own host, then the configured address, then the usual host, with the served port', () => {
    expect(accountsOrigin(usual, served, undefined)).toBe('https://accounts.esg.acme.com.hk:8443');
    expect(accountsOrigin(usual, served, 'https://accounts.esg.example')).toBe('https://accounts.esg.example');
    const own = { ...usual, ownAccountsHost: 'login.acme.com.hk' };
    expect(accountsOrigin(own, served, 'https://accounts.esg.example')).toBe('https://login.acme.com.hk:8443');
  });

  it('is never guessed: without one, the error says what to do', () => {
    const none = { ownAccountsHost: null, usualAccountsHost: undefined };
    expect(() => accountsOrigin(none, served, undefined)).toThrow(/Set ACCOUNTS_URL .* or .*set-accounts-host/);
  });
});
