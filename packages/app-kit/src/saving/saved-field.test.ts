import { ApiError } from '@esg/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Draft, DraftStore } from './drafts.ts';
import { type Acknowledged, createSavedField, type Stamped } from './saved-field.ts';

const at = '2026-01-01T10:00:00.000Z';
const unreachable = new ApiError(0, 'network.unreachable');

/** Drafts that outlive a field, as they outlive a page. */
const memoryDrafts = () => {
  const kept = new Map<string, Draft>();
  const disk = { full: false };
  const store: DraftStore = {
    find: async (id) => kept.get(id),
    keep: async (draft) => {
      kept.set(draft.id, { ...draft, userId: 'u' });
      return !disk.full;
    },
    drop: async (id) => void kept.delete(id),
    all: async () => [...kept.values()],
  };
  return { kept, disk, store };
};

/** A gateway with one field: versions count up, a stale version is refused. */
const gateway = (value: string) => {
  const state = { value, version: 1, away: false, name: 'Mei' };
  const save = vi.fn(async (change: Stamped<string>): Promise<Acknowledged<string>> => {
    if (state.away) throw unreachable;
    if (change.version !== state.version) {
      const current = { ...state, updatedAt: at, updatedBy: { id: 'm', name: state.name } };
      throw new ApiError(409, 'answer.stale', { statusCode: 409, code: 'answer.stale', current } as never);
    }
    state.value = change.value;
    state.version += 1;
    return { value: state.value, version: state.version, updatedAt: at };
  });
  return { state, save };
};

const setUp = (drafts = memoryDrafts(), server = gateway('a'), stored = { value: 'a', version: 1 }) => {
  const field = createSavedField({ id: 'f', stored, save: server.save, drafts: drafts.store });
  return { field, drafts, server };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends once after the last of several changes, then deletes the draft', async () => {
  const { field, drafts, server } = setUp();
  field.change('ab');
  field.change('abc');
  await vi.advanceTimersByTimeAsync(10);
  expect(drafts.kept.get('f')?.value).toBe('abc');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.save).toHaveBeenCalledTimes(1);
  expect(field.snapshot()).toEqual({ value: 'abc', state: { kind: 'saved', at } });
  expect(drafts.kept.size).toBe(0);
});

it('sends nothing while the text cannot be read as a value', async () => {
  const { field, drafts, server } = setUp();
  field.change('12');
  field.hold();
  field.flush();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(server.save).not.toHaveBeenCalled();
  expect(drafts.kept.size).toBe(0);
  field.change('123');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.state.value).toBe('123');
});

it('is at risk only while closing the page would lose something typed', async () => {
  const { field, drafts, server } = setUp();
  server.state.away = true;
  expect(field.isAtRisk()).toBe(false);
  field.change('typed');
  expect(field.isAtRisk()).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(field.isAtRisk()).toBe(false);
  field.hold();
  expect(field.isAtRisk()).toBe(true);
  drafts.disk.full = true;
  field.change('typed more');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(field.isAtRisk()).toBe(true);
  server.state.away = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(field.isAtRisk()).toBe(false);
});

it('sends text that was typed while the last change was being sent', async () => {
  const { field, server } = setUp();
  field.change('b');
  field.flush();
  field.change('c');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(server.state.value).toBe('c');
  expect(field.isPending()).toBe(false);
});

it('keeps the text while the gateway is away and sends it when it is back', async () => {
  const { field, drafts, server } = setUp();
  server.state.away = true;
  field.change('typed');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(field.snapshot()).toEqual({ value: 'typed', state: { kind: 'kept' } });
  expect(drafts.kept.get('f')?.value).toBe('typed');
  server.state.away = false;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(server.state.value).toBe('typed');
  expect(field.snapshot().state.kind).toBe('saved');
});

it('brings the text back after a reload and sends it', async () => {
  const first = setUp();
  first.server.state.away = true;
  first.field.change('typed');
  await vi.advanceTimersByTimeAsync(1_000);
  const second = setUp(first.drafts, gateway('a'));
  await second.field.restore();
  expect(second.field.snapshot().value).toBe('typed');
  await vi.advanceTimersByTimeAsync(10);
  expect(second.server.state.value).toBe('typed');
});

it('asks when somebody else changed the same field, and keeps my value when I choose it', async () => {
  const { field, server } = setUp();
  Object.assign(server.state, { value: 'theirs', version: 2 });
  field.change('mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(field.snapshot()).toMatchObject({
    value: 'mine',
    state: { kind: 'conflict', current: { value: 'theirs', updatedBy: { name: 'Mei' } } },
  });
  field.keepMine();
  await vi.advanceTimersByTimeAsync(10);
  expect(server.state).toMatchObject({ value: 'mine', version: 3 });
});

