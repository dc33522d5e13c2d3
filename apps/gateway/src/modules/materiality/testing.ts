import { expect } from 'vitest';
import type { Harness } from '../../testing/harness.ts';

/** Gives every tenant the module. Modules of a tenant are cached, so the clock is moved on. */
export const withMateriality = async (h: Harness) => {
  await h.database.pool.query(
    `update tenants set feature_flag = jsonb_set(feature_flag, '{featureFlags}', feature_flag -> 'featureFlags' || '["materiality"]')`,
  );
  h.clock.advance(12);
};

/** The body of an answer that must be a success. */
export const ok = async <Answer>(answer: Response | Promise<Response>): Promise<Answer> => {
  const given = await answer;
  expect(given.status, await given.clone().text()).toBeLessThan(300);
  return (await given.json()) as Answer;
};

/** Status and code of a refusal. */
export const refusal = async (answer: Response | Promise<Response>) => {
  const given = await answer;
  return [given.status, ((await given.json()) as { code: string }).code];
};
