import { frameworkQueries, materialityQueries } from '@esg/api-client';
import {
  type AssessedTopic,
  type Assessment,
  criteriaOf,
  type FrameworkSummary,
  type Iro,
  type IroKind,
  type MaterialityDecision,
  type MaterialityLibrary,
  type TopicFramework,
  usualSettings,
} from '@esg/contract';
import type { Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { sampleFramework } from './sample-framework.ts';

const at = '2026-02-10T08:00:00.000Z';
const person = (place: number) => ({
  id: `5c1fd0b4-4b2f-4d53-9a3d-1a6b6e3f6f${String(10 + place)}`,
  name: place === 1 ? 'Mei Lam' : 'Chan Tai Man',
});

/** Id, name, dimension, impact scores and financial scores of a topic; without scores it has no entry of that side. */
type Sample = readonly [id: string, en: string, zhTw: string, dimension: string, impact: number[], financial: number[]];
const samples: readonly Sample[] = [
  [
    'ghg-scope12',
    'Greenhouse gas emissions from own operations',
    '自身營運的溫室氣體排放',
    'environmental',
    [4, 5, 4],
    [4, 4],
  ],
  ['water-use', 'Water use', '用水', 'environmental', [3, 2, 2], [3, 4]],
  ['air-emissions', 'Emissions to air', '空氣污染物排放', 'environmental', [3, 3, 3], [2, 3]],
  ['waste', 'Waste', '廢棄物', 'environmental', [3, 3, 3], [2, 3]],
  ['health-safety', 'Health and safety at work', '職業健康與安全', 'social', [4, 3, 4], [3, 3]],
  ['training', 'Training and development', '培訓與發展', 'social', [2, 2, 1], [2, 3]],
  ['anti-corruption', 'Anti-corruption', '反貪污', 'governance', [2, 3, 3], [5, 4]],
  ['privacy', 'Customer privacy', '客戶私隱', 'social', [2, 2, 3], []],
];

/** What assessments start from, in short. */
export const sampleLibrary: MaterialityLibrary & { frameworks: TopicFramework[] } = {
  topics: samples.map(([id, en, zhTw, dimension]) => ({
    id,
    dimension: dimension as MaterialityLibrary['topics'][number]['dimension'],
    name: { en, zhTw },
    description: { en, zhTw },
    esrs: [],
    gri: [],
    sasb: [],
    hkex: [],
    ifrs: [],
    sdg: [],
    metrics: [],
  })),
  esrsTopics: [],
  sasbCategories: [],
  sectorTopics: [],
  stakeholderGroups: [],
  scales: (['scale', 'scope', 'irremediability', 'likelihood', 'financial'] as const).map((criterion) => ({
    criterion,
    name: { en: criterion, zhTw: criterion },
    steps: [1, 2, 3, 4, 5].map((score) => ({ score, anchor: { en: `Step ${score}`, zhTw: `第 ${score} 級` } })),
  })),
  frameworks: [
    {
      versionId: sampleFramework.versionId,
      disclosures: [
        { code: '302-1', topics: ['ghg-scope12'], about: [['ghg-scope12']], basis: 'code' },
        {
          code: '305-1',
          topics: ['ghg-scope12', 'air-emissions'],
          about: [['ghg-scope12'], ['air-emissions']],
          basis: 'code',
        },
        { code: '305-2', topics: ['waste'], about: [['waste']], basis: 'code' },
      ],
      always: ['2-1', '2-3'],
      unjudged: [],
      explained: ['305-2'],
    },
  ],
};

const topicOf = (index: number, [id]: Sample, more: Partial<AssessedTopic> = {}): AssessedTopic => ({
  id: `topic-${index}`,
  origin: `topic-${index}`,
  libraryIds: [id],
  name: null,
  state: 'considered',
  mergedInto: null,
  judged: null,
  reason: '',
  version: 1,
  ...more,
});

const entry = (id: string, topicId: string, kind: IroKind, scores: readonly number[]): Iro => ({
  id,
  topicId,
  kind,
  actual: kind === 'negative',
  humanRights: false,
  title: id,
  description: '',
  horizon: 'short',
  stages: ['own'],
  stakeholders: [],
  evidence: [],
  revealedAt: at,
  scoredBy: 2,
  scores: criteriaOf({ kind, actual: kind === 'negative' }).flatMap((criterion, place) =>
    [1, 2].map((by) => ({ criterion, by: person(by), score: scores[place] ?? 1, reason: '', at })),
  ),
  settled: [],
  version: 1,
});

/** An assessment by both sides in which every topic is scored; one is judged, one left out. */
export const sampleAssessment: Assessment = {
  id: '7f0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f4e',
  year: 2025,
  edition: 'esrs-set1-2023',
  version: 3,
  stamp: 'stamp',
  contentsStamp: 'contents',
  settings: { ...usualSettings(sampleLibrary.scales, null), severityRule: 'mean' },
  topics: [
    ...samples.map((sample, index) => topicOf(index, sample)),
    {
      ...topicOf(8, ['', '', '', '', [], []]),
      libraryIds: [],
      name: { en: 'Light at night', zhTw: '夜間光害' },
      state: 'left_out',
      reason: 'No site is lit at night.',
    },
  ],
  iros: samples.flatMap(([id, , , , impact, financial], index) => [
    ...(impact.length > 0 ? [entry(`impact-${id}`, `topic-${index}`, 'negative', impact)] : []),
    ...(financial.length > 0 ? [entry(`risk-${id}`, `topic-${index}`, 'risk', financial)] : []),
  ]),
  opinions: { groups: [], topics: [] },
  decision: null,
  approvals: [],
  approvalRequest: null,
  rejection: null,
  previous: null,
};

const surveyed = [
  { id: 'staff', surveyId: 'survey', name: { en: 'Employees', zhTw: '僱員' }, weight: '2' },
  { id: 'owners', surveyId: 'survey', name: { en: 'Investors', zhTw: '投資者' }, weight: '1' },
];

/** What two groups say of every topic but the last: of training, that it matters more than its scores say. */
export const sampleOpinions: Assessment['opinions'] = {
  groups: surveyed,
  topics: ['4.4', '3.1', '2.4', '2.8', '4.8', '4.2', '2.2'].map((value, index) => ({
    topicId: `topic-${index}`,
    value,
    groups: [
      { groupId: 'staff', value, answers: 42 },
      { groupId: 'owners', value, answers: 7 },
    ],
  })),
};

/** Last year’s decision: anti-corruption was not material, and privacy was. */
export const sampleDecision: MaterialityDecision = {
  id: '7f0f0f4e-2f4e-4f4e-8f4e-1f4e2f4e3f50',
  year: 2024,
  number: 1,
  edition: 'esrs-set1-2023',
  settings: sampleAssessment.settings,
  topics: sampleAssessment.topics.slice(0, 8).map(({ origin, libraryIds, name }) => ({
    origin,
    libraryIds,
    name,
    verdict: origin === 'topic-6' ? 'not_material' : 'material',
    judged: false,
    leftOut: false,
    reason: '',
    position: { impact: '3', financial: '3' },
  })),
  reason: 'Agreed by the board on 12 March 2025.',
  opinionGroups: [],
  approvals: [],
  by: person(1),
  at: '2025-03-12T08:00:00.000Z',
};

/** Reads the assessment, what it starts from, and the one framework that its topics bring disclosures into. */
export const seedAssessment =
  (assessment: Assessment): Seed =>
  (cache, api) => {
    cache.setQueryData(materialityQueries.one(api, assessment.id).queryKey, assessment);
    cache.setQueryData(materialityQueries.library(api).queryKey, sampleLibrary);
    cache.setQueryData(materialityQueries.events(api, assessment.id).queryKey, []);
    cache.setQueryData(frameworkQueries.list(api).queryKey, [sampleFramework as FrameworkSummary]);
    cache.setQueryData(frameworkQueries.one(api, sampleFramework.versionId).queryKey, sampleFramework);
  };
