import { sampleSettings } from '@esg/tokens';
import { describe, expect, it } from 'vitest';
import { usualView } from './studio-link.ts';
import {
  mergeWithinMs,
  type StudioAction,
  type StudioState,
  sameBrand,
  stepBack,
  stepForth,
  studioReducer,
} from './studio-state.ts';

const brand = (companyName: string) => ({
  companyName,
  supportEmail: 'help@verdant.example',
  colorSetting: sampleSettings.verdant,
});
const start: StudioState = { past: [], future: [], view: usualView };
const run = (...actions: StudioAction[]) => actions.reduce(studioReducer, start);
const edit = (before: string, field: string, at: number): StudioAction => ({
  type: 'edited',
  value: brand(before),
  field,
  at,
});
const names = (steps: StudioState['past']) => steps.map(({ value }) => value.companyName);

describe('undo and redo in the brand studio', () => {
  it('treat a quick drag of one colour as one step, and another field or a pause as the next step', () => {
    const { past } = run(
      edit('a', 'primary.color', 0),
      edit('b', 'primary.color', mergeWithinMs - 1),
      edit('c', 'primary.color', 2 * mergeWithinMs - 3),
      edit('d', 'special.color', 2 * mergeWithinMs),
      edit('e', 'special.color', 4 * mergeWithinMs),
    );
    expect(names(past)).toEqual(['a', 'd', 'e']);
  });

  it('go back and forth, naming the field', () => {
    const back = run(edit('a', 'companyName', 0), { type: 'undone', value: brand('b') });
    expect([names(back.past), names(back.future)]).toEqual([[], ['b']]);
    expect(stepForth(back)).toMatchObject({ field: 'companyName' });
    const forth = studioReducer(back, { type: 'redone', value: brand('a') });
    expect([names(forth.past), names(forth.future)]).toEqual([['a'], []]);
    expect(stepBack(forth)).toMatchObject({ field: 'companyName' });
  });

  it('never extend a step that was undone and redone', () => {
    const state = run(
      edit('a', 'companyName', 0),
      { type: 'undone', value: brand('b') },
      { type: 'redone', value: brand('a') },
      edit('b', 'companyName', 1),
    );
    expect(names(state.past)).toEqual(['a', 'b']);
  });

  it('discard what was undone once something else is changed', () => {
    const state = run(
      edit('a', 'companyName', 0),
      { type: 'undone', value: brand('b') },
      edit('a', 'primary.color', 1),
    );
    expect([names(state.past), state.future]).toEqual([['a'], []]);
  });

  it('change nothing where there is no step', () => {
    expect(run({ type: 'undone', value: brand('a') })).toBe(start);
    expect(run({ type: 'redone', value: brand('a') })).toBe(start);
  });

  it('leave the view alone', () => {
    const state = run({ type: 'viewed', view: { mode: 'both' } });
    expect([state.view.mode, state.past]).toEqual(['both', []]);
  });
});

it('distinguishes brands by every text and colour', () => {
  const verdant = brand('Verdant');
  expect(sameBrand(verdant, structuredClone(verdant))).toBe(true);
  const special = { ...verdant.colorSetting.special, secondaryColor: '' };
  expect(sameBrand(verdant, { ...verdant, colorSetting: { ...verdant.colorSetting, special } })).toBe(false);
  expect(sameBrand(verdant, { ...verdant, supportEmail: 'other@verdant.example' })).toBe(false);
});
