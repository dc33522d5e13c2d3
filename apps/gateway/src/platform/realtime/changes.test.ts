import { expect, it } from 'vitest';
import { createChanges } from './changes.ts';

const setUp = () => {
  let now = 500_000;
  const changes = createChanges(() => now);
  const wait = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...changes, wait };
};

it('knows for how long none of the rooms has changed', () => {
  const { note, unchangedFor, wait } = setUp();
  wait(50_000);
  note('organisation');
  wait(300);
  note('tenant');
  wait(20);
  expect(unchangedFor(['organisation'])).toBe(320);
  expect(unchangedFor(['organisation', 'tenant'])).toBe(20);
  expect(unchangedFor(['another'])).toBe(50_320);
});

it('vouches for no time before it began, and for a minute at most', () => {
  const { note, unchangedFor, wait } = setUp();
  wait(40);
  expect(unchangedFor(['organisation'])).toBe(40);
  note('organisation');
  wait(90_000);
  note('another');
  expect(unchangedFor(['organisation'])).toBe(60_000);
});
