import { type DecidedTopic, designDefaults, ModelChartSchema } from '@esg/contract';
import { findFramework } from '@esg/standards';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { buildReportModel } from './build-report-model.ts';
import type { DecidedMatrix } from './decided-matrix.ts';
import { matrixChartOf, matrixPlaceOf } from './matrix.ts';
import { modelInput } from './testing.ts';

const topicOf = (id: string, position: DecidedTopic['position'], more: Partial<DecidedTopic> = {}): DecidedTopic => ({
  origin: id,
  libraryIds: [],
  name: { en: `Topic ${id}`, zhTw: `議題 ${id}` },
  verdict: 'not_material',
  judged: false,
  leftOut: false,
  reason: '',
  position,
  ...more,
});
const decided = (more: Partial<DecidedMatrix> = {}): DecidedMatrix => ({
  year: 2025,
  edition: 'esrs-2026',
  settings: { thresholds: { impact: '3', financial: '2.5', stakeholder: '4' }, stakeholdersCount: false },
  opinionGroups: [],
  decidedAt: new Date('2026-01-31T00:00:00Z'),
  topics: [
    topicOf('low', { impact: '1', financial: '1.2345' }),
    topicOf('high', { impact: '4.5', financial: '2' }, { verdict: 'material' }),
    topicOf('gone', { impact: '5', financial: '5' }, { leftOut: true }),
    topicOf('bare', { impact: null, financial: null }),
  ],
  ...more,
});
const rated = decided({
  edition: 'gri-3-2021',
  opinionGroups: [{ id: 'staff', surveyId: 'survey', name: { en: 'Employees', zhTw: '僱員' }, weight: '2' }],
  topics: [topicOf('air', { impact: '3', financial: null, stakeholder: '4.1' }, { verdict: 'material' })],
});
const selected = (...codes: string[]) => new Map(codes.map((code) => [code, { status: 'completed' as const }]));
const frameworkOf = (versionId: string) => {
  const found = findFramework(versionId);
  if (!found) throw new Error(`There is no ${versionId}`);
  return found;
};

