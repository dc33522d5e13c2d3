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
import { allFuels, amongAllFuels, fuelKinds, listsFuels } from './fuels.ts';
import { asksForWhole } from './places.ts';

type Count = FrameworkSuggestion['answered'];
/** The needs of a disclosure: each of these metrics, or any of them. */
type Need = { readonly of: 'all' | 'any'; readonly keys: readonly string[] };
/** The needs of a disclosure, and the metrics that begin it. */
type Needed = Need & {
  readonly beginKeys: readonly string[];
  readonly isFuelList: boolean;
};
type Asked = Needed & { readonly code: string };

/** All required metrics; without any, one that answers in full; without these, all that answer in part. */
const needOf = ({ fields }: Pick<Disclosure, 'fields'>): Need => {
  const keysOf = (kept: (field: Disclosure['fields'][number]) => boolean) => fields.filter(kept).map(({ key }) => key);
  const required = keysOf((field) => field.required);
  if (required.length > 0) return { of: 'all', keys: required };
  const full = keysOf(({ coverage }) => coverage === 'full');
  return full.length > 0 ? { of: 'any', keys: full } : { of: 'all', keys: keysOf(({ key }) => metricRows().has(key)) };
};

/** The metrics that a report fills at the start: those needed, except words that answer in part, which may be about something else. */
const beginKeysOf = ({ fields }: Pick<Disclosure, 'fields'>): string[] => {
  const needed = new Set(needOf({ fields }).keys);
  return fields
    .filter(
      ({ key, unitKind, coverage, required }) =>
        needed.has(key) && (unitKind !== null || coverage === 'full' || required),
    )
    .map(({ key }) => key);
};

const neededIn = (disclosure: Pick<Disclosure, 'fields'>): Needed => ({
  ...needOf(disclosure),
  beginKeys: beginKeysOf(disclosure),
  isFuelList: listsFuels(disclosure.fields),
});

/** The key of what a disclosure asks of a metric; of a part, one that data for the metric do not answer. */
const questionIn =
  (versionId: string, code: string) =>
  (key: string): string =>
    asksForWhole(versionId, code, key) ? key : `${key} of ${code}`;

/** The needs of a disclosure that data of whole metrics meet: one that asks for other people or one fuel is met by none. */
const askedOf = (versionId: string, disclosure: Pick<Disclosure, 'code' | 'fields'>): Asked => {
  const { keys, beginKeys, ...needed } = neededIn(disclosure);
  const question = questionIn(versionId, disclosure.code);
  return { ...needed, keys: keys.map(question), beginKeys: beginKeys.map(question), code: disclosure.code };
};

const allAsked = ({ versionId, topics }: Pick<Framework, 'versionId' | 'topics'>): Asked[] =>
  topics.flatMap(({ disclosures }) => disclosures.map((disclosure) => askedOf(versionId, disclosure)));

/**
 * Whether data answer a metric of this disclosure, including fuels of one kind that were entered in the list of all, unless the disclosure
 * has that list itself.
 */
const isHeldIn =
  ({ isFuelList }: Pick<Needed, 'isFuelList'>, answered: ReadonlySet<string>) =>
  (key: string): boolean => {
    if (isFuelList) return answered.has(key);
    // Fuels that are listed by kind are not counted in the list of all kinds again.
    const isByKind = key === allFuels && fuelKinds.some((kind) => answered.has(amongAllFuels(kind)));
    return (answered.has(key) && !isByKind) || answered.has(amongAllFuels(key));
  };

const isMet = (needed: Needed, answered: ReadonlySet<string>) => {
  const { of, keys } = needed;
  const isHeld = isHeldIn(needed, answered);
  return of === 'all' ? keys.length > 0 && keys.every(isHeld) : keys.some(isHeld);
};

const isBegun = (needed: Needed, answered: ReadonlySet<string>) => needed.beginKeys.some(isHeldIn(needed, answered));

/** Whether data for these metrics count as an answer to the disclosure of the framework, at least to a part of it. */
export const isBegunBy = (
  versionId: string,
  disclosure: Pick<Disclosure, 'code' | 'fields'>,
  answered: ReadonlySet<string>,
): boolean => isBegun(askedOf(versionId, disclosure), answered);

/** Whether answers in these fields answer the disclosure. */
export const isAnsweredBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  isMet(neededIn(disclosure), answered);

const countOf = (asked: readonly Asked[], answered: ReadonlySet<string>): Count => ({
  done: asked.filter((each) => isMet(each, answered)).length,
  total: asked.length,
});

/** Without the disclosures that a new report leaves out: see `generationsOf`. */
const answersOf = (
  asked: readonly Asked[],
  answered: ReadonlySet<string>,
  left: ReadonlySet<string>,
): Omit<FrameworkAnswered, 'versionId'> => ({
  answered: countOf(
    asked.filter(({ code }) => !left.has(code)),
    answered,
  ),
});

type Known = { readonly asked: readonly Asked[]; readonly topics: readonly Dated[] };

/** The needs are small and never change, while whole frameworks are large and are dropped from memory. */
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
export const countAnswered = (
  framework: Pick<Framework, 'versionId' | 'topics'>,
  answered: ReadonlySet<string>,
): Count => countOf(allAsked(framework), answered);

/** The same for a report of the library's version with these facts; nothing for an unknown version. */
export const countAnsweredBy = (versionId: string, answered: ReadonlySet<string>, facts: StandingFacts): Count => {
  const { asked, topics } = knownOf(versionId);
  return answersOf(asked, answered, generationsOf({ topics }, facts).left).answered;
};

/** How many disclosures of a framework are answered by data for these metrics. */
export const answeredOf = (
  framework: Pick<Framework, 'versionId' | 'topics'>,
  answered: ReadonlySet<string>,
): FrameworkAnswered => ({ versionId: framework.versionId, ...answersOf(allAsked(framework), answered, new Set()) });

/** The same for every version on offer, for a report with these facts. */
export const answeredByVersion = (answered: ReadonlySet<string>, facts: StandingFacts): FrameworkAnswered[] =>
  offeredRows().map(({ versionId }) => {
    const { asked, topics } = knownOf(versionId);
    return { versionId, ...answersOf(asked, answered, generationsOf({ topics }, facts).left) };
  });
