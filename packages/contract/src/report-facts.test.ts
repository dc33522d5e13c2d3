import { expect, it } from 'vitest';
import { factsIn, reportFacts } from './report-facts.ts';

it('keeps the names of a report for readers of both languages, and one where there is no other', () => {
  const facts = reportFacts({ name: 'ESG Report 2025', names: { en: 'ESG Report 2025', zhTw: '2025 年報告' } });
  expect(factsIn({ ...facts, format: 'pdf' }, 'zhTw')).toEqual({ report: '2025 年報告', format: 'pdf' });
  expect(factsIn(facts, 'en')).toEqual({ report: 'ESG Report 2025' });
  expect(reportFacts({ name: 'Report', names: {} })).toEqual({ report: 'Report' });
  // Those of before both names were kept.
  expect(factsIn({ report: 'Old' }, 'zhTw')).toEqual({ report: 'Old' });
});
