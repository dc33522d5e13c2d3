import {
  type Dated,
  type Disclosure,
  type Framework,
  type FrameworkAnswered,
  type FrameworkSuggestion,
  generationsOf,
  type StandingFacts,
} from '@esg/contract';
import { metricRows } from './data.ts';
import { offeredRows } from './editions.ts';
import { findFramework } from './frameworks.ts';

type Count = FrameworkSuggestion['answered'];
/** What a disclosure needs: each of these metrics, or any of them. */
type Need = { readonly of: 'all' | 'any'; readonly keys: readonly string[] };
/** What a disclosure needs, and what a report that begins with data has filled of it. */
type Asked = Need & {
  readonly code: string;
  readonly fieldKeys: readonly string[];
  readonly beginKeys: readonly string[];
  readonly always: boolean;
};

/** Everything that must be answered; where nothing must, anything that answers in full; where nothing does, all that answers in part. */
const needOf = ({ fields }: Pick<Disclosure, 'fields'>): Need => {
  const keysOf = (kept: (field: Disclosure['fields'][number]) => boolean) => fields.filter(kept).map(({ key }) => key);
  const required = keysOf((field) => field.required);
  if (required.length > 0) return { of: 'all', keys: required };
  const full = keysOf(({ coverage }) => coverage === 'full');
  return full.length > 0 ? { of: 'any', keys: full } : { of: 'all', keys: keysOf(({ key }) => metricRows().has(key)) };
};

/** What a report begins the disclosure with: of what it needs, all but words that answer it in part, which may be about something else. */
const beginKeysOf = ({ fields }: Pick<Disclosure, 'fields'>): string[] => {
  const needed = new Set(needOf({ fields }).keys);
  return fields
    .filter(
      ({ key, unitKind, coverage, required }) =>
        needed.has(key) && (unitKind !== null || coverage === 'full' || required),
    )
    .map(({ key }) => key);
};

/** Whether the framework asks it of everybody: to be answered, or to be explained. */
const isAskedOfAll = ({ mandatory }: Pick<Disclosure, 'mandatory'>): boolean =>
  mandatory === 'yes' || mandatory === 'comply_or_explain';

const askedOf = (disclosure: Disclosure): Asked => ({
  ...needOf(disclosure),
  code: disclosure.code,
  fieldKeys: disclosure.fields.map(({ key }) => key),
  beginKeys: beginKeysOf(disclosure),
  always: isAskedOfAll(disclosure),
});

const allAsked = ({ topics }: Pick<Framework, 'topics'>): Asked[] =>
  topics.flatMap(({ disclosures }) => disclosures.map(askedOf));

const isMet = ({ of, keys }: Need, answered: ReadonlySet<string>) =>
  of === 'all' ? keys.length > 0 && keys.every((key) => answered.has(key)) : keys.some((key) => answered.has(key));

/** Whether data for these metrics say anything that the disclosure counts as an answer, if only to a part of what it asks for. */
export const isBegunBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  beginKeysOf(disclosure).some((key) => answered.has(key));

/** Whether data for these metrics answer the disclosure. */
export const isAnsweredBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  isMet(needOf(disclosure), answered);

const countOf = (needs: readonly Need[], answered: ReadonlySet<string>): Count => ({
  done: needs.filter((need) => isMet(need, answered)).length,
  total: needs.length,
});

/** Without what a new report leaves alone: see `generationsOf`. */
const answersOf = (
  asked: readonly Asked[],
  answered: ReadonlySet<string>,
  left: ReadonlySet<string>,
): Omit<FrameworkAnswered, 'versionId'> => {
  const taken = asked.filter(({ code }) => !left.has(code));
  return {
    answered: countOf(taken, answered),
    fields: taken
      .filter(({ always, beginKeys }) => always || beginKeys.some((key) => answered.has(key)))
      .reduce((count, { fieldKeys }) => count + fieldKeys.filter((key) => answered.has(key)).length, 0),
  };
};

type Known = { readonly asked: readonly Asked[]; readonly topics: readonly Dated[] };

/** Needs are small and never change; frameworks are large and come and go. */
const known = new Map<string, Known>();

const datesOf = ({ disclosures }: Dated): Dated => ({
  disclosures: disclosures.map(({ code, supersededBy }) => ({ code, supersededBy })),
});

const knownOf = (versionId: string): Known => {
  const kept = known.get(versionId);
  if (kept) return kept;
  const framework = findFramework(versionId);
  const made = framework
    ? { asked: allAsked(framework), topics: framework.topics.map(datesOf) }
    : { asked: [], topics: [] };
  if (framework) known.set(versionId, made);
  return made;
};

/** How many disclosures of a framework are answered by data for these metrics. */
export const countAnswered = (framework: Pick<Framework, 'topics'>, answered: ReadonlySet<string>): Count =>
  countOf(allAsked(framework), answered);

/** The same for a report of the library's version that stands so; nothing for one that it does not hold. */
export const countAnsweredBy = (versionId: string, answered: ReadonlySet<string>, facts: StandingFacts): Count => {
  const { asked, topics } = knownOf(versionId);
  return answersOf(asked, answered, generationsOf({ topics }, facts).left).answered;
};

/** How many disclosures and fields of a framework are answered by data for these metrics. */
export const answeredOf = (
  framework: Pick<Framework, 'versionId' | 'topics'>,
  answered: ReadonlySet<string>,
): FrameworkAnswered => ({ versionId: framework.versionId, ...answersOf(allAsked(framework), answered, new Set()) });

/** The same for every version on offer, for a report that stands so. */
export const answeredByVersion = (answered: ReadonlySet<string>, facts: StandingFacts): FrameworkAnswered[] =>
  offeredRows().map(({ versionId }) => {
    const { asked, topics } = knownOf(versionId);
    return { versionId, ...answersOf(asked, answered, generationsOf({ topics }, facts).left) };
  });
