import { expect, it } from 'vitest';
import { createDraftText } from './draft-text.ts';
import type { Draft, DraftStore } from './drafts.ts';

const storeOf = () => {
  const kept = new Map<string, Draft>();
  const store: DraftStore = {
    find: async (id) => kept.get(id),
    keep: async (draft) => {
      kept.set(draft.id, { ...draft, userId: 'mei' });
      return true;
    },
    drop: async (id) => {
      kept.delete(id);
    },
    all: async () => [...kept.values()],
  };
  return { kept, store };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('keeps what is typed for the next visit, and forgets it once it is sent', async () => {
  const { kept, store } = storeOf();
  const first = createDraftText('text/a', store);
  first.change('Who measured');
  first.change('Who measured this?');
  await settled();
  const next = createDraftText('text/a', store);
  await next.restore();
  expect(next.snapshot()).toEqual({ text: 'Who measured this?', isFound: true });
  next.done('Who measured this?');
  await settled();
  expect([next.snapshot().text, kept.size]).toEqual(['', 0]);
});

it('takes nothing away that was typed while the text before was sent, nor puts an old one over it', async () => {
  const { store } = storeOf();
  const text = createDraftText('text/a', store);
  text.change('first');
  await settled();
  text.change('first, and more');
  text.done('first');
  await text.restore();
  expect(text.snapshot()).toEqual({ text: 'first, and more', isFound: false });
});
