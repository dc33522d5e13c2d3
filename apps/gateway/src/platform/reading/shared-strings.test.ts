import { expect, it } from 'vitest';
import { unescaped } from './shared-strings.ts';

it('leaves out of an escaped text what no database stores', () => {
  expect(unescaped('Smoke_x0000_ of_xD83D_ the boiler_x000A_')).toBe('Smoke of the boiler\n');
  expect(unescaped('Smoke _xD83D__xDE00_')).toBe('Smoke 😀');
});
