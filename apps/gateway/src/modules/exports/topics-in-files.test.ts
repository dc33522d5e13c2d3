import type { Report } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from '../reports/testing.ts';
import { printedText, timesIn } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const period = { start: '2025-01-01', end: '2025-12-31' };
/** Of each material topic: how its disclosure is coded, and what is said of it in either language. */
const topics = [
  {
    code: '3-3 GRI 302',
    en: { group: 'GRI 302: Energy 2016', row: 'Management of this topic: Energy', said: 'We buy wind power.' },
    zhTw: { group: 'GRI 302：能源 2016', row: '本議題的管理：能源', said: '我們採購風電。' },
  },
  {
    code: '3-3 GRI 305',
    en: { group: 'GRI 305: Emissions 2016', row: 'Management of this topic: Emissions', said: 'Heat pumps come.' },
    zhTw: { group: 'GRI 305：排放 2016', row: '本議題的管理：排放', said: '我們改用熱泵。' },
  },
] as const;

/** A GRI report in two languages that answers 3-3 for each of its material topics. */
const makeReport = async () => {
  const { send, ok } = callerOf(h);
  const draft = { versionId: 'gri-2025', name: 'Harbour 2025', languages: ['en', 'zhTw'], period };
  const { id, version } = await ok<Report>(send('POST', '/reports', draft));
  const disclosureCodes = ['2-1', ...topics.map(({ code }) => code), '302-1', '305-1'];
  const materialTopics = ['GRI 302', 'GRI 305'];
  await ok(send('PATCH', `/reports/${id}`, { version, disclosureCodes, materialTopics }));
  const paragraph = (text: string) => [{ kind: 'paragraph', runs: [{ text }] }];
  for (const { code, en, zhTw } of topics) {
    const value = { type: 'richTextArea', blocks: { en: paragraph(en.said), zhTw: paragraph(zhTw.said) } };
    await ok(send('PUT', `/reports/${id}/answers/${code}/topic.materiality.management`, { version: 0, value }));
    await ok(send('PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' }));
  }
  return id;
};

it('prints GRI 3-3 for each material topic, each with a row of its own in the content index, in every file and both languages', async () => {
  const id = await makeReport();
  for (const format of ['pdf', 'word', 'excel'] as const)
    for (const language of ['en', 'zhTw'] as const) {
      const text = await printedText(h, id, format, language);
      // In pages the index follows the answers; a workbook names the standard after each row of its index.
      const index = format === 'excel' ? text : text.slice(text.lastIndexOf(topics[1][language].said));
      for (const { code, [language]: topic } of topics) {
        expect([format, text.includes(code)]).toEqual([format, false]);
        const { group, row, said } = topic;
        expect([format, said, timesIn(text, said)]).toEqual([format, said, 1]);
        const inIndex = format === 'excel' ? `3-3 ${row} ${group}` : `${group} 3-3 ${row}`;
        expect([format, inIndex, timesIn(index, inIndex)]).toEqual([format, inIndex, 1]);
      }
    }
}, 180_000);
