import {
  type AssessedTopic,
  type Assessment,
  type GivenScore,
  type Iro,
  type MaterialityLibrary,
  type MaterialityTopic,
  type ScoredCriterion,
  scoredCriteria,
  type TopicFramework,
  usualSettings,
} from '@esg/contract';

const instant = '2026-03-02T08:00:00.000Z';
const ana = { id: '0190a000-0000-7000-8000-0000000000a1', name: 'Ana Lee' };
const ben = { id: '0190a000-0000-7000-8000-0000000000b1', name: 'Ben Ho' };

const topicOf = (id: string, en: string, zhTw: string, more: Partial<MaterialityTopic> = {}): MaterialityTopic => ({
  id,
  dimension: 'environmental',
  name: { en, zhTw },
  description: { en: `What ${en.toLowerCase()} is about.`, zhTw: `${zhTw}的說明。` },
  esrs: ['E2'],
  gri: ['305'],
  sasb: ['120'],
  hkex: ['A1'],
  ifrs: [],
  sdg: ['12'],
  metrics: [],
  ...more,
});

const names: Record<ScoredCriterion, [string, string]> = {
  scale: ['Scale of impact', '影響程度'],
  scope: ['Scope of impact', '影響範圍'],
  irremediability: ['Irremediable character', '不可補救程度'],
  likelihood: ['Likelihood', '可能性'],
  financial: ['Financial magnitude', '財務影響幅度'],
};
const anchors: [string, string][] = [
  ['Hardly noticeable', '幾乎察覺不到'],
  ['Light', '輕微'],
  ['Clear', '明顯'],
  ['Serious', '嚴重'],
  ['Lives or whole ecosystems are at stake', '危及生命或整個生態系統'],
];

/** A small library: a few topics, one industry, three groups. */
export const sampleLibrary: MaterialityLibrary & { frameworks: TopicFramework[] } = {
  topics: [
    topicOf('air-emissions', 'Air emissions', '廢氣排放'),
    topicOf('water-use', 'Water use', '用水', { esrs: ['E3'], gri: ['303'], sasb: ['140'] }),
    topicOf('health-safety', 'Health and safety', '健康與安全', { dimension: 'social', sasb: ['320'], gri: ['403'] }),
    topicOf('anti-corruption', 'Anti-corruption', '反貪污', { dimension: 'governance', sasb: [], gri: ['205'] }),
  ],
  esrsTopics: [],
  sasbCategories: [],
  sectorTopics: [
    { industry: 'CG-AM', category: '120', read: true },
    { industry: 'CG-AM', category: '140', read: false },
  ],
  scales: scoredCriteria.map((criterion) => ({
    criterion,
    name: { en: names[criterion][0], zhTw: names[criterion][1] },
    steps: anchors.map(([en, zhTw], index) => ({ score: index + 1, anchor: { en, zhTw } })),
  })),
  stakeholderGroups: [
    {
      id: 'employees',
      name: { en: 'Employees', zhTw: '僱員' },
      description: { en: 'People who work for the company.', zhTw: '為公司工作的人員。' },
      roles: ['affected'],
      esrs: ['S1'],
    },
    {
      id: 'local-communities',
      name: { en: 'Local communities', zhTw: '本地社區' },
      description: { en: 'Neighbours of sites.', zhTw: '營運地點的鄰里。' },
      roles: ['affected'],
      esrs: ['S3'],
    },
    {
      id: 'investors',
      name: { en: 'Investors', zhTw: '投資者' },
      description: { en: 'Owners and those who manage money for owners.', zhTw: '擁有人及代管資金者。' },
      roles: ['user'],
      esrs: ['G1'],
    },
  ],
  frameworks: [],
};

const idOf = (kind: 'a' | 'b' | 'c', place: number) =>
  `0190a000-0000-7000-8000-${kind}${String(place).padStart(11, '0')}`;

/** A topic of the list. */
export const listedTopic = (place: number, more: Partial<AssessedTopic> = {}): AssessedTopic => ({
  id: idOf('a', place),
  origin: idOf('a', place),
  libraryIds: [],
  name: null,
  state: 'considered',
  mergedInto: null,
  judged: null,
  reason: '',
  version: 1,
  ...more,
});

const score = (by: typeof ana, criterion: ScoredCriterion, value: number, reason = ''): GivenScore => ({
  criterion,
  by,
  score: value,
  reason,
  at: instant,
});

/** An entry of the register. */
export const entryOf = (place: number, more: Partial<Iro> = {}): Iro => ({
  id: idOf('b', place),
  topicId: idOf('a', 1),
  kind: 'negative',
  actual: true,
  humanRights: false,
  title: 'Smoke of the boiler reaches the school next door',
  description: 'The boiler burns heavy oil in winter.',
  horizon: 'short',
  stages: ['own'],
  stakeholders: ['local-communities'],
  evidence: [],
  revealedAt: null,
  scoredBy: 0,
  scores: [],
  settled: [],
  version: 1,
  ...more,
});

/** Scores that are shown, far apart in scale, which people settled. */
export const shownEntry = entryOf(3, {
  title: 'A press without its guard injures somebody',
  revealedAt: instant,
  scoredBy: 2,
  scores: [
    score(ana, 'scale', 5),
    score(ben, 'scale', 2),
    score(ana, 'scope', 2),
    score(ben, 'scope', 5),
    score(ana, 'irremediability', 4),
    score(ben, 'irremediability', 4),
  ],
  settled: [score(ana, 'scale', 5, 'The guard was missing for a year.')],
});

const base: Assessment = {
  id: idOf('c', 1),
  year: 2025,
  edition: 'esrs-2026',
  version: 1,
  stamp: 'stamp',
  contentsStamp: 'contents',
  settings: {
    ...usualSettings(sampleLibrary.scales, 'CG-AM'),
    scope: 'Both plants and the office.',
    stakeholders: [{ groupId: 'employees', role: 'affected', weight: '2' }],
  },
  topics: [
    listedTopic(1, { libraryIds: ['air-emissions'] }),
    listedTopic(2, { name: { en: 'Light at night', zhTw: '夜間光害' } }),
    listedTopic(3, { libraryIds: ['anti-corruption'], state: 'left_out', reason: 'Every payment is approved twice.' }),
  ],
  iros: [
    entryOf(1),
    entryOf(2, { kind: 'risk', actual: false, title: 'A carbon price on bought steel', description: '' }),
    shownEntry,
  ],
  opinions: { groups: [], topics: [] },
  approvals: [],
  approvalRequest: null,
  rejection: null,
  decision: null,
  previous: null,
};

/** An assessment, half done. */
export const sampleAssessment = (more: Partial<Assessment> = {}): Assessment => ({ ...base, ...more });

/** One with nothing in it yet. */
export const emptyAssessment = sampleAssessment({ topics: [], iros: [] });

/** One with as many topics as an assessment of a large group. */
export const longAssessment = sampleAssessment({
  topics: Array.from({ length: 120 }, (_, place) =>
    listedTopic(place + 1, {
      name: {
        en: `Topic ${place + 1} with a long name that a group of companies gave to one of its many concerns`,
        zhTw: `議題 ${place + 1}：集團為其眾多關注事項之一所起的一個相當長的名稱`,
      },
    }),
  ),
  iros: Array.from({ length: 120 }, (_, place) => entryOf(place + 1, { title: `Entry ${place + 1}` })),
});
