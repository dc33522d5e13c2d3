import { fractionOf, isAtMost } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iroKinds } from './entry-kinds.ts';
import {
  axisLength,
  criteriaOf,
  type HighestScores,
  iroScore,
  movedThreshold,
  type ScoredIro,
  sensitivityOf,
  spreadOf,
  thresholdPlaces,
  topicPosition,
  verdictOf,
} from './materiality-scoring.ts';

const five: HighestScores = { scale: 5, scope: 5, irremediability: 5, likelihood: 5, financial: 5 };
const impact: ScoredIro = { kind: 'negative', actual: false, humanRights: false };
const given = <Criterion extends string>(scores: Readonly<Record<Criterion, string>>) =>
  Object.fromEntries(Object.entries<string>(scores).map(([criterion, score]) => [criterion, fractionOf(score)]));
const scores = given({ scale: '4', scope: '3', irremediability: '5', likelihood: '2' });
const both = ['impact', 'financial'] as const;

describe('the score of an entry', () => {
  it('is severity for what happens, and severity by likelihood for what may happen', () => {
    expect(iroScore({ ...impact, actual: true }, scores, five, 'mean')).toMatchObject({ score: '4', likelihood: null });
    expect(iroScore(impact, scores, five, 'mean')).toMatchObject({ size: '4', score: '1.6', likelihood: '2' });
    expect(iroScore(impact, scores, five, 'highest')).toMatchObject({ size: '5', score: '2' });
  });

  it('puts severity before likelihood for negative impacts on human rights, and only for them', () => {
    expect(iroScore({ ...impact, humanRights: true }, scores, five, 'mean')).toMatchObject({
      score: '4',
      severityFirst: true,
    });
    expect(iroScore({ ...impact, kind: 'positive', humanRights: true }, scores, five, 'mean')).toMatchObject({
      score: '1.4',
      severityFirst: false,
    });
  });

  it('asks how hard an impact is to put right only where it is negative', () => {
    expect(criteriaOf(impact)).toEqual(['scale', 'scope', 'irremediability', 'likelihood']);
    expect(criteriaOf({ kind: 'positive', actual: true })).toEqual(['scale', 'scope']);
    expect(criteriaOf({ kind: 'risk', actual: true })).toEqual(['financial', 'likelihood']);
  });

  it('is magnitude by likelihood for risks and opportunities, on a scale of any length', () => {
    const risk: ScoredIro = { kind: 'risk', actual: false, humanRights: false };
    expect(iroScore(risk, given({ financial: '4', likelihood: '4' }), five, 'mean')?.score).toBe('3.2');
    const short = { ...five, financial: 3, likelihood: 4 };
    expect(iroScore(risk, given({ financial: '3', likelihood: '4' }), short, 'mean')?.score).toBe('5');
    expect(iroScore(risk, given({ financial: '1', likelihood: '4' }), short, 'mean')?.score).toBe('1.6667');
  });

  it('is missing until everything that counts is scored', () => {
    expect(iroScore(impact, given({ scale: '4', scope: '3', likelihood: '2' }), five, 'mean')).toBeUndefined();
    expect(iroScore(impact, given({ scale: '4', scope: '3', irremediability: '5' }), five, 'mean')).toBeUndefined();
  });

  const step = fc.integer({ min: 1, max: 5 }).map(String);
  const scored = fc.record({ scale: step, scope: step, irremediability: step, likelihood: step, financial: step });
  const iro = fc.record({ kind: fc.constantFrom(...iroKinds), actual: fc.boolean(), humanRights: fc.boolean() });
  const rule = fc.constantFrom('mean' as const, 'highest' as const);

  it('stays on the axis, and never falls when a criterion rises', () => {
    fc.assert(
      fc.property(
        iro,
        scored,
        rule,
        fc.constantFrom('scale', 'scope', 'likelihood', 'financial'),
        (one, had, by, up) => {
          const before = iroScore(one, given(had), five, by)?.score ?? '';
          const raised = { ...had, [up]: String(Math.min(5, Number(had[up as 'scale']) + 1)) };
          const after = iroScore(one, given(raised), five, by)?.score ?? '';
          expect(isAtMost(fractionOf('0'), fractionOf(before))).toBe(true);
          expect(isAtMost(fractionOf(before), fractionOf(String(axisLength)))).toBe(true);
          expect(isAtMost(fractionOf(before), fractionOf(after))).toBe(true);
        },
      ),
    );
  });

  it('of a human right is never below the same impact without it', () => {
    fc.assert(
      fc.property(iro, scored, rule, (one, had, by) => {
        const plain = iroScore({ ...one, humanRights: false }, given(had), five, by)?.score ?? '';
        const right = iroScore({ ...one, humanRights: true }, given(had), five, by)?.score ?? '';
        expect(isAtMost(fractionOf(plain), fractionOf(right))).toBe(true);
      }),
    );
  });
});

