import { ApiError } from '@esg/api-client';
import type { ClimateFactor, NewClimateFactor } from '@esg/contract';
import { expect, it } from 'vitest';
import { sendingOf } from './send-factor.ts';

const fields = (name: string) => ({ name }) as NewClimateFactor;
const lost = new Error('The answer was lost');

/** A gateway with factors, whose confirmations lose their answers as often as said. */
const gateway = (losses: number) => {
  const factors: ClimateFactor[] = [];
  let left = losses;
  const write = (id: string, version: number, part: Partial<ClimateFactor>): ClimateFactor => {
    const at = factors.findIndex((factor) => factor.id === id);
    const before = factors[at];
    if (before?.version !== version) throw new ApiError(409, 'resource.stale', { current: before } as never);
    const after: ClimateFactor = { ...before, ...part, version: version + 1 };
    factors[at] = after;
    return after;
  };
  const send = sendingOf({
    create: async (sent) => {
      const created = {
        ...sent,
        id: String(factors.length),
        version: 1,
        confirmedAt: null,
      } as unknown as ClimateFactor;
      factors.push(created);
      return created;
    },
    change: async (id, sent, version) => write(id, version, { ...sent, confirmedAt: null }),
    confirm: async ({ id, version }) => {
      const after = write(id, version, { confirmedAt: '2026-01-01T00:00:00.000Z' });
      left -= 1;
      if (left >= 0) throw lost;
      return after;
    },
  });
  return { factors, write, send: (name: string) => send(fields(name), { key: name, isCompared: true }) };
};

it('sends a confirmation whose answer was lost again, and stores one factor', async () => {
  const { factors, send } = gateway(1);
  await expect(send('Steam')).rejects.toBe(lost);
  expect(await send('Steam')).toMatchObject({ id: '0', version: 2, confirmedAt: expect.any(String) });
  expect(factors).toHaveLength(1);
});

it('replaces what the first press stored where something was changed before the second', async () => {
  const { factors, send } = gateway(1);
  await expect(send('Steam')).rejects.toBe(lost);
  await expect(send('Steam of the park')).rejects.toMatchObject({ code: 'resource.stale' });
  expect(await send('Steam of the park')).toMatchObject({ id: '0', confirmedAt: expect.any(String) });
  expect(factors).toMatchObject([{ name: 'Steam of the park', version: 4 }]);
});

it('confirms nothing that somebody else changed in between', async () => {
  const { factors, write, send } = gateway(1);
  await expect(send('Steam')).rejects.toBe(lost);
  write('0', 2, { name: 'Another', confirmedAt: null });
  await expect(send('Steam')).rejects.toMatchObject({ code: 'resource.stale' });
  expect(factors).toMatchObject([{ name: 'Another', confirmedAt: null }]);
});
