import { expect, it } from 'vitest';
import { buildReportModel } from './build-report-model.ts';
import { presentModel } from './older.ts';
import { modelInput } from './testing.ts';

it.each([
  ['en', 'Now'],
  ['zhTw', '現時'],
] as const)('gives the newest year its name in charts that were published with “now”, in %s', (language, now) => {
  const model = buildReportModel(modelInput({ language, thisYear: '2025' }));
  const values = ['1', '2'];
  const shape = { title: 'Water', unitSymbol: 'm³' };
  const charts = [
    { ...shape, kind: 'line' as const, categories: ['2024', now], series: [{ name: 'Water', values }] },
    {
      ...shape,
      kind: 'bar' as const,
      categories: ['A', 'B'],
      series: [
        { name: '2024', values },
        { name: now, values },
      ],
    },
  ];
  const stored = {
    ...model,
    chapters: model.chapters.map((chapter) => ({
      ...chapter,
      disclosures: chapter.disclosures.map((disclosure) => ({ ...disclosure, charts })),
    })),
  };
  const [line, bar] = presentModel(stored).chapters[0]?.disclosures[0]?.charts ?? [];
  expect(line?.categories).toEqual(['2024', '2025']);
  expect(bar?.series.map(({ name }) => name)).toEqual(['2024', '2025']);
});
