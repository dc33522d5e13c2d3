import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

const start = () => {
  let time = 0;
  const wait = createPace({ perSecond: 10, atOnce: 3 }, () => time);
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  return { wait, pass };
};

it('lets some calls through at once, and spaces out the calls after them', () => {
  const { wait } = start();
  expect(['a', 'a', 'a', 'a', 'a'].map(wait)).toEqual([0, 0, 0, 100, 200]);
});

it('delays no caller because of another', () => {
  const { wait } = start();
  for (let call = 0; call < 50; call += 1) wait('loud');
  expect(wait('quiet')).toBe(0);
});

it('gives a caller new calls as time passes, up to the number allowed at once', () => {
  const { wait, pass } = start();
  for (let call = 0; call < 3; call += 1) wait('a');
  pass(100);
  expect([wait('a'), wait('a')]).toEqual([0, 100]);
  pass(60_000);
  expect(['a', 'a', 'a', 'a'].map(wait)).toEqual([0, 0, 0, 100]);
});
