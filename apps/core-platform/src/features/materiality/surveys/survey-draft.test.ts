import { type Survey, templateContent } from '@esg/contract';
import { expect, it } from 'vitest';
import { afterSave, isAsBegun, onTopOf, typedOf } from './survey-draft.ts';

const content = templateContent('employees', 'named', []);
const survey = (more: Partial<Survey> = {}): Survey => ({
  id: '6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f01',
  profileId: '6a0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f02',
  title: content.title,
  privacy: 'named',
  state: 'draft',
  opensAt: null,
  closesAt: null,
  openedAt: null,
  closedAt: null,
  progress: { people: 0, sent: 0, started: 0, submitted: 0 },
  content,
  groups: [],
  faults: [],
  reminds: false,
  edition: 0,
  version: 1,
  ...more,
});
const other = { ...content, title: { en: 'Of somebody else', zhTw: '' } };
const typed = { ...typedOf(survey()), content: { ...content, title: { en: 'Typed', zhTw: '' } } };

it('goes on from a survey whose groups alone were changed meanwhile', () => {
  expect(onTopOf(typed, survey({ version: 3 }))).toEqual({ ...typed, version: 3 });
});

it('goes back to no state that is older than what was saved', () => {
  expect(onTopOf({ ...typed, version: 3 }, survey({ version: 2 })).version).toBe(3);
});

it('stays what it is where somebody else changed what is typed', () => {
  expect(onTopOf(typed, survey({ version: 2, content: other }))).toBe(typed);
  expect(isAsBegun(typed, survey({ version: 2, closesAt: '2027-01-01T00:00:00.000Z' }))).toBe(false);
});

it('goes on from its own saved state with what was typed meanwhile', () => {
  const saved = survey({ version: 2, content: other });
  const rest = afterSave(typed, saved);
  expect(rest.content).toBe(typed.content);
  expect(onTopOf(rest, survey({ version: 4, content: other })).version).toBe(4);
});

it('says of a draft of an earlier release nothing that it does not know', () => {
  const { began: _, ...old } = typed;
  expect(onTopOf(old, survey({ version: 2 }))).toBe(old);
});