describe('the matrix of a report', () => {
  it('says in both languages why people judged a topic against its scores', () => {
    const reason = 'The river is shared with farmers.';
    const topics = [
      topicOf(
        'water',
        { impact: '2.33', financial: null },
        { verdict: 'material', judged: true, reason, isReasonPrinted: true },
      ),
    ];
    const noteIn = (language: 'en' | 'zhTw') => matrixChartOf(decided({ topics }), language)?.matrix?.note;
    expect(noteIn('en')).toContain(`“Topic water” was judged material whatever its scores: ${reason}`);
    expect(noteIn('zhTw')).toContain(`不論評分，「議題 water」獲判定為重要：${reason}（原文為英文）。`);
  });

  it('gives no weight of a group of whose answers none counts', () => {
    const unheard = { id: 'suppliers', surveyId: 'survey', name: { en: 'Suppliers', zhTw: '供應商' }, weight: '3' };
    const opinionGroups = [...rated.opinionGroups, { ...unheard, isUnheard: true as const }];
    const note = matrixChartOf({ ...rated, opinionGroups }, 'en')?.matrix?.note;
    expect(note).toBe(matrixChartOf(rated, 'en')?.matrix?.note);
  });

  it('prints no reason of a decision that was made before reports printed them, and no more than it draws', () => {
    const judged = (id: string, more: Partial<DecidedTopic> = {}) =>
      topicOf(id, { impact: '2', financial: null }, { judged: true, reason: `Because of ${id}.`, ...more });
    const noteOf = (topics: DecidedTopic[]) => matrixChartOf(decided({ topics }), 'en')?.matrix?.note ?? '';
    expect(noteOf([judged('water')])).not.toContain('Because of');
    const many = noteOf(Array.from({ length: 42 }, (_, place) => judged(`${place}`, { isReasonPrinted: true })));
    expect(many.match(/Because of/g)).toHaveLength(40);
    expect(many).toContain('Judged whatever their scores as well: 2 topics.');
  });

  it('draws what was decided, material topics first, and nothing that was left out or has no place', () => {
    const chart = matrixChartOf(decided(), 'en');
    expect(v.safeParse(ModelChartSchema, chart).issues).toBeUndefined();
    expect(chart).toMatchObject({
      kind: 'matrix',
      title: 'Materiality matrix 2025',
      categories: ['Topic high', 'Topic low'],
      series: [
        { name: 'Impact', values: ['4.5', '1'] },
        { name: 'Financial effect', values: ['2', '1.23'] },
      ],
      matrix: {
        thresholds: { x: '3', y: '2.5' },
        passing: 'either',
        verdicts: ['Material', 'Not material'],
        material: [true, false],
      },
    });
    expect(chart?.matrix?.note).toBe(
      'A topic is material from impact 3 or financial effect 2.5 on, on a scale up to 5.',
    );
  });

  it('sets what stakeholders say against impact where the rules have one side, with the weights of groups', () => {
    const chart = matrixChartOf(rated, 'zhTw');
    expect(chart).toMatchObject({
      title: '2025 年重要性矩陣',
      categories: ['議題 air'],
      series: [{ name: '影響' }, { name: '持份者', values: ['4.1'] }],
      matrix: { thresholds: { x: '3', y: '4' }, passing: 'both' },
    });
    expect(chart?.matrix?.note).toContain('僱員 × 2');
  });

  it('ranks topics by the one side of the rules where no survey says anything', () => {
    const chart = matrixChartOf({ ...decided(), edition: 'ifrs-s1-2023' }, 'en');
    expect(chart).toMatchObject({ kind: 'bar', series: [{ name: 'Financial effect', values: ['2', '1.23'] }] });
  });

  it('says that a topic on an edge is not scored on that side, which is not a score of 0', () => {
    const both = topicOf('air', { impact: '3', financial: '2' });
    const oneSide = topicOf('water', { impact: '4', financial: null });
    const noteOf = (...topics: DecidedTopic[]) => matrixChartOf(decided({ topics }), 'en')?.matrix?.note;
    expect(noteOf(both, oneSide)).toContain('On an edge of the drawing, not at 0: 1 topic not scored on that side.');
    expect(noteOf(both)).not.toContain('edge');
  });

  it('draws no topic that no survey asked about, and says that it is in the table alone', () => {
    const asked = topicOf('air', { impact: '3', financial: null, stakeholder: '4.1' });
    const unasked = topicOf('water', { impact: '4', financial: null, stakeholder: null });
    const silent = topicOf('gone', { impact: '4', financial: null, stakeholder: '2' }, { leftOut: true });
    const chart = matrixChartOf(decided({ edition: 'gri-3-2021', topics: [asked, unasked, silent] }), 'en');
    expect(chart).toMatchObject({ categories: ['Topic air', 'Topic water'], matrix: { drawn: [true, false] } });
    expect(chart?.matrix?.note).toContain('In the table alone: 1 topic of which no survey says anything.');
    const onlySilent = matrixChartOf(decided({ edition: 'gri-3-2021', topics: [unasked, silent] }), 'en');
    expect(onlySilent?.kind).toBe('bar');
  });

  it('has every topic in its table, and says of how many the drawing has no room', () => {
    const topics = Array.from({ length: 45 }, (_, place) => topicOf(`${place}`, { impact: '1', financial: '2' }));
    const chart = matrixChartOf(decided({ topics }), 'zhTw');
    expect(chart?.categories).toHaveLength(45);
    expect(chart?.matrix?.drawn?.filter(Boolean)).toHaveLength(40);
    expect(chart?.matrix?.note).toContain('位置最低的 5 項議題只列於表內。');
    const ranked = matrixChartOf(decided({ edition: 'ifrs-s1-2023', topics }), 'en');
    expect(ranked?.categories).toHaveLength(40);
    expect(ranked?.title).toContain('the 40 highest of 45');
  });

  it('names no corner not material, where people may have judged a topic to be', () => {
    expect(matrixChartOf(decided(), 'en')?.matrix?.quadrants.bottomLeft).toBe('Below both thresholds');
  });

  it('is nothing where no topic has a place', () => {
    expect(matrixChartOf(decided({ topics: [] }), 'en')).toBeUndefined();
  });
});

describe('the place of the matrix', () => {
  it('is the list of material topics of GRI, else the process by which they were found', () => {
    const gri = frameworkOf('gri-2025');
    expect(matrixPlaceOf(gri, selected('2-1', '3-1', '3-2'))).toBe('3-2');
    expect(matrixPlaceOf(gri, selected('2-1', '3-1'))).toBe('3-1');
    expect(matrixPlaceOf(gri, selected('2-1'))).toBeUndefined();
    expect(matrixPlaceOf(gri, new Map([['3-2', { status: 'omitted' as const }]]))).toBeUndefined();
  });

  it('is a paragraph of part B of HKEX, and SBM-3, else IRO-1, of ESRS', () => {
    const hkex = frameworkOf('hkex-c2-2025');
    expect(matrixPlaceOf(hkex, selected('B-13', 'B-14'))).toBe('B-14');
    expect(matrixPlaceOf(hkex, selected('B-13'))).toBe('B-13');
    const esrs = frameworkOf('esrs-2026');
    expect(matrixPlaceOf(esrs, selected('IRO-1', 'SBM-3'))).toBe('SBM-3');
    expect(matrixPlaceOf(esrs, selected('IRO-1'))).toBe('IRO-1');
  });

  it('is added once to a report that has it, and changes no other', () => {
    const input = modelInput({ framework: frameworkOf('gri-2025'), disclosures: new Map(), answers: new Map() });
    const disclosures = new Map(
      ['3-1', '3-2'].map((code) => [code, { status: 'in-progress' as const, omission: null }]),
    );
    const chartsIn = (more: object) =>
      buildReportModel({ ...input, disclosures, ...more }).chapters.flatMap((chapter) =>
        chapter.disclosures.flatMap(({ code, charts }) => charts.map(({ title }) => [code, title])),
      );
    expect(chartsIn({ decidedMatrix: decided() })).toEqual([['3-2', 'Materiality matrix 2025']]);
    expect(chartsIn({})).toEqual([]);
    expect(designDefaults.materialityMatrix).toBe(true);
  });
});
