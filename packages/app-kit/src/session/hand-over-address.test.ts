import { expect, it } from 'vitest';
import { readHandOver, withHandOver } from './hand-over-address.ts';

it('puts a code before the fragment of an address, and removes it without a trace', () => {
  for (const address of [
    'http://t.localhost/ct/reports?a=1',
    'http://t.localhost/ct#top',
    'http://t.localhost/ct#a&b=c',
  ]) {
    const url = withHandOver(new URL(address), 'C0-de_');
    expect(url.search).toBe(new URL(address).search);
    expect(readHandOver(url.hash)).toEqual({ code: 'C0-de_', hash: new URL(address).hash });
  }
});

it('changes no fragment without a code', () => {
  for (const hash of ['', '#top', '#x&hand-over=a', '#hand-over='])
    expect(readHandOver(hash)).toEqual({ code: undefined, hash });
});
