import { describe, expect, it } from 'vitest';
import type { GivenScore, Iro } from './materiality.ts';
import {
  assessIro,
  changesSince,
  decidedTopics,
  esrsTopicsOf,
  judgeTopics,
  materialLibraryIds,
  usualSettings,
} from './materiality-assessment.ts';
import { scoredCriteria } from './materiality-library.ts';
import type { AssessedTopic } from './materiality-topics.ts';

const word = { en: 'Step', zhTw: '級' };
const steps = [1, 2, 3, 4, 5].map((score) => ({ score, anchor: word }));
const usual = usualSettings(
  scoredCriteria.map((criterion) => ({ criterion, name: word, steps })),
  null,
);
const settings = { ...usual, severityRule: 'mean' as const };
const topicOf = (id: string, more: Partial<AssessedTopic> = {}): AssessedTopic => ({
  id,
  origin: `origin of ${id}`,
  libraryIds: [id],
  name: null,
  state: 'considered',
  mergedInto: null,
  judged: null,
  reason: '',
  version: 1,
  ...more,
});
const scoreOf = (criterion: GivenScore['criterion'], score: number, person = 'ana'): GivenScore => ({
  criterion,
  score,
  by: { id: person, name: person },
  reason: '',
  at: '2026-01-01T00:00:00.000Z',
});
const iroOf = (topicId: string, scores: GivenScore[], more: Partial<Iro> = {}): Iro => ({
  id: `entry of ${topicId}`,
  topicId,
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke',
  description: '',
  horizon: 'short',
  stages: [],
  stakeholders: [],
  evidence: [],
  revealedAt: '2026-01-01T00:00:00.000Z',
  scoredBy: 1,
  scores,
  settled: [],
  version: 1,
  ...more,
});
const severe = [scoreOf('scale', 5), scoreOf('scope', 4), scoreOf('irremediability', 3)];
const possible = [scoreOf('financial', 5), scoreOf('likelihood', 4)];
const risk = { kind: 'risk', actual: false } as const;
const judge = (
  topics: AssessedTopic[],
  iros: Iro[],
  edition: 'gri-3-2021' | 'ifrs-s1-2023' | 'esrs-2026' = 'esrs-2026',
) =>
  judgeTopics(
    { topics, edition, settings },
    iros.map((iro) => assessIro(iro, settings)),
  );

describe('an entry', () => {
  it('counts people by their weights, and what they settled in the place of their mean', () => {
    const scores = [...severe, scoreOf('scale', 2, 'ben')];
    const weighed = { ...settings, weights: [{ personId: 'ana', weight: '2' }] };
    expect(assessIro(iroOf('air', scores), weighed).spreads.get('scale')?.mean).toBe('4');
    const settled = [scoreOf('scale', 2)];
    expect(assessIro(iroOf('air', scores, { settled }), weighed)).toMatchObject({
      disagrees: false,
      score: { score: '3' },
    });
  });
});

it('rounds a score once, not the mean that it is worked out from', () => {
  const scores = [scoreOf('financial', 4), scoreOf('financial', 3, 'ben'), scoreOf('likelihood', 4)];
  const weighed = { ...settings, weights: [{ personId: 'ana', weight: '2' }] };
  const { spreads, score } = assessIro(iroOf('price', scores, risk), weighed);
  expect(spreads.get('financial')?.mean).toBe('3.6667');
  // 11/3 × 4/5 is 2.9333…; from 3.6667 it would be 2.9334.
  expect(score?.score).toBe('2.9333');
});

it('takes an impact that is severe in one way as severe, unless the mean is chosen', () => {
  const atStake = iroOf('air', [scoreOf('scale', 5), scoreOf('scope', 1), scoreOf('irremediability', 1)]);
  expect(assessIro(atStake, usual).score?.score).toBe('5');
  expect(assessIro(atStake, settings).score?.score).toBe('2.3333');
});

