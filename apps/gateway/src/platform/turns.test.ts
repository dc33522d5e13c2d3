import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('runs no more tasks at once than allowed, and runs every task, even after a failure', async () => {
  const inTurn = createTurns(2);
  let running = 0;
  let highest = 0;
  const work = (number: number) => async () => {
    running += 1;
    highest = Math.max(highest, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (number % 7 === 0) throw new Error('It failed');
    return number;
  };
  const ended = await Promise.allSettled(Array.from({ length: 50 }, (_, number) => inTurn(work(number))));
  expect(highest).toBe(2);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(42);
  expect(await inTurn(work(1))).toBe(1);
});
