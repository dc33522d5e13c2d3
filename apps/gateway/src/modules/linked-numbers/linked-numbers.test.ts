import {
  type Answer,
  type DesignSettings,
  designDefaults,
  type LinkedNumber,
  type Notification,
  type Problem,
  plainRichText,
  type Report,
  type ReportDesign,
  type ReportDisclosure,
  type ReportFigures,
  type ReportModel,
  type RichTextBlock,
  type ValidationResult,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';
import { setRules, working } from '../report-work/testing.ts';
import { callerOf, period } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const total: LinkedNumber = {
  disclosureCode: '305-1',
  fieldKey: 'ghg.scope1.total',
  kind: 'value',
  row: null,
  yearsBack: 0,
  decimals: 0,
  unit: true,
  period: true,
  signed: false,
  seen: { number: '1200', unit: 't{CO2e}' },
};
const sentence = (number: LinkedNumber, before = 'We emitted '): RichTextBlock[] => [
  { kind: 'paragraph', runs: [{ text: before }, { text: '1,200\u00a0tCO2e', number }, { text: '.' }] },
];
const strategy = '2-22/org.strategy_statement';
const textId = '0b8f7c1e-58a7-4a6e-9b5a-6a6c6a1f0002';

const write = (id: string) => {
  const { send, ok, get } = callerOf(h);
  const put = (place: string, version: number, value: unknown) =>
    send('PUT', `/reports/${id}/answers/${place}`, { version, value });
  return {
    put,
    figure: (version: number, number: string) =>
      ok<Answer>(
        put('305-1/ghg.scope1.total', version, {
          type: 'number',
          rows: [{ number, unit: 't{CO2e}', descriptor: '' }],
        }),
      ),
    text: (version: number, blocks: Record<string, RichTextBlock[]>) =>
      ok<Answer>(put(strategy, version, { type: 'richTextArea', blocks })),
    design: (version: number, parts: DesignSettings['parts']) =>
      send('PUT', `/reports/${id}/design`, { version, settings: { ...designDefaults, parts } }),
    findings: async () =>
      (await ok<ValidationResult>(get(`/reports/${id}/validation`))).findings.filter(({ kind }) =>
        kind.startsWith('number-'),
      ),
    printed: async (language = 'en') => {
      const model = await ok<ReportModel>(get(`/reports/${id}/model?language=${language}`));
      return model.chapters
        .flatMap(({ text, disclosures }) => [
          ...(text?.blocks ?? []),
          ...disclosures.flatMap(({ fields }) =>
            fields.flatMap(({ content }) => (content.kind === 'rich' ? content.blocks : [])),
          ),
        ])
        .map((block) => plainRichText([block]).replaceAll('\u00a0', ' '));
    },
  };
};

/** A report whose strategy text names its direct emissions. */
const start = async (languages = ['en']) => {
  const { send, ok } = callerOf(h);
  const report = await ok<{ id: string; version: number }>(
    send('POST', '/reports', { versionId: 'gri-2025', name: 'Report 2025' }),
  );
  await ok(
    send('PATCH', `/reports/${report.id}`, {
      version: report.version,
      disclosureCodes: ['2-22', '305-1'],
      period,
      languages,
    }),
  );
  const report$ = write(report.id);
  await report$.figure(0, '1200');
  await report$.text(0, { en: sentence(total), zhTw: sentence(total, '我們排放了') });
  return { id: report.id, ...report$ };
};

describe('numbers in the texts of a report', () => {
  it('are offered with the years before, and printed with their present values in each language', async () => {
    const { ok, get } = callerOf(h);
    const { id, figure, printed, findings } = await start();
    expect(await ok<ReportFigures>(get(`/reports/${id}/figures`))).toEqual({
      years: ['2025'],
      figures: [
        {
          disclosureCode: '305-1',
          fieldKey: 'ghg.scope1.total',
          years: [
            {
              rows: [{ descriptor: '', number: '1200', unit: 't{CO2e}' }],
              total: { number: '1200', unit: 't{CO2e}' },
            },
          ],
        },
      ],
    });
    expect(await printed()).toEqual(['We emitted 1,200 tCO2e (2025).']);
    expect(await findings()).toEqual([]);
    await figure(1, '1300.4');
    expect(await printed()).toEqual(['We emitted 1,300 tCO2e (2025).']);
    expect(await printed('zhTw')).toEqual(['我們排放了1,300 公噸二氧化碳當量（2025）.']);
  });

  it('are listed once they differ from when the sentence was written, and are updated all at once', async () => {
    const { ok, send, get } = callerOf(h);
    const { id, figure, findings, design } = await start(['en', 'zhTw']);
    await ok(
      design(0, [{ kind: 'text', id: textId, title: { en: 'From the chair' }, blocks: { en: sentence(total) } }]),
    );
    await figure(1, '1300');
    const found = await findings();
    expect(found).toMatchObject([
      { kind: 'number-stale', blocking: false, step: 'design', params: { textId, title: 'From the chair' } },
      { kind: 'number-stale', blocking: false, step: 'data-input', disclosureCode: '2-22', language: 'en' },
      {
        language: 'zhTw',
        params: { was: '1,200\u00a0公噸二氧化碳當量（2025）', is: '1,300\u00a0公噸二氧化碳當量（2025）' },
      },
    ]);
    expect(await ok(send('POST', `/reports/${id}/figures/update`, {}))).toEqual({ texts: 2, numbers: 3 });
    expect(await findings()).toEqual([]);
    const answer = await ok<Answer>(get(`/reports/${id}/answers/${strategy}`));
    expect(answer).toMatchObject({ version: 2 });
    expect(JSON.stringify(answer.value)).toContain('1,300');
    expect(await ok<ReportDesign>(get(`/reports/${id}/design`))).toMatchObject({ version: 2 });
    expect(await ok(send('POST', `/reports/${id}/figures/update`, {}))).toEqual({ texts: 0, numbers: 0 });
  });

  it('leave a complete disclosure complete when they are updated, and in progress where its approval ends', async () => {
    const { id, figure } = await start();
    const { send, ok, get } = callerOf(h);
    const { submit, decide, of } = working(h, id);
    const status = async () =>
      (await ok<ReportDisclosure[]>(get(`/reports/${id}/disclosures`))).find(({ code }) => code === '2-22')?.status;
    const complete = () => ok(send('PUT', `/reports/${id}/disclosures/2-22`, { status: 'completed' }));
    const update = () => ok(send('POST', `/reports/${id}/figures/update`, {}));
    await complete();
    await figure(1, '1300');
    await update();
    expect(await status()).toBe('completed');
    await setRules(h, [['verdant.admin']]);
    await ok(send('PUT', `/reports/${id}/disclosures/2-22`, { status: 'in-progress' }));
    await figure(2, '1400');
    await submit('verdant.member', '2-22');
    expect((await decide('verdant.admin', '2-22', 'approved')).ok).toBe(true);
    await complete();
    await update();
    expect(await status()).toBe('in-progress');
    expect((await of('2-22'))?.round?.state).toBe('fallen');
  });

  it('block the publication when their source is gone, and what was published stays as it was', async () => {
    const { ok, send } = callerOf(h);
    const { id, printed, findings, figure } = await start();
    for (const code of ['2-22', '305-1'])
      await ok(send('PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' }));
    await ok(send('POST', `/reports/${id}/publish`, {}));
    await h.database.withSystem((tx) =>
      tx.execute(sql`update answers set value = null where disclosure_code = '305-1'`),
    );
    expect(await printed()).toEqual(['We emitted 1,200 tCO2e (2025).']);
    await ok(send('POST', `/reports/${id}/reopen`, {}));
    await figure(1, '1300');
    expect(await printed()).toEqual(['We emitted 1,300 tCO2e (2025).']);
    await ok(send('PUT', `/reports/${id}/answers/305-1/ghg.scope1.total`, { version: 2, value: null }));
    expect(await findings()).toMatchObject([{ kind: 'number-gone', blocking: true, disclosureCode: '2-22' }]);
    expect(await printed()).toEqual(['We emitted –.']);
    const refused = (await (await send('POST', `/reports/${id}/publish`, {})).json()) as Problem;
    expect(refused).toMatchObject({ code: 'report.not_ready' });
    expect(JSON.stringify(refused)).toContain('answers.2-22.org.strategy_statement');
  });

  it('invalidate the approval of a text when the figure changes, and keep it at any other change', async () => {
    const { id, figure } = await start();
    const { send, ok, get } = callerOf(h);
    await setRules(h, [['verdant.admin']]);
    const { submit, decide, of } = working(h, id);
    const standing = async () => (await of('2-22'))?.round?.state;
    expect((await submit('verdant.member', '2-22')).ok && (await decide('verdant.admin', '2-22', 'approved')).ok).toBe(
      true,
    );
    await ok(
      send('PATCH', `/reports/${id}`, { version: (await ok<Report>(get(`/reports/${id}`))).version, name: 'Other' }),
    );
    expect(await standing()).toBe('accepted');
    await figure(1, '1300.4');
    expect(await standing()).toBe('fallen');
    const told = await ok<{ items: Notification[] }>(callerOf(h, 'verdant.member').get('/notifications'));
    expect(told.items.map(({ kind }) => kind)).toContain('approval.fell_away');
  });

  it('come from the report’s own framework', async () => {
    const { put, design } = await start();
    const foreign = [
      { ...total, disclosureCode: 'A1.2' },
      { ...total, fieldKey: 'org.activities' },
    ];
    for (const number of foreign) {
      const refused = await put(strategy, 1, { type: 'richTextArea', blocks: { en: sentence(number) } });
      expect(await refused.json()).toMatchObject({
        code: 'answer.invalid',
        issues: [{ path: 'value.blocks.en.0', rule: 'choice_unknown' }],
      });
      const parts = [{ kind: 'text' as const, id: textId, title: {}, blocks: { en: sentence(number) } }];
      expect(await (await design(0, parts)).json()).toMatchObject({ code: 'request.invalid' });
    }
    const endless = { ...total, decimals: 12 };
    expect((await put(strategy, 1, { type: 'richTextArea', blocks: { en: sentence(endless) } })).status).toBe(422);
  });

  it('refer to next year’s figures in next year’s report, where somebody has to confirm them first', async () => {
    const { ok, send, get } = callerOf(h);
    const { id } = await start();
    const made = await ok<{ report: { id: string } }>(
      send('POST', `/reports/${id}/successors`, {
        kind: 'next-period',
        versionId: 'gri-2025',
        name: 'Report 2026',
        fillFromHub: false,
        // Published before GRI 102 replaces GRI 305.
        period: { start: '2026-01-01', end: '2026-06-30' },
        disclosureCodes: ['2-22', '305-1'],
      }),
    );
    const next = write(made.report.id);
    const answer = await ok<Answer>(get(`/reports/${made.report.id}/answers/${strategy}`));
    expect(JSON.stringify(answer.value)).toContain('"seen":null');
    expect(await next.printed()).toEqual(['We emitted –.']);
    expect(await next.findings()).toMatchObject([{ kind: 'number-gone' }]);
    await next.figure(0, '1200');
    expect(await next.findings()).toMatchObject([{ kind: 'number-stale', params: { was: '' } }]);
    await ok(send('POST', `/reports/${made.report.id}/figures/update`, {}));
    expect(await next.findings()).toEqual([]);
  });

  it('are saved into the data hub as plain words', async () => {
    const { ok, send } = callerOf(h);
    const { id, figure } = await start();
    await figure(1, '1300');
    const { id: reportingTimeId } = await hubOf(h).time(period.start, period.end);
    const saved = send('POST', `/reports/${id}/answers/${strategy}/saved-to-hub`, {
      version: 1,
      reportingTimeId,
      entityId: null,
      overwrites: [],
    });
    const point = JSON.stringify(await ok(saved));
    expect(point).toContain('1,300');
    expect(point).not.toContain('yearsBack');
  });

  it('are closed to others, to readers, and once the report is published', async () => {
    const { id } = await start();
    const paths = [`/reports/${id}/figures`, `/reports/${id}/figures/update`];
    for (const path of paths) {
      const method = path.endsWith('update') ? 'POST' : 'GET';
      expect((await h.anonymous(path, { method })).status).toBe(401);
      expect((await h.as('harbour.admin').request(path, { method })).status).toBe(404);
    }
    const { send, ok } = callerOf(h);
    for (const code of ['2-22', '305-1'])
      await ok(send('PUT', `/reports/${id}/disclosures/${code}`, { status: 'completed' }));
    await ok(send('POST', `/reports/${id}/publish`, {}));
    expect((await send('POST', `/reports/${id}/figures/update`, {})).status).toBe(422);
  });
});
