import type { RestatedPlace } from '@esg/contract';
import { expect, it } from 'vitest';
import { competingNote, stampOf } from './competing-note.ts';

const both = ['en', 'zhTw'] as const;
const at = '2026-03-31T08:00:00.000Z';
const notes = { en: 'A meter was read wrongly.', zhTw: '錶數讀錯了。' };
const written: Pick<RestatedPlace, 'explained'> = {
  explained: { note: notes.en, notes, at, by: { id: '5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f13', name: 'Mei Lam' } },
};

it('shows what somebody else wrote since the person saw the note, and who', () => {
  const change = { value: { en: 'Another method.' }, version: 0, seen: {} };
  expect(competingNote(written, change, both)).toEqual({
    value: notes,
    version: Date.parse(at),
    updatedAt: at,
    updatedBy: { name: 'Mei Lam' },
  });
});

it('shows no conflict where the note is unchanged or equals the one being saved', () => {
  const { version } = stampOf(written, both);
  expect(competingNote(written, { value: {}, version, seen: notes }, both)).toBeUndefined();
  expect(
    competingNote(written, { value: { ...notes, en: `${notes.en} ` }, version: 0, seen: {} }, both),
  ).toBeUndefined();
  expect(competingNote({ explained: null }, { value: notes, version, seen: {} }, both)).toBeUndefined();
});
