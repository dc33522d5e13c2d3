import { pageFactsId } from '@esg/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readPageFacts } from './page-facts.ts';

const loaded = (part: Partial<PerformanceNavigationTiming>) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([part as PerformanceNavigationTiming]);

beforeEach(() => {
  const block = { textContent: '{"host":"verdant.localhost"}' };
  vi.stubGlobal('document', { getElementById: (id: string) => (id === pageFactsId ? block : null) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('are used on a page that the gateway has just sent', () => {
  loaded({ type: 'navigate', transferSize: 4000 });
  expect(readPageFacts()).toEqual({ host: 'verdant.localhost' });
  loaded({ type: 'reload', transferSize: 4000 });
  expect(readPageFacts()).toBeDefined();
});

it.each([
  ['was gone back to', { type: 'back_forward', transferSize: 4000 }],
  ['was in the cache of a browser that opened its tab again', { type: 'navigate', transferSize: 0 }],
] as const)('are ignored on a page that %s', (_, entry) => {
  loaded(entry);
  expect(readPageFacts()).toBeUndefined();
});
