import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { startKeys } from './start-keys.ts';

const staleAfter = async (notice: Parameters<typeof invalidationsOf>[0]) => {
  const client = new QueryClient();
  const all = [
    keys.reportList('ongoing'),
    keys.reportItself('a'),
    keys.answersOf('a', 'x'),
    keys.answersOf('a', 'z'),
    keys.model('a', 'en'),
    keys.exportsOf('a'),
    keys.suggestionsOf('a'),
    keys.answersOf('b', 'x'),
    keys.organization,
    startKeys.me,
    keys.brands,
    startKeys.tenantSettings,
  ];
  for (const key of all) client.setQueryData(key, 1);
  await Promise.all(invalidationsOf(notice).map((queryKey) => client.invalidateQueries({ queryKey })));
  return all.filter((key) => client.getQueryState(key)?.isInvalidated);
};

it('makes clients read an answer and what depends on it again after somebody changed it, and nothing of another report', async () => {
  expect(
    await staleAfter({ type: 'answer.changed', reportId: 'a', disclosureCode: 'x', fieldKey: 'y', userId: 'u' }),
  ).toEqual([keys.reportList('ongoing'), keys.reportItself('a'), keys.answersOf('a', 'x'), keys.model('a', 'en')]);
});

it('leaves answers cached when only the report itself changed', async () => {
  expect(await staleAfter({ type: 'report.changed', reportId: 'a' })).not.toContainEqual(keys.answersOf('a', 'x'));
});

it('reads suggestions again once the report itself changed, for they are figures of its period', async () => {
  expect(await staleAfter({ type: 'report.changed', reportId: 'a' })).toContainEqual(keys.suggestionsOf('a'));
});

it('makes clients read only the exports again while one progresses', async () => {
  expect(await staleAfter({ type: 'export.progressed', reportId: 'a', exportId: 'e' })).toEqual([keys.exportsOf('a')]);
});

it('makes clients read the tenant’s settings again after a new brand, and only the versions after a change of its draft', async () => {
  expect(await staleAfter({ type: 'brand.published' })).toEqual([keys.brands, startKeys.tenantSettings]);
  expect(await staleAfter({ type: 'brand.draft_changed' })).toEqual([keys.brands]);
});

it('reads targets again after whatever their figures are made of changed', () => {
  const makers = [
    { type: 'entities.changed' },
    { type: 'boundaries.changed' },
    { type: 'reporting-times.changed' },
    { type: 'metric.changed', metricKey: 'energy.consumption.total' },
  ] as const;
  for (const notice of makers) expect(invalidationsOf(notice)).toContainEqual(keys.targets);
});
