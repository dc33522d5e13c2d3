import type {
  Framework,
  FrameworkAnswered,
  FrameworkComparison,
  FrameworkSuggestion,
  FrameworkSummary,
  HelperAudience,
  MetricUse,
} from '@esg/contract';
import {
  compareBuilt,
  countAnswered,
  countAnsweredBy,
  countAnsweredByVersion,
  suggestFrameworks,
  usesOfMetric,
} from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { frameworkIn } from './frameworks.service.ts';
import { listOffered } from './own-frameworks.repository.ts';

/** What the organisation offers itself besides the library: the newest release of each own framework that is not withdrawn. */
export const ownOnOffer = (scoped: Scoped): Promise<FrameworkSummary[]> => listOffered(scoped);

const ownFrameworksIn = async (scoped: Scoped): Promise<Framework[]> => {
  const frameworks: Framework[] = [];
  for (const { versionId } of await listOffered(scoped)) {
    const framework = await frameworkIn(scoped, versionId);
    if (framework) frameworks.push(framework);
  }
  return frameworks;
};

type Question = { audience: HelperAudience; dataKind: FrameworkSummary['dataKinds'][number] };

/** What fits: the library's suggestions, best first, then the organisation's own, each with what its data answer already. */
export const suggestionsIn = async (
  scoped: Scoped,
  question: Question,
  keys: ReadonlySet<string>,
): Promise<FrameworkSuggestion[]> => {
  const { audience, dataKind } = question;
  const library = suggestFrameworks(question).map((entry) => ({
    ...entry,
    answered: countAnsweredBy(entry.versionId, keys),
  }));
  const own = (await ownFrameworksIn(scoped)).filter(
    (framework) =>
      framework.dataKinds.includes(dataKind) && (audience === 'not_sure' || framework.audience.includes(audience)),
  );
  return [
    ...library,
    ...own.map((framework, index) => ({
      ...{ versionId: framework.versionId, rank: library.length + index + 1 },
      ...{ reason: framework.note ?? framework.name, answered: countAnswered(framework, keys) },
    })),
  ];
};

/** How many disclosures of each framework are answered by data for these metrics, the organisation's own frameworks among them. */
export const answeredIn = async (scoped: Scoped, keys: ReadonlySet<string>): Promise<FrameworkAnswered[]> => [
  ...countAnsweredByVersion(keys),
  ...(await ownFrameworksIn(scoped)).map((framework) => ({
    versionId: framework.versionId,
    answered: countAnswered(framework, keys),
  })),
];

/** What of a framework another one asks for too, own ones among them; `undefined` where there is none such. */
export const comparisonIn = async (
  scoped: Scoped,
  versionId: string,
  against: string,
): Promise<FrameworkComparison | undefined> => {
  const [own, other] = [await frameworkIn(scoped, versionId), await frameworkIn(scoped, against)];
  return own && other ? compareBuilt(own, other) : undefined;
};

/** Every disclosure that the metric feeds, in the library and in own frameworks; `undefined` for no metric of the library. */
export const usesIn = async (scoped: Scoped, metricKey: string): Promise<MetricUse[] | undefined> => {
  const uses = usesOfMetric(metricKey);
  if (!uses) return undefined;
  const own = (await ownFrameworksIn(scoped)).flatMap(({ versionId, topics }) =>
    topics.flatMap(({ disclosures }) =>
      disclosures.flatMap(({ code, title, fields }): MetricUse[] =>
        fields.flatMap(({ key, coverage }) =>
          key === metricKey ? [{ versionId, code, title, of: null, coverage }] : [],
        ),
      ),
    ),
  );
  return [...uses, ...own];
};