it('changes only what both people changed, when the person decides', async () => {
  const merge = (_: unknown, preferred?: 'mine' | 'theirs') => preferred && `${preferred}, and more`;
  const decisions = { keepMine: 'mine, and more', takeTheirs: 'theirs, and more' };
  for (const [decide, expected] of Object.entries(decisions)) {
    const server = gateway('a');
    const drafts = memoryDrafts().store;
    const field = createSavedField({ id: 'f', stored: { value: 'a', version: 1 }, save: server.save, merge, drafts });
    Object.assign(server.state, { value: 'theirs', version: 2 });
    field.change('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(field.snapshot().state.kind).toBe('conflict');
    field[decide as keyof typeof decisions]();
    await vi.advanceTimersByTimeAsync(10);
    expect(server.state).toMatchObject({ value: expected, version: 3 });
  }
});

it('uses the other person’s value when I choose it, and deletes the draft', async () => {
  const { field, drafts, server } = setUp();
  Object.assign(server.state, { value: 'theirs', version: 2 });
  field.change('mine');
  await vi.advanceTimersByTimeAsync(1_000);
  field.takeTheirs();
  await vi.advanceTimersByTimeAsync(10);
  expect(field.snapshot()).toEqual({ value: 'theirs', state: { kind: 'idle' } });
  expect(drafts.kept.size).toBe(0);
  expect(server.state.value).toBe('theirs');
});

it('does not ask when the other value is the same, as after a response that was lost', async () => {
  const { field, server } = setUp();
  Object.assign(server.state, { value: 'same', version: 2 });
  field.change('same');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(field.snapshot().state.kind).toBe('saved');
});

it('never overwrites text that is being typed with a value that was read again', async () => {
  const { field } = setUp();
  field.change('typing');
  field.rebase({ value: 'from elsewhere', version: 2 });
  expect(field.snapshot().value).toBe('typing');
});

it('shows a refused value with its reasons and keeps it', async () => {
  const { field, drafts, server } = setUp();
  const issues = [{ path: 'value', rule: 'too_long' as const, params: { length: 255 } }];
  server.save.mockRejectedValueOnce(
    new ApiError(422, 'answer.invalid', {
      statusCode: 422,
      code: 'answer.invalid',
      message: '',
      requestId: '',
      issues,
    }),
  );
  field.change('too long');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(field.snapshot()).toMatchObject({ value: 'too long', state: { kind: 'refused', issues } });
  expect(drafts.kept.get('f')?.value).toBe('too long');
  expect(server.save).toHaveBeenCalledTimes(1);
});

it('sends the value that the person saw while typing, even after a reload, so that only a change of that value conflicts', async () => {
  const { drafts, server } = setUp();
  server.state.away = true;
  const before = createSavedField({
    id: 'f',
    stored: { value: 'a', version: 1 },
    save: server.save,
    drafts: drafts.store,
  });
  before.change('b');
  await vi.advanceTimersByTimeAsync(1_000);
  const after = createSavedField({
    id: 'f',
    stored: { value: 'c', version: 3 },
    save: server.save,
    drafts: drafts.store,
  });
  await after.restore();
  await vi.advanceTimersByTimeAsync(10);
  expect(server.save).toHaveBeenLastCalledWith({ value: 'b', version: 1, seen: 'a' });
});

it('merges what two people changed where that is possible, together with text typed meanwhile', async () => {
  const server = gateway('[]');
  const merge = ({ seen, mine, theirs }: { seen: string; mine: string; theirs: string }) =>
    theirs.length === seen.length ? undefined : mine.replace('[', theirs.slice(0, -1));
  const field = createSavedField({
    id: 'f',
    stored: { value: '[]', version: 1 },
    save: server.save,
    merge,
    drafts: memoryDrafts().store,
  });
  server.state.value = '[theirs ]';
  server.state.version = 2;
  field.change('[mine]');
  await vi.advanceTimersByTimeAsync(700);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.state.value).toBe('[theirs mine]');
  expect(field.snapshot()).toEqual({ value: '[theirs mine]', state: { kind: 'saved', at } });
});

it('keeps text as it is being typed where the gateway stores a trimmed one', async () => {
  const drafts = memoryDrafts();
  const server = gateway('');
  const says = (text: string) => text.trim();
  const save = async (change: Stamped<string>) => server.save({ ...change, value: says(change.value) });
  const field = createSavedField({ id: 'f', stored: { value: '', version: 1 }, save, says, drafts: drafts.store });
  field.change('Our ');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.state.value).toBe('Our');
  expect(field.snapshot()).toMatchObject({ value: 'Our ', state: { kind: 'saved' } });
  field.rebase({ value: 'Our', version: 2 });
  expect(field.snapshot()).toMatchObject({ value: 'Our ', state: { kind: 'saved' } });
  field.rebase({ value: 'Their', version: 3 });
  expect(field.snapshot().value).toBe('Their');
});

it('leaves a value alone that was discarded while it was sent, whatever becomes of it', async () => {
  for (const isStored of [true, false]) {
    const drafts = memoryDrafts();
    let answer = () => {};
    const save = () =>
      new Promise<Acknowledged<string>>((resolve, reject) => {
        answer = () => (isStored ? resolve({ value: 'a', version: 1, updatedAt: at }) : reject(unreachable));
      });
    const field = createSavedField({ id: 'f', stored: { value: 'a', version: 1 }, save, drafts: drafts.store });
    field.change('b');
    field.flush();
    field.reset({ value: 'a', version: 1 });
    answer();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(field.snapshot().value).toBe('a');
    expect(field.snapshot().state.kind).not.toBe('kept');
    expect(drafts.kept.size).toBe(0);
  }
});
