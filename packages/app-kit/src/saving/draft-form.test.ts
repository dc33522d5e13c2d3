import { expect, it } from 'vitest';
import { createDraftForm } from './draft-form.ts';
import type { Draft, DraftStore } from './drafts.ts';

const storeOf = (isFull = false) => {
  const kept = new Map<string, Draft>();
  const store: DraftStore = {
    find: async (id) => kept.get(id),
    keep: async (draft) => {
      await settled();
      kept.set(draft.id, { ...draft, userId: 'mei' });
      return !isFull;
    },
    drop: async (id) => {
      kept.delete(id);
    },
    all: async () => [...kept.values()],
  };
  return { kept, store };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));
const written = async () => {
  for (let turn = 0; turn < 5; turn += 1) await settled();
};

it('keeps typed text for the next visit, and forgets it once it is sent', async () => {
  const { kept, store } = storeOf();
  const first = createDraftForm<string>('text/a', store);
  first.change('Who measured');
  first.change('Who measured this?');
  await written();
  const next = createDraftForm<string>('text/a', store);
  await next.restore();
  expect(next.snapshot()).toEqual({ typed: 'Who measured this?', isFound: true, key: first.snapshot().key });
  next.done('Who measured this?');
  await written();
  expect([next.snapshot().typed, kept.size]).toEqual([undefined, 0]);
});

it('keeps text that was typed while an earlier version was being sent', async () => {
  const { kept, store } = storeOf();
  const form = createDraftForm<{ note: string }>('form/a', store);
  form.change({ note: 'first' });
  form.change({ note: 'first, and more' });
  form.done({ note: 'first' });
  await written();
  await form.restore();
  expect(form.snapshot()).toMatchObject({ typed: { note: 'first, and more' }, isFound: false });
  expect(kept.get('form/a')?.value).toMatchObject({ typed: { note: 'first, and more' } });
});

it('gives changed content a new request key, so that only unchanged content counts as sent again', () => {
  const form = createDraftForm<string>('text/a', storeOf().store);
  form.change('one');
  const { key } = form.snapshot();
  form.change('two');
  const two = form.snapshot().key;
  expect(two).not.toBe(key);
  form.done('two');
  const untouched = form.snapshot().key;
  expect(untouched).not.toBe(two);
  form.done('');
  expect(form.snapshot().key).not.toBe(untouched);
});

it('is at risk until it is written to disk, and stays so where the browser stores nothing', async () => {
  const form = createDraftForm<string>('text/a', storeOf().store);
  expect(form.isAtRisk()).toBe(false);
  form.change('typed');
  expect(form.isAtRisk()).toBe(true);
  await written();
  expect(form.isAtRisk()).toBe(false);
  const full = createDraftForm<string>('text/b', storeOf(true).store);
  full.change('typed');
  await written();
  expect(full.isAtRisk()).toBe(true);
  full.done('typed');
  expect(full.isAtRisk()).toBe(false);
});
