import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecidedTopic } from './materiality.ts';
import {
  decidesAbout,
  decisionFor,
  decisionOfYear,
  notMaterialText,
  readableIn,
  type TakeOverInput,
  takeOverOf,
} from './materiality-take-over.ts';

const decided = (id: string, verdict: DecidedTopic['verdict'], reason = ''): DecidedTopic => ({
  origin: id,
  libraryIds: [id],
  name: null,
  verdict,
  judged: false,
  leftOut: false,
  reason,
  position: { impact: '1', financial: null },
});
const disclosure = (code: string, ...topics: string[]) => ({
  code,
  topics,
  about: topics.map((id) => [id]),
  basis: 'code' as const,
});
const selected = { status: 'in-progress', omission: null };

const input = (more: Partial<TakeOverInput> = {}): TakeOverInput => ({
  decision: {
    topics: [decided('air', 'not_material', 'No boilers'), decided('ghg', 'material'), decided('water', 'unscored')],
  },
  dependent: {
    disclosures: [
      disclosure('305-1', 'ghg'),
      disclosure('305-7', 'air'),
      disclosure('302-1', 'ghg', 'air'),
      disclosure('303-3', 'water'),
      disclosure('306-3', 'waste'),
    ],
  },
  topics: [
    { code: 'GRI 302', disclosures: [{ code: '302-1' }] },
    { code: 'GRI 303', disclosures: [{ code: '303-3' }] },
    { code: 'GRI 305', disclosures: [{ code: '305-1' }, { code: '305-7' }] },
    { code: 'GRI 306', disclosures: [{ code: '306-3' }] },
  ],
  present: new Map([
    ['305-7', selected],
    ['302-1', selected],
    ['303-3', selected],
  ]),
  isOmittable: () => true,
  isAsked: () => false,
  reasonOf: () => 'not_applicable',
  skipped: new Set(),
  ...more,
});

describe('which decisions say what belongs in a report', () => {
  it('takes those that looked at every side the framework asks for', () => {
    expect(decidesAbout('ifrs-s1-2023', 'gri-2025')).toBe(false);
    expect(decidesAbout('ifrs-s1-2023', 'esrs-2026')).toBe(false);
    expect(decidesAbout('gri-3-2021', 'ifrs-s2-2025')).toBe(false);
    expect(decidesAbout('gri-3-2021', 'sasb-climate-2022')).toBe(false);
    expect(decidesAbout('gri-3-2021', 'gri-2025')).toBe(true);
    expect(decidesAbout('esrs-2026', 'gri-2025')).toBe(true);
    expect(decidesAbout('esrs-set1-2023', 'tcfd-2021')).toBe(true);
  });
  it('takes any where the framework leaves the sides open', () => {
    expect(decidesAbout('ifrs-s1-2023', 'hkex-c2-2025')).toBe(true);
  });
});

describe('what a report takes over from a decision', () => {
  it('adds what is material, leaves out with its reason what is not, and leaves alone what nobody decided', () => {
    expect(takeOverOf(input(), ['GRI 306', 'GRI 303'])).toMatchObject({
      entering: ['305-1'],
      staying: ['302-1'],
      leavingWithReason: [{ reason: 'not_applicable', codes: ['305-7'], topics: [{ origin: 'air' }] }],
      leaving: [],
      undecided: ['303-3'],
      materialTopics: ['GRI 302', 'GRI 303', 'GRI 305', 'GRI 306'],
    });
  });

  it('never lets what is comply or explain leave without a reason, even where it was not selected', () => {
    const asked = { present: new Map(), isAsked: (code: string) => code === '305-7' };
    expect(takeOverOf(input(asked), []).leavingWithReason).toMatchObject([{ codes: ['305-7'] }]);
    const none = takeOverOf(input({ isAsked: () => true, reasonOf: () => undefined }), []);
    expect(none).toMatchObject({ leaving: [], leavingWithReason: [], kept: ['305-7'] });
  });

  it('keeps what nobody may leave out, and what somebody left out for another reason', () => {
    expect(takeOverOf(input({ isOmittable: () => false }), []).kept).toEqual(['305-7']);
    const omitted = (reason: string) => new Map([['305-1', { status: 'omitted', omission: { reason } }]]);
    expect(takeOverOf(input({ present: omitted('unavailable') }), []).staying).toEqual(['305-1']);
    expect(takeOverOf(input({ present: omitted('not_applicable') }), []).entering).toContain('305-1');
  });

  it('brings in what is asked of everybody, and calls no replaced standard material', () => {
    const dependent = { disclosures: [disclosure('305-1', 'ghg'), disclosure('102-5', 'ghg')], always: ['2-1', '3-2'] };
    const topics = [
      { code: 'GRI 102', disclosures: [{ code: '102-5' }] },
      { code: 'GRI 305', disclosures: [{ code: '305-1' }] },
    ];
    const present = new Map([['2-1', selected]]);
    expect(takeOverOf(input({ dependent, topics, present, skipped: new Set(['102-5']) }), [])).toMatchObject({
      entering: ['305-1'],
      missing: ['3-2'],
      materialTopics: ['GRI 305'],
    });
  });

  it('adds no standard beside the one that replaces it', () => {
    expect(takeOverOf(input({ skipped: new Set(['305-1']) }), []).entering).not.toContain('305-1');
  });

  it('lets nothing leave for a part of what it is about, and for all of it with the reasons of those topics alone', () => {
    const topics = [
      decided('safety', 'not_material'),
      decided('privacy', 'not_material'),
      decided('ai', 'not_material'),
    ];
    const partly = { ...disclosure('302-1', 'safety', 'labels'), about: [['safety'], ['labels']] };
    const whole = { ...disclosure('305-1', 'privacy', 'cyber', 'ai'), about: [['privacy', 'cyber']] };
    const besides = { ...disclosure('305-7', 'safety', 'ai'), about: [['quality']] };
    const present = new Map(['302-1', '305-1', '305-7', '303-3'].map((code) => [code, selected]));
    const dependent = { disclosures: [partly, whole, besides, disclosure('303-3', 'water')] };
    expect(takeOverOf(input({ decision: { topics }, dependent, present }), [])).toMatchObject({
      leavingWithReason: [{ codes: ['305-1'], topics: [{ origin: 'privacy' }] }],
      partly: ['302-1', '305-7'],
      undecided: ['303-3'],
    });
  });

  it('puts no disclosure in two places, and takes over once what is taken over twice', () => {
    const verdict = fc.constantFrom('material' as const, 'not_material' as const, 'unscored' as const);
    const state = fc.constantFrom(undefined, selected, { status: 'omitted', omission: { reason: 'not_applicable' } });
    fc.assert(
      fc.property(
        fc.array(verdict, { minLength: 4, maxLength: 4 }),
        fc.array(state, { minLength: 5, maxLength: 5 }),
        (verdicts, states) => {
          const topics = ['air', 'ghg', 'water', 'waste'].map((id, place) =>
            decided(id, verdicts[place] ?? 'unscored'),
          );
          const codes = ['305-1', '305-7', '302-1', '303-3', '306-3'];
          const present = new Map(
            codes.flatMap((code, place) => (states[place] ? [[code, states[place]] as const] : [])),
          );
          const plan = takeOverOf(input({ decision: { topics }, present }), []);
          const left = plan.leavingWithReason.flatMap((group) => group.codes);
          const all = [
            ...plan.entering,
            ...plan.staying,
            ...left,
            ...plan.leaving,
            ...plan.kept,
            ...plan.partly,
            ...plan.undecided,
          ];
          expect(new Set(all).size).toBe(all.length);
          const after = new Map(present);
          for (const code of plan.entering) after.set(code, selected);
          for (const code of left) after.set(code, { status: 'omitted', omission: { reason: 'not_applicable' } });
          const again = takeOverOf(input({ decision: { topics }, present: after }), plan.materialTopics);
          expect(again).toMatchObject({ entering: [], leavingWithReason: [], materialTopics: plan.materialTopics });
        },
      ),
    );
  });
});

