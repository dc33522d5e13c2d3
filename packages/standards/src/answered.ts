import type { Disclosure, Framework, FrameworkAnswered, FrameworkSuggestion } from '@esg/contract';
import { metricRows } from './data.ts';
import { offeredRows } from './editions.ts';
import { findFramework } from './frameworks.ts';

type Count = FrameworkSuggestion['answered'];
/** What a disclosure needs: each of these metrics, or any of them. */
type Need = { readonly of: 'all' | 'any'; readonly keys: readonly string[] };
/** What a disclosure needs, and what a report that begins with data has filled of it. */
type Asked = Need & { readonly fieldKeys: readonly string[]; readonly always: boolean };

/** Everything that must be answered; where nothing must, anything that answers in full; where nothing does, all that answers in part. */
const needOf = ({ fields }: Pick<Disclosure, 'fields'>): Need => {
  const keysOf = (kept: (field: Disclosure['fields'][number]) => boolean) => fields.filter(kept).map(({ key }) => key);
  const required = keysOf((field) => field.required);
  if (required.length > 0) return { of: 'all', keys: required };
  const full = keysOf(({ coverage }) => coverage === 'full');
  return full.length > 0 ? { of: 'any', keys: full } : { of: 'all', keys: keysOf(({ key }) => metricRows().has(key)) };
};

/** Whether the framework asks it of everybody: to be answered, or to be explained. */
export const isAskedOfAll = ({ mandatory }: Pick<Disclosure, 'mandatory'>): boolean =>
  mandatory === 'yes' || mandatory === 'comply_or_explain';

const askedOf = (disclosure: Disclosure): Asked => ({
  ...needOf(disclosure),
  fieldKeys: disclosure.fields.map(({ key }) => key),
  always: isAskedOfAll(disclosure),
});

const allAsked = ({ topics }: Pick<Framework, 'topics'>): Asked[] =>
  topics.flatMap(({ disclosures }) => disclosures.map(askedOf));

const isMet = ({ of, keys }: Need, answered: ReadonlySet<string>) =>
  of === 'all' ? keys.length > 0 && keys.every((key) => answered.has(key)) : keys.some((key) => answered.has(key));

const isBegun = ({ keys }: Need, answered: ReadonlySet<string>) => keys.some((key) => answered.has(key));

/** Whether data for these metrics say anything that the disclosure counts as an answer, if only to a part of what it asks for. */
export const isBegunBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  isBegun(needOf(disclosure), answered);

/** Whether data for these metrics answer the disclosure. */
export const isAnsweredBy = (disclosure: Pick<Disclosure, 'fields'>, answered: ReadonlySet<string>): boolean =>
  isMet(needOf(disclosure), answered);

const countOf = (needs: readonly Need[], answered: ReadonlySet<string>): Count => ({
  done: needs.filter((need) => isMet(need, answered)).length,
  total: needs.length,
});

const answersOf = (asked: readonly Asked[], answered: ReadonlySet<string>): Omit<FrameworkAnswered, 'versionId'> => ({
  answered: countOf(asked, answered),
  fields: asked
    .filter((disclosure) => disclosure.always || isBegun(disclosure, answered))
    .reduce((count, { fieldKeys }) => count + fieldKeys.filter((key) => answered.has(key)).length, 0),
});

/** Needs are small and never change; frameworks are large and come and go. */
const known = new Map<string, Asked[]>();

const askedByVersion = (versionId: string): Asked[] => {
  const kept = known.get(versionId);
  if (kept) return kept;
  const framework = findFramework(versionId);
  const asked = framework ? allAsked(framework) : [];
  if (framework) known.set(versionId, asked);
  return asked;
};

/** How many disclosures of a framework are answered by data for these metrics. */
export const countAnswered = (framework: Pick<Framework, 'topics'>, answered: ReadonlySet<string>): Count =>
  countOf(allAsked(framework), answered);

/** The same for a version of the library; nothing for one that it does not hold. */
export const countAnsweredBy = (versionId: string, answered: ReadonlySet<string>): Count =>
  countOf(askedByVersion(versionId), answered);

/** How many disclosures and fields of a framework are answered by data for these metrics. */
export const answeredOf = (
  framework: Pick<Framework, 'versionId' | 'topics'>,
  answered: ReadonlySet<string>,
): FrameworkAnswered => ({ versionId: framework.versionId, ...answersOf(allAsked(framework), answered) });

/** The same for every version on offer. */
export const answeredByVersion = (answered: ReadonlySet<string>): FrameworkAnswered[] =>
  offeredRows().map(({ versionId }) => ({ versionId, ...answersOf(askedByVersion(versionId), answered) }));
