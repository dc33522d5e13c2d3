import { expect, it } from 'vitest';
import { runChecks } from './schedule.mjs';

const record = async (checks) => {
  const events = [];
  let running = 0;
  const runOne = async ({ name }) => {
    running += 1;
    events.push(`${name} beside ${running - 1}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  await runChecks(checks, { runOne, onResult: (name) => events.push(`${name} over`) });
  return events;
};

it('runs at most two checks at a time', async () => {
  const events = await record(['a', 'b', 'c', 'd'].map((name) => ({ name })));
  const beside = events.filter((event) => event.includes('beside')).map((event) => Number(event.split(' ')[2]));
  expect(beside).toHaveLength(4);
  expect(Math.max(...beside)).toBe(1);
});

it('waits for the checks that have to finish first', async () => {
  const events = await record([{ name: 'build' }, { name: 'journeys', after: ['build'] }]);
  expect(events.indexOf('build over')).toBeLessThan(events.indexOf('journeys beside 0'));
});

it('does not wait for a check that was not requested', async () => {
  expect(await record([{ name: 'journeys', after: ['build'] }])).toEqual(['journeys beside 0', 'journeys over']);
});

it('runs a check alone that asks for it', async () => {
  const events = await record([{ name: 'a' }, { name: 'lonely', alone: true }, { name: 'b' }]);
  expect(events).toContain('lonely beside 0');
});
