import type { Disclosure, Framework, FrameworkSuggestion } from '@esg/contract';
import { metricRows } from './data.ts';
import { offeredRows } from './editions.ts';
import { findFramework } from './frameworks.ts';

type Count = FrameworkSuggestion['answered'];
/** What a disclosure needs: each of these metrics, or any of them. */
type Need = { readonly of: 'all' | 'any'; readonly keys: readonly string[] };

/** Everything that must be answered; where nothing must, anything that answers in full; where nothing does, all that answers in part. */
const needOf = ({ fields }: Pick<Disclosure, 'fields'>): Need => {
  const keysOf = (kept: (field: Disclosure['fields'][number]) => boolean) => fields.filter(kept).map(({ key }) => key);
  const required = keysOf((field) => field.required);
  if (required.length > 0) return { of: 'all', keys: required };
  const full = keysOf(({ coverage }) => coverage === 'full');
  return full.length > 0 ? { of: 'any', keys: full } : { of: 'all', keys: keysOf(({ key }) => metricRows().has(key)) };
};

const needsOf = ({ topics }: Pick<Framework, 'topics'>): Need[] =>
  topics.flatMap(({ disclosures }) => disclosures.map(needOf));

const isMet = ({ of, keys }: Need, answered: ReadonlySet<string>) =>
  of === 'all' ? keys.length > 0 && keys.every((key) => answered.has(key)) : keys.some((key) => answered.has(key));

/** Whether data for these metrics say anything that the disclosure counts as an answer, if only to a part of what it asks for. */
export const isBegunBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  needOf(disclosure).keys.some((key) => answered.has(key));

/** Whether data for these metrics answer the disclosure. */
export const isAnsweredBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  isMet(needOf(disclosure), answered);

const countOf = (needs: readonly Need[], answered: ReadonlySet<string>): Count => ({
  done: needs.filter((need) => isMet(need, answered)).length,
  total: needs.length,
});

/** Needs are small and never change; frameworks are large and come and go. */
const known = new Map<string, Need[]>();

const needsOfVersion = (versionId: string): Need[] => {
  const kept = known.get(versionId);
  if (kept) return kept;
  const framework = findFramework(versionId);
  const needs = framework ? needsOf(framework) : [];
  if (framework) known.set(versionId, needs);
  return needs;
};

/** How many disclosures of a framework are answered by data for these metrics. */
export const countAnswered = (framework: Pick<Framework, 'topics'>, answered: ReadonlySet<string>): Count =>
  countOf(needsOf(framework), answered);

/** The same for a version of the library; nothing for one that it does not hold. */
export const countAnsweredBy = (versionId: string, answered: ReadonlySet<string>): Count =>
  countOf(needsOfVersion(versionId), answered);

/** The same for every version on offer. */
export const countAnsweredByVersion = (answered: ReadonlySet<string>): { versionId: string; answered: Count }[] =>
  offeredRows().map(({ versionId }) => ({ versionId, answered: countAnsweredBy(versionId, answered) }));
