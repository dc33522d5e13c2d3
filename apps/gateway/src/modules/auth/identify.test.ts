import { expect, it } from 'vitest';
import { createSessionWatch } from './identify.ts';

type Found = { session: object; role: string } | undefined;

it('does not remember a session that was revoked while it was looked up', async () => {
  const answers: ((found: Found) => void)[] = [];
  const withSystem = () => new Promise<Found>((resolve) => answers.push(resolve));
  const readAccess = async () => ({ kind: 'good', claims: { session: 's-1', exp: 1 } });
  const watch = createSessionWatch(
    { withSystem } as unknown as Parameters<typeof createSessionWatch>[0],
    { readAccess } as unknown as Parameters<typeof createSessionWatch>[1],
    () => new Date(0),
  );
  const first = watch.identify('a token');
  await expect.poll(() => answers.length).toBe(1);
  watch.forget('s-1');
  answers[0]?.({ session: { id: 's-1' }, role: 'administrator' });
  await first;
  const second = watch.identify('a token');
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.(undefined);
  await expect(second).rejects.toThrow('auth.not_authenticated');
});
