import type { AnswerValue, DecidedTopic, NamedTopic } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { expect, it } from 'vitest';
import { topicFindings } from './topics.policy.ts';

const framework = findFramework('gri-2025');
const origin = '7f0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f01';
const water = { origin, libraryIds: ['water-use'], verdict: 'material' } as unknown as DecidedTopic;
const named: NamedTopic = { origin, typed: false, text: { en: 'Water in the delta', zhTw: '三角洲的水' } };

const unnamed = (materialTopics: string[] | null, choices: string[], topics: DecidedTopic[] = [water]) => {
  if (!framework) throw new Error('There is no GRI');
  const list = { type: 'multiSelect', choices, named: [named] } as AnswerValue;
  type Given = Parameters<typeof topicFindings>[0];
  return topicFindings({
    report: { versionId: 'gri-2025', materialTopics },
    framework,
    disclosures: new Map([['3-2', { status: 'completed' }]]),
    answers: new Map([['3-2', new Map([['materiality.topics', list]])]]),
    decidedMatrix: { topics },
  } as unknown as Given).map(({ params }) => params?.topics);
};

it('names topics that somebody added to a report whose list names what was decided, until the list has them', () => {
  expect(unnamed(['GRI 303', 'GRI 302'], [])).toEqual(['GRI 302']);
  expect(unnamed(['GRI 303', 'GRI 302'], ['energy'])).toEqual([]);
});

it('names none that a decided topic stands for, and none where the list follows another decision', () => {
  expect(unnamed(['GRI 303'], [])).toEqual([]);
  expect(unnamed(null, [])).toEqual([]);
  expect(unnamed(['GRI 302'], [], [])).toEqual([]);
});
