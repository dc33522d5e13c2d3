/** Reckons a large assessment on one core, as the matrix does while a threshold is moved; prints one line of JSON. */
import {
  type AssessedTopic,
  assessIro,
  consequencesOf,
  criteriaOf,
  decidedTopics,
  type Iro,
  iroKinds,
  judgePlaced,
  judgeTopics,
  materialLibraryIds,
  movedThreshold,
  placeTopics,
  sensitivityOf,
  thresholdPlaces,
  usualSettings,
} from '@esg/contract';
import { listTopicFrameworks, materialityLibrary } from '@esg/standards';

const counts = { topics: 120, iros: 500, people: 30 };
const rounds = 60;
const library = materialityLibrary();
const frameworks = listTopicFrameworks();
const settings = usualSettings(library.scales, null);
const at = '2026-01-01T00:00:00.000Z';

/** A number from 1 to 5 that looks like chance and is the same in each run. */
const scoreOf = (entry: number, person: number, criterion: number) =>
  1 + ((entry * 7 + person * 13 + criterion * 31) % 5);

const topics = Array.from({ length: counts.topics }, (_, index): AssessedTopic => {
  const known = library.topics[index];
  return {
    id: `topic ${index}`,
    origin: `topic ${index}`,
    libraryIds: known ? [known.id] : [],
    name: known ? null : { en: `Topic ${index}`, zhTw: `議題 ${index}` },
    state: 'considered',
    mergedInto: null,
    judged: null,
    reason: '',
    version: 1,
  };
});

const iros = Array.from({ length: counts.iros }, (_, index): Iro => {
  const kind = iroKinds[index % iroKinds.length] ?? 'negative';
  const actual = (kind === 'negative' || kind === 'positive') && index % 3 === 0;
  const people = Array.from({ length: counts.people }, (__, person) => ({ id: `person ${person}`, name: 'Somebody' }));
  return {
    id: `entry ${index}`,
    topicId: `topic ${index % counts.topics}`,
    kind,
    actual,
    humanRights: false,
    title: 'Entry',
    description: '',
    horizon: 'short',
    stages: [],
    stakeholders: [],
    evidence: [],
    revealedAt: at,
    scoredBy: counts.people,
    scores: people.flatMap((by, person) =>
      criteriaOf({ kind, actual }).map((criterion, place) => ({
        criterion,
        by,
        score: scoreOf(index, person, place),
        reason: '',
        at,
      })),
    ),
    settled: [],
    version: 1,
  };
});

const timed = (work: () => void) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const p95 = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

let assessed = iros.map((iro) => assessIro(iro, settings));
const opening = Array.from({ length: 10 }, () =>
  timed(() => {
    assessed = iros.map((iro) => assessIro(iro, settings));
  }),
);
const assessment = { topics, edition: 'esrs-set1-2023', settings } as const;
const axes = ['impact', 'financial'] as const;
const start = materialLibraryIds(decidedTopics(judgeTopics(assessment, assessed)));

const placed = placeTopics(topics, assessed);
const dragging: number[] = [];
const letting: number[] = [];
let moved = 0;
for (let round = 0; round < rounds; round += 1) {
  const impact = movedThreshold(thresholdPlaces[0], round % thresholdPlaces.length);
  const thresholds = { ...settings.thresholds, impact };
  dragging.push(timed(() => judgePlaced(placed, axes, thresholds)));
  letting.push(
    timed(() => {
      const judged = judgePlaced(placed, axes, thresholds);
      const points = judged.map(({ topic, position }) => ({ id: topic.id, position }));
      sensitivityOf(points, thresholds, axes);
      const after = materialLibraryIds(decidedTopics(judged));
      const changed = consequencesOf(frameworks, { before: start, after }, 'CG-AM');
      moved += changed.reduce((sum, { entering, leaving }) => sum + entering.length + leaving.length, 0);
    }),
  );
}

console.log(
  JSON.stringify({
    frameworks: frameworks.length,
    openingMs: p95(opening),
    draggingMs: p95(dragging),
    lettingMs: p95(letting),
    moved,
  }),
);
