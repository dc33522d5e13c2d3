import type { FieldExplanation } from '@esg/contract';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { explanationMutations, withExplanation } from './explanations.ts';

const said = (fieldKey: string, text: string) => ({ disclosureCode: 'A1.1', fieldKey, text }) as FieldExplanation;
const at = (fieldKey: string) => ({ disclosureCode: 'A1.1', fieldKey });

it('keeps every explanation where the response to an earlier one arrives last', () => {
  const nox = said('air.nox', 'A boiler was closed');
  const sox = said('air.sox', 'Low-sulphur fuel');
  const afterBoth = withExplanation([], [nox, sox], at('air.sox'));
  const late = withExplanation(afterBoth, [nox], at('air.nox'));
  expect(late.map(({ fieldKey }) => fieldKey)).toEqual(['air.sox', 'air.nox']);
});

it('removes an explanation that was emptied', () => {
  expect(withExplanation([said('air.nox', 'A boiler was closed')], [], at('air.nox'))).toEqual([]);
});

it('stores one after another, so that a cleared tick is not overtaken by the text before it', async () => {
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.clone().json());
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json([]);
  });
  const api = createApiClient({
    baseUrl: 'http://gateway.example',
    headers: () => ({}),
    onTokenExpired: async () => false,
    onUnauthenticated: () => undefined,
  });
  const cache = new QueryClient();
  const place = { disclosureCode: 'A1.1', fieldKey: 'air.nox', text: 'A boiler was closed' };
  const explain = new MutationObserver(cache, explanationMutations.explain(api, cache, 'r1'));
  const both = [explain.mutate({ ...place, printed: true }), explain.mutate({ ...place, printed: false })];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  await new Promise((later) => setTimeout(later, 20));
  expect(sent).toMatchObject([{ printed: true }]);
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await Promise.all(both);
  expect(sent).toMatchObject([{ printed: true }, { printed: false }]);
  vi.unstubAllGlobals();
});