describe('topics', () => {
  const topics = [topicOf('air'), topicOf('price')];
  const iros = [iroOf('air', severe), iroOf('price', possible, risk)];

  it('are material from the sides that the rules count', () => {
    const verdicts = (edition: 'gri-3-2021' | 'ifrs-s1-2023' | 'esrs-2026') =>
      judge(topics, iros, edition).map(({ verdict }) => verdict);
    expect(verdicts('gri-3-2021')).toEqual(['material', 'unscored']);
    expect(verdicts('ifrs-s1-2023')).toEqual(['unscored', 'material']);
    expect(verdicts('esrs-2026')).toEqual(['material', 'material']);
  });

  it('are judged by people against their scores, and never material where they are left out', () => {
    const judged = [topicOf('air', { judged: 'not_material' }), topicOf('price', { state: 'left_out' })];
    expect(judge(judged, iros).map(({ verdict }) => verdict)).toEqual(['not_material', 'not_material']);
  });

  it('are not immaterial while an entry is unscored, unless one makes them material already', () => {
    const low = [scoreOf('scale', 1), scoreOf('scope', 1), scoreOf('irremediability', 1)];
    const verdictOf = (iros: Iro[], edition?: 'gri-3-2021') => judge([topicOf('air')], iros, edition)[0]?.verdict;
    expect(verdictOf([iroOf('air', low)])).toBe('not_material');
    expect(verdictOf([iroOf('air', low), iroOf('air', [])])).toBe('unscored');
    expect(verdictOf([iroOf('air', low), iroOf('air', [], risk)])).toBe('unscored');
    expect(verdictOf([iroOf('air', low), iroOf('air', [], risk)], 'gri-3-2021')).toBe('not_material');
    expect(verdictOf([iroOf('air', severe), iroOf('air', [])])).toBe('material');
  });

  it('speak for those that were merged into them, with their entries', () => {
    const merged = [topicOf('air', { state: 'merged', mergedInto: 'price' }), topicOf('price')];
    const [only, ...others] = judge(merged, iros);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ position: { impact: '4', financial: '4' }, libraryIds: ['price', 'air'] });
    expect(materialLibraryIds(decidedTopics(judge(merged, iros)))).toEqual(new Set(['air', 'price']));
  });

  it('stand where surveys put them, which makes them material only where stakeholders count', () => {
    const opinions = {
      groups: [],
      topics: [{ topicId: 'air', value: '4.5', groups: [] }],
    };
    const low = [iroOf('air', [scoreOf('scale', 1), scoreOf('scope', 1), scoreOf('irremediability', 1)])];
    const iros = low.map((iro) => assessIro(iro, settings));
    const judged = (stakeholdersCount: boolean) =>
      judgeTopics(
        { topics: [topicOf('air')], edition: 'gri-3-2021', settings: { ...settings, stakeholdersCount }, opinions },
        iros,
      );
    expect(judged(false)).toMatchObject([{ verdict: 'not_material', position: { impact: '1', stakeholder: '4.5' } }]);
    expect(judged(true)).toMatchObject([{ verdict: 'material' }]);
    expect(decidedTopics(judged(true))[0]?.position.stakeholder).toBe('4.5');
  });

  it('are not moved by a first survey, and are by another result of one', () => {
    const decided = (stakeholder?: string) => {
      const [topic] = decidedTopics(judge([topicOf('air')], iros));
      if (!topic) throw new Error('No topic');
      return [{ ...topic, position: { ...topic.position, stakeholder: stakeholder ?? null } }];
    };
    expect(changesSince({ topics: decided() }, decided('4'))).toEqual([]);
    expect(changesSince({ topics: decided('3') }, decided('4'))).toMatchObject([{ change: 'moved' }]);
  });

  it('are compared with an earlier decision, what matters most first', () => {
    const before = { topics: decidedTopics(judge([...topics, topicOf('noise')], iros)) };
    const now = decidedTopics(judge([topicOf('air'), topicOf('price'), topicOf('water')], [iroOf('price', severe)]));
    expect(changesSince(before, now).map(({ origin, change }) => [origin, change])).toEqual([
      ['origin of air', 'no_longer_material'],
      ['origin of water', 'new'],
      ['origin of noise', 'gone'],
      ['origin of price', 'moved'],
    ]);
  });
});

it('knows no third level of the topic list by the rules of 2026', () => {
  const list = [
    { code: 'E3', parent: null, level: 'topic' as const, title: word },
    { code: 'E3.1.1', parent: 'E3.1', level: 'sub-sub-topic' as const, title: word },
  ];
  expect(esrsTopicsOf(list, 'esrs-2026').map(({ code }) => code)).toEqual(['E3']);
  expect(esrsTopicsOf(list, 'esrs-set1-2023')).toHaveLength(2);
});
