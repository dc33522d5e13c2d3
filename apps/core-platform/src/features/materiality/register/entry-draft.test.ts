import type { Iro } from '@esg/contract';
import { expect, it } from 'vitest';
import { asKind, emptyEntry, openedEntry, restored } from './entry-draft.ts';

it('makes a risk something that may happen, and leaves human rights to negative impacts', () => {
  const impact = { ...emptyEntry('air'), humanRights: true };
  expect(asKind(impact, 'risk')).toMatchObject({ kind: 'risk', actual: false, humanRights: false });
  expect(asKind(impact, 'positive')).toMatchObject({ actual: true, humanRights: false });
  expect(asKind(impact, 'negative')).toEqual(impact);
});

const evidence = [{ documentId: 'measured', reference: 'page 2' }];
const iro: Iro = {
  ...emptyEntry('air'),
  id: 'smoke',
  evidence,
  version: 3,
  revealedAt: null,
  scoredBy: 0,
  scores: [],
  settled: [],
};

it('restores a draft of a former release with the evidence that stands, begun from the entry as it was added', () => {
  const { evidence: _, ...former } = { ...emptyEntry('air'), title: 'Smoke' };
  expect(restored(former, iro)).toEqual({ ...former, evidence, began: 1 });
  expect(restored(former, undefined)).toEqual({ ...former, evidence: [], began: 1 });
});

it('keeps the version that a draft began from when the entry changes', () => {
  const draft = { ...openedEntry(iro), title: 'Smoke', evidence: [] };
  const later: Iro = { ...iro, version: 4, title: 'Soot' };
  expect(restored(draft, later)).toEqual({ ...draft, began: 3 });
});
