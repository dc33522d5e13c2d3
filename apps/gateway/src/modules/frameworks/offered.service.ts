import {
  type Framework,
  type FrameworkAnswered,
  type FrameworkComparison,
  type FrameworkSuggestion,
  type FrameworkSummary,
  type HelperAudience,
  type MetricUse,
  publishedFrom,
  type StandingFacts,
} from '@esg/contract';
import {
  answeredByVersion,
  answeredOf,
  compareBuilt,
  countAnswered,
  countAnsweredBy,
  editionsUpTo,
  listFrameworks,
  suggestFrameworks,
  usesOfMetric,
} from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { versionsNamed } from '../tenants/index.ts';
import { frameworkAsStored, frameworkIn } from './frameworks.service.ts';
import { listOffered } from './own-frameworks.repository.ts';

let library: readonly FrameworkSummary[] | undefined;
const offers = new Map<string, readonly FrameworkSummary[]>();

/**
 * Library versions on offer at the caller's tenant (decision 13): those that the operator chose for it, else all whose codes were compared
 * with a text. The others are previews, which an operator turns on. One list for one choice, so that it is written once.
 */
export const libraryOnOffer = async (scoped: Scoped): Promise<readonly FrameworkSummary[]> => {
  library ??= listFrameworks();
  const named = await versionsNamed(scoped);
  const choice = named.join();
  const known = offers.get(choice);
  if (known) return known;
  const made = library.filter(({ versionId, comparedWith }) =>
    named.length > 0 ? named.includes(versionId) : comparedWith !== null,
  );
  offers.set(choice, made);
  return made;
};

/**
 * Whether a new report may begin with this version: one of the library has to be on offer, or be an edition before one on offer; the
 * organisation decides about any other.
 */
export const isOnOffer = async (scoped: Scoped, versionId: string): Promise<boolean> => {
  const holds = (offered: FrameworkSummary) => editionsUpTo(offered.versionId).includes(versionId);
  return (await libraryOnOffer(scoped)).some(holds) || !library?.some(holds);
};

/** The organisation's own offers besides the library: the newest release of each own framework that is not withdrawn. */
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
type Days = { readonly start?: string | undefined; readonly end?: string | undefined };

const factsOf = ({ start, end }: Days, today: string): StandingFacts => ({
  periodStart: start,
  publishedOn: publishedFrom({ end: end ?? today }, today),
});

/** The library's suggestions, best first, then the organisation's own, each with the number of answered disclosures. */
export const suggestionsIn = async (
  scoped: Scoped,
  question: Question & Days,
  keys: ReadonlySet<string>,
  today: string,
): Promise<FrameworkSuggestion[]> => {
  const facts = factsOf(question, today);
  const { audience, dataKind } = question;
  const offered = new Set((await libraryOnOffer(scoped)).map(({ versionId }) => versionId));
  const fitting = suggestFrameworks(question).filter(({ versionId }) => offered.has(versionId));
  const suggested = fitting.map((entry) => ({
    ...entry,
    answered: countAnsweredBy(entry.versionId, keys, facts),
  }));
  const own = (await ownFrameworksIn(scoped)).filter(
    (framework) =>
      framework.dataKinds.includes(dataKind) && (audience === 'not_sure' || framework.audience.includes(audience)),
  );
  return [
    ...suggested,
    ...own.map((framework, index) => ({
      versionId: framework.versionId,
      rank: suggested.length + index + 1,
      reason: framework.note ?? framework.name,
      answered: countAnswered(framework, keys),
    })),
  ];
};

/** How much of each framework data for these metrics answer, including the organisation's own frameworks. */
export const answeredIn = async (
  scoped: Scoped,
  days: Days,
  keys: ReadonlySet<string>,
  today: string,
): Promise<FrameworkAnswered[]> => {
  const offered = new Set((await libraryOnOffer(scoped)).map(({ versionId }) => versionId));
  return [
    ...answeredByVersion(keys, factsOf(days, today)).filter(({ versionId }) => offered.has(versionId)),
    ...(await ownFrameworksIn(scoped)).map((framework) => answeredOf(framework, keys)),
  ];
};

/** The disclosures of a framework that another one asks for too, including own ones; `undefined` for an unknown one. */
export const comparisonIn = async (
  scoped: Scoped,
  versionId: string,
  against: string,
): Promise<FrameworkComparison | undefined> => {
  const own = await frameworkAsStored(scoped, versionId);
  const other = await frameworkAsStored(scoped, against);
  return own && other ? compareBuilt(own, other) : undefined;
};

/** Every disclosure that the metric feeds, in the library and in own frameworks; `undefined` for an unknown metric. */
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
