import { expect, it } from 'vitest';
import type { ApiClient } from './create-api-client.ts';
import * as generated from './generated/sdk.gen.ts';
import * as own from './start-calls.ts';

/** A client that returns its own request. */
const client = new Proxy({} as ApiClient, {
  get: (_, method: string) => (asked: object) => ({ method, ...asked }),
});

it.each(Object.keys(own))('the hand-written call %s sends what the generated call sends', (name) => {
  const call = {
    client,
    throwOnError: true,
    path: { hostname: 'a' },
    credentials: 'include',
    body: { lang: 'en', email: 'a', password: 'b', refreshToken: 'c', challenge: 'd', code: 'e', verifier: 'f' },
  };
  const ask = (calls: object) => (calls as Record<string, (given: typeof call) => object>)[name]?.(call);
  const { client: _, ...asked } = ask(generated) as { client?: unknown };
  expect(ask(own)).toEqual(asked);
});
