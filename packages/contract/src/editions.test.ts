import { expect, it } from 'vitest';
import { editionFor, isEditionFor } from './editions.ts';
import type { FrameworkSummary } from './frameworks.ts';

const code = {
  versionId: 'code-2025',
  version: '2025',
  family: 'EXCHANGE',
  effectiveFrom: '2025-01-01',
  supersededBy: null,
  name: { en: 'Code', zhTw: '守則' },
  note: { en: 'Part D binds by class.', zhTw: 'D部分按類別適用。' },
  boundByClass: true,
  earlier: {
    versionId: 'guide-2020',
    name: { en: 'Guide', zhTw: '指引' },
    version: '2020',
    effectiveFrom: '2020-07-01',
    note: null,
    comparedWith: null,
    disclosureCount: 51,
    unverifiedCount: 3,
  },
} as FrameworkSummary;
const set = {
  versionId: 'set-1',
  family: 'EU',
  effectiveFrom: '2024-01-01',
  supersededBy: { versionId: 'set-2', from: '2027-01-01' },
} as FrameworkSummary;
const revised = {
  versionId: 'set-2',
  family: 'EU',
  effectiveFrom: '2027-01-01',
  supersededBy: null,
} as FrameworkSummary;
const library = [code, set, revised];
const named = (edition: FrameworkSummary, start: string) => editionFor(edition, { start }, library)?.versionId;

it('names the edition that applies to the year where the chosen edition is for other years', () => {
  expect(named(code, '2024-01-01')).toBe('guide-2020');
  expect(named(code, '2025-01-01')).toBeUndefined();
  expect(named(code, '2019-01-01')).toBeUndefined();
  expect(named(revised, '2026-01-01')).toBe('set-1');
  expect(named(set, '2027-01-01')).toBe('set-2');
});

it('describes an earlier edition by its own facts, not by those of the edition after it', () => {
  const guide = editionFor(code, { start: '2024-01-01' }, library);
  expect(guide).toMatchObject({ name: { en: 'Guide' }, note: null, disclosureCount: 51 });
  expect(guide?.boundByClass).toBeUndefined();
});

it('compares the first day of the period only with editions that count by period', () => {
  const dated = { effectiveFrom: '2023-01-01', supersededBy: null };
  const year = { start: '2022-01-01' };
  expect(isEditionFor(dated, year)).toBe(false);
  expect(isEditionFor({ ...dated, effectiveBasis: 'publication' }, year)).toBe(true);
  expect(isEditionFor({ ...dated, effectiveBasis: 'none' }, year)).toBe(true);
});
