import { expect, it } from 'vitest';
import { raiseVersion } from './raise-version.ts';

it('continues a draft from what somebody else stored, with what was typed', () => {
  const changes: object[] = [];
  const draft = { value: { name: 'Typed', version: 1 }, change: (value: object) => changes.push(value) };
  raiseVersion(draft, { version: 4 });
  expect(changes).toEqual([{ name: 'Typed', version: 4 }]);
});

it('leaves the draft as it is where nobody was first', () => {
  raiseVersion({ value: { version: 1 }, change: () => expect.unreachable() }, undefined);
});
