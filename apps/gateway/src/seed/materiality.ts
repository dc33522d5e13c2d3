import type { Assessment, NewIro, ScoredCriterion } from '@esg/contract';
import {
  addIro,
  addTopics,
  changeSettings,
  changeTopic,
  readAssessment,
  readYears,
  revealScores,
  scoreIro,
  startAssessment,
} from '../modules/materiality/index.ts';
import type { Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { daysBefore, inOneTransaction, scopeOf } from './scope.ts';

type DemoEntry = Omit<NewIro, 'topicId' | 'stakeholders' | 'description' | 'humanRights' | 'evidence'> & {
  topic: string;
  humanRights?: boolean;
  stakeholders?: readonly string[];
  /** What the administrator and the member said; nobody else has scored. */
  scores: readonly Partial<Record<ScoredCriterion, number>>[];
};

/** A topic that does not matter to Verdant, and why. */
const leftOut = 'species-habitats';
const leftOutReason =
  'Both plants stand in old industrial areas, far from protected land. 兩間廠房均位於舊工業區，遠離受保護土地。';

const topics = [
  'ghg-scope12',
  'ghg-scope3',
  'energy-use',
  'air-emissions',
  'water-use',
  'waste',
  leftOut,
  'health-safety',
  'training',
  'anti-corruption',
];

/** Entries whose scores are shown, far apart in one place. */
const shown: readonly DemoEntry[] = [
  {
    topic: 'ghg-scope12',
    kind: 'negative',
    actual: true,
    title: 'Gas and diesel burnt at both plants 兩間廠房燃燒煤氣及柴油',
    horizon: 'short',
    stages: ['own'],
    stakeholders: ['local-communities'],
    scores: [
      { scale: 4, scope: 5, irremediability: 4 },
      { scale: 4, scope: 4, irremediability: 4 },
    ],
  },
  {
    topic: 'health-safety',
    kind: 'negative',
    actual: false,
    humanRights: true,
    title: 'A press without its guard injures somebody 沖床缺少護罩致人受傷',
    horizon: 'short',
    stages: ['own'],
    stakeholders: ['employees', 'contract-workers'],
    scores: [
      { scale: 5, scope: 2, irremediability: 5, likelihood: 2 },
      { scale: 3, scope: 1, irremediability: 4, likelihood: 2 },
    ],
  },
  {
    topic: 'energy-use',
    kind: 'opportunity',
    actual: false,
    title: 'Solar panels on the roofs 屋頂太陽能板',
    horizon: 'medium',
    stages: ['own'],
    scores: [
      { financial: 3, likelihood: 4 },
      { financial: 2, likelihood: 4 },
    ],
  },
];

/** Entries that came later: one is scored by one person, and one by nobody. */
const open: readonly DemoEntry[] = [
  {
    topic: 'waste',
    kind: 'negative',
    actual: true,
    title: 'Oily swarf goes to landfill 含油金屬屑送往堆填區',
    horizon: 'short',
    stages: ['own', 'downstream'],
    stakeholders: ['local-communities'],
    scores: [{}, { scale: 2, scope: 2, irremediability: 3 }],
  },
  {
    topic: 'ghg-scope3',
    kind: 'risk',
    actual: false,
    title: 'A carbon price on bought steel 外購鋼材的碳價',
    horizon: 'medium',
    stages: ['upstream'],
    scores: [],
  },
];

const given = (scores: Partial<Record<ScoredCriterion, number>>) =>
  (Object.entries(scores) as [ScoredCriterion, number][]).map(([criterion, score]) => ({ criterion, score }));

/** Adds an entry with what the administrator and the member say of it. */
const add = async (deps: GatewayDeps, scorers: readonly [Scope, Scope], begun: Assessment, demo: DemoEntry) => {
  const { topic, scores, humanRights = false, stakeholders = [], ...entry } = demo;
  const [admin] = scorers;
  const topicId = begun.topics.find(({ libraryIds }) => libraryIds.includes(topic))?.id ?? '';
  const whole = { ...entry, topicId, humanRights, description: '', stakeholders: [...stakeholders], evidence: [] };
  const { iros } = await addIro(deps, admin, begun.id, whole);
  const iro = iros.find(({ title }) => title === entry.title);
  for (const [index, said] of scores.entries()) {
    const scope = scorers[index];
    if (iro && scope && Object.keys(said).length > 0)
      await scoreIro(deps, scope, iro.id, { scores: given(said), reason: '' });
  }
};

const leaveOut = async (deps: GatewayDeps, admin: Scope, { topics: list }: Assessment) => {
  const topic = list.find(({ libraryIds }) => libraryIds.includes(leftOut));
  if (!topic) return;
  const { id, libraryIds, name, mergedInto, judged, version } = topic;
  const change = { libraryIds, name, mergedInto, judged, version, state: 'left_out' as const, reason: leftOutReason };
  await changeTopic(deps, admin, id, change);
};

const settingsOf = ({ settings }: Assessment): Assessment['settings'] => ({
  ...settings,
  scope:
    'Both plants and the office, with bought steel and what customers do with the products. 兩間廠房及辦公室，包括外購鋼材及客戶使用產品。',
  industry: 'CG-AM',
  stakeholders: [
    { groupId: 'employees', role: 'affected', weight: '2' },
    { groupId: 'local-communities', role: 'affected', weight: '1' },
    { groupId: 'investors', role: 'user', weight: '1' },
  ],
});

/** Verdant’s assessment of last year, half done: topics and entries, a part scored and shown, a part still open. */
export const seedMateriality = async (gateway: GatewayDeps) => {
  const admin = scopeOf('admin@verdant.example');
  const scorers = [admin, scopeOf('member@verdant.example')] as const;
  const at = daysBefore(gateway.now(), 12);
  if ((await readYears(gateway, admin)).length > 0) return;
  await inOneTransaction(gateway, admin, at, async (deps) => {
    const { id } = await startAssessment(deps, admin, { year: at.getUTCFullYear() - 1, edition: 'esrs-2026' });
    await addTopics(deps, admin, id, { topics: topics.map((each) => ({ libraryIds: [each], name: null })) });
    const begun = await readAssessment(deps, admin, id);
    for (const entry of shown) await add(deps, scorers, begun, entry);
    await revealScores(deps, admin, id);
    for (const entry of open) await add(deps, scorers, begun, entry);
    await leaveOut(deps, admin, begun);
    await changeSettings(deps, admin, id, { version: begun.version, settings: settingsOf(begun) });
  });
};
