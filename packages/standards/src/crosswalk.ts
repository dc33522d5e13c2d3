import type { ComparedDisclosure, Disclosure, Framework, FrameworkComparison, MetricUse } from '@esg/contract';
import { crosswalkRows, frameworkRow } from './data.ts';
import { findFramework } from './frameworks.ts';
import type { CrosswalkRow } from './rows.ts';

/** Titles of these codes, read from the framework's file. */
const titlesOf = (versionId: string) =>
  new Map(
    (frameworkRow(versionId)?.disclosures ?? []).flatMap(({ code, title, requirements }) => [
      [code, title] as const,
      ...requirements.map((entry) => [entry.code, entry.title] as const),
    ]),
  );

/** Every disclosure and requirement that the metric feeds, by framework; `undefined` for a metric that the library lacks. */
export const usesOfMetric = (key: string): MetricUse[] | undefined => {
  const rows = crosswalkRows().get(key);
  if (!rows) return undefined;
  return [...Map.groupBy(rows, ({ versionId }) => versionId)].flatMap(([versionId, uses]) => {
    const titles = titlesOf(versionId);
    return uses.map((use: CrosswalkRow) => {
      const title = titles.get(use.code);
      if (!title) throw new Error(`The crosswalk names ${versionId} ${use.code}, which the library does not hold`);
      return { ...use, title };
    });
  });
};

/** Versions whose disclosures or requirements the metric feeds. */
export const versionsUsing = (key: string): string[] => [
  ...new Set(
    crosswalkRows()
      .get(key)
      ?.map(({ versionId }) => versionId),
  ),
];

type Places = Map<string, { code: string; coverage: MetricUse['coverage'] }[]>;

/** By metric: the disclosures whose forms hold it. */
const placesIn = (disclosures: readonly Disclosure[]): Places => {
  const places: Places = new Map();
  for (const { code, fields } of disclosures)
    for (const { key, coverage } of fields) places.set(key, [...(places.get(key) ?? []), { code, coverage }]);
  return places;
};

/** Fields of the shared library; our own fields beside them are no metrics. */
const isMetric = ({ key }: { key: string }) => crosswalkRows().has(key);

const stateOf = (metrics: ComparedDisclosure['metrics']): ComparedDisclosure['state'] => {
  const full = metrics.filter(({ coverage }) => coverage === 'full');
  const held = (list: typeof metrics) => list.filter(({ elsewhere }) => elsewhere.length > 0);
  if (full.length > 0 && held(full).length === full.length) return 'shared';
  return held(metrics).length > 0 ? 'partial' : 'missing';
};

/** The disclosures of a framework that another one asks for too, by their metrics. */
export const compareBuilt = (own: Framework, other: Framework): FrameworkComparison => {
  const places = placesIn(other.topics.flatMap(({ disclosures }) => disclosures));
  const disclosures = own.topics.flatMap((topic) =>
    topic.disclosures.map(({ code, title, fields }): ComparedDisclosure => {
      const metrics = fields.filter(isMetric).map(({ key, label, coverage }) => ({
        key,
        name: label,
        coverage,
        elsewhere: places.get(key) ?? [],
      }));
      return { code, title, topic: topic.title, state: stateOf(metrics), metrics };
    }),
  );
  return { versionId: own.versionId, against: other.versionId, disclosures };
};

/** The same for two versions of the library; `undefined` where one of them is not on offer. */
export const compareFrameworks = (versionId: string, against: string): FrameworkComparison | undefined => {
  const own = findFramework(versionId);
  const other = findFramework(against);
  return own && other ? compareBuilt(own, other) : undefined;
};