it('prints the written reason in every language, and names the one that it has where that is another', () => {
  const nameOf = ({ origin }: DecidedTopic) => origin;
  const topics = [decided('air', 'not_material', 'No boilers'), decided('water', 'not_material', '不使用工業用水。')];
  expect(notMaterialText(topics, 'en', 2025, nameOf)).toBe(
    '“air” is not material: No boilers. “water” is not material: 不使用工業用水。 (in Chinese).',
  );
  expect(notMaterialText(topics, 'zhTw', 2025, nameOf)).toBe(
    '「air」並非重要議題：No boilers（原文為英文）。「water」並非重要議題：不使用工業用水。',
  );
});

it('refers to the assessment where nobody wrote a reason', () => {
  const topics = [decided('air', 'not_material', ' ')];
  expect(notMaterialText(topics, 'en', 2025, ({ origin }) => origin)).toBe(
    '“air” is not material by the materiality assessment of 2025.',
  );
});

it('gives each reader the part of a text in their language, and nothing that they cannot read', () => {
  const both = 'Both plants stand in old industrial areas. 兩間廠房均位於舊工業區。';
  expect([readableIn(both, 'en'), readableIn(both, 'zhTw')]).toEqual([
    'Both plants stand in old industrial areas.',
    '兩間廠房均位於舊工業區。',
  ]);
  expect([readableIn('PVC 物料', 'en'), readableIn('PVC 物料', 'zhTw')]).toEqual([undefined, 'PVC 物料']);
  const named = 'Low risk at the 觀塘 plant since it was closed in May';
  expect([readableIn(named, 'en'), readableIn(named, 'zhTw')]).toEqual([named, undefined]);
  const whole = 'We closed the 觀塘 plant in 2023.';
  expect([readableIn(whole, 'en'), readableIn(whole, 'zhTw')]).toEqual([whole, undefined]);
  expect([readableIn(' No boilers ', 'en'), readableIn(' ', 'en')]).toEqual(['No boilers', undefined]);
});

it('chooses the last decision about the report’s year that looked at every side, else the latest', () => {
  const made = [
    { year: 2026, edition: 'gri-3-2021', number: 1 },
    { year: 2025, edition: 'ifrs-s1-2023', number: 2 },
    { year: 2025, edition: 'esrs-2026', number: 1 },
  ] as const;
  const chosen = (versionId: string, end: string) => decisionFor(made, { versionId, period: { end } });
  expect(chosen('gri-2025', '2025-12-31')).toBe(made[2]);
  expect(chosen('gri-2025', '2027-03-31')).toBe(made[0]);
  expect(chosen('ifrs-s1-2023', '2025-12-31')).toBe(made[1]);
  expect(decisionFor([made[0]], { versionId: 'esrs-2026', period: null })).toBeUndefined();
  const ofYear = (end: string) => decisionOfYear(made, { versionId: 'gri-2025', period: { end } });
  expect(ofYear('2025-12-31')).toBe(made[2]);
  expect(ofYear('2024-12-31')).toBeUndefined();
  expect(decisionOfYear(made, { versionId: 'gri-2025', period: null })).toBeUndefined();
});