describe('several people', () => {
  it('count by their weights, and a gap of two steps is a disagreement', () => {
    const people = [
      { score: 2, weight: '1' },
      { score: 5, weight: '2' },
    ];
    expect(spreadOf(people)).toMatchObject({ count: 2, mean: '4', lowest: 2, highest: 5, disagrees: true });
    expect(
      spreadOf([
        { score: 3, weight: '1' },
        { score: 4, weight: '1' },
      ]),
    ).toMatchObject({
      mean: '3.5',
      disagrees: false,
    });
    expect(spreadOf([{ score: 3, weight: '0' }])).toBeUndefined();
  });

  it('have a mean between the lowest and the highest, whatever the order of people', () => {
    const person = fc.record({
      score: fc.integer({ min: 1, max: 10 }),
      weight: fc.constantFrom('1', '2', '0.5', '3.25'),
    });
    fc.assert(
      fc.property(fc.array(person, { minLength: 1, maxLength: 30 }), (people) => {
        const spread = spreadOf(people);
        expect(spreadOf(people.toReversed())).toEqual(spread);
        expect(Number(spread?.mean)).toBeGreaterThanOrEqual(spread?.lowest ?? Number.NaN);
        expect(Number(spread?.mean)).toBeLessThanOrEqual(spread?.highest ?? Number.NaN);
      }),
    );
  });
});

describe('a topic', () => {
  const position = topicPosition([
    { axis: 'impact', score: '2.4' },
    { axis: 'impact', score: '3' },
    { axis: 'financial', score: '1.2' },
  ]);
  const thresholds = { impact: '3', financial: '3', stakeholder: '3' } as const;

  it('stands where its highest entry stands, and is material when it reaches one threshold that counts', () => {
    expect(position).toEqual({ impact: '3', financial: '1.2' });
    expect(verdictOf(position, thresholds, both)).toBe('material');
    expect(verdictOf(position, thresholds, ['financial'])).toBe('not_material');
    expect(verdictOf({ impact: '3', financial: null }, thresholds, ['financial'])).toBe('unscored');
  });

  it('is material by what stakeholders say only where that counts, and is scored by it in no case', () => {
    const counting = [...both, 'stakeholder'] as const;
    const rated = (stakeholder: string, impact: string | null = '1') => ({ impact, financial: null, stakeholder });
    expect(verdictOf(rated('4'), thresholds, both)).toBe('not_material');
    expect(verdictOf(rated('4'), thresholds, counting)).toBe('material');
    expect(verdictOf(rated('2'), thresholds, counting)).toBe('not_material');
    expect(verdictOf(rated('2', null), thresholds, counting)).toBe('unscored');
    expect(verdictOf(rated('3', null), thresholds, counting)).toBe('material');
  });

  it('is named where one step of a threshold changes it, with the direction', () => {
    const topics = [
      { id: 'on', position },
      { id: 'near', position: { impact: '2.6', financial: null } },
      { id: 'far', position: { impact: '5', financial: '5' } },
    ];
    expect(sensitivityOf(topics, thresholds, both)).toEqual([
      { topicId: 'near', axis: 'impact', towards: 'lower', verdict: 'material' },
      { topicId: 'on', axis: 'impact', towards: 'higher', verdict: 'not_material' },
    ]);
  });

  it('can only become material when a threshold falls, and only leave when it rises', () => {
    const place = fc.option(fc.integer({ min: 0, max: 50 }).map((tenths) => String(tenths / 10)));
    const topic = fc.record({ impact: place, financial: place, stakeholder: place });
    const at = fc.constantFrom(...thresholdPlaces);
    fc.assert(
      fc.property(fc.array(topic), at, at, (positions, one, other) => {
        const topics = positions.map((each, index) => ({ id: String(index), position: each }));
        for (const { towards, verdict } of sensitivityOf(topics, { impact: one, financial: other, stakeholder: '3' }, [
          ...both,
          'stakeholder',
        ]))
          expect(verdict === 'material').toBe(towards === 'lower');
      }),
    );
  });

  it('has thresholds that stop at the ends of the axis', () => {
    expect(Number(thresholdPlaces.at(-1))).toBe(axisLength);
    expect([movedThreshold('3', 1), movedThreshold('0', -1), movedThreshold('5', 1)]).toEqual(['3.5', '0', '5']);
  });
});
