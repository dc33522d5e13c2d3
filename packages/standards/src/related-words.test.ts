import { describe, expect, it } from 'vitest';
import { findMetric } from './metrics.ts';
import { isSaidBeside, relatedWords, wordsBeside } from './related-words.ts';

describe('texts that may answer another disclosure', () => {
  it('are text metrics of the library', () => {
    for (const key of ['gov.oversight', 'org.strategy_statement', 'gov.board_statement', 'org.restatements']) {
      expect(findMetric(key)?.unitKind, key).toBeNull();
      for (const other of relatedWords(key)) expect(findMetric(other)?.type, other).toBe(findMetric(key)?.type);
    }
    // Formatted words may answer plain ones.
    expect(relatedWords('corruption.policy').map((key) => findMetric(key)?.type)).toEqual(['richTextArea']);
    expect(relatedWords('materiality.process')).toEqual([]);
  });

  it('are offered beside figures where a disclosure asks for figures only', () => {
    const keys = wordsBeside(['corruption.communicated_pct', 'corruption.trained_pct']);
    expect(keys).toEqual(['corruption.training', 'corruption.policy']);
    for (const key of keys) {
      expect(findMetric(key)?.type, key).toBe('textArea');
      expect(isSaidBeside(key), key).toBe(true);
    }
    expect(wordsBeside(['corruption.incidents'])).toEqual([]);
    expect(isSaidBeside('corruption.prevention')).toBe(false);
  });
});
