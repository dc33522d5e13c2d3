import {
  type EmissionFactor,
  type EmissionFactorChoices,
  type EmissionFactorPage,
  type EmissionFactorQuery,
  issueAt,
} from '@esg/contract';
import { findUnit, listEmissionFactors } from '@esg/standards';
import { ProblemError } from '../../platform/http/index.ts';

const wordsOf = ({ activity, category, region, source }: EmissionFactor) =>
  [activity.en, activity.zhTw, category, region, source].join(' ').toLowerCase();

const isAsked = (factor: EmissionFactor, { source, category, region, scope, year }: EmissionFactorQuery) =>
  (!source || factor.source === source) &&
  (!category || factor.category === category) &&
  (!region || factor.region === region) &&
  (!scope || factor.scope === scope) &&
  (!year || factor.publicationYear === year);

/** Factors in the order of the library, from the one after the cursor, which is the id of the last factor before. */
export const pageOfFactors = (query: EmissionFactorQuery): EmissionFactorPage => {
  const all = listEmissionFactors({ unverified: query.unverified === 'true' });
  const sought = (query.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(
    (factor) => isAsked(factor, query) && sought.every((word) => wordsOf(factor).includes(word)),
  );
  const before = query.cursor === undefined ? -1 : found.findIndex(({ id }) => id === query.cursor);
  if (query.cursor !== undefined && before < 0)
    throw new ProblemError('request.invalid', { issues: [issueAt('cursor', 'invalid')] });
  const page = found.slice(before + 1, before + 1 + query.limit);
  const hasMore = before + 1 + page.length < found.length;
  return {
    items: page.map((factor) => ({ ...factor, measure: findUnit(factor.unitKind, factor.unit) ?? null })),
    nextCursor: hasMore ? (page.at(-1)?.id ?? null) : null,
    total: found.length,
  };
};

const different = <Value extends string | number>(values: readonly Value[]): Value[] => [...new Set(values)];
let choices: EmissionFactorChoices | undefined;

/** The values by which the library's factors can be filtered, including factors that were not compared with their publisher. */
export const choicesOfFactors = (): EmissionFactorChoices => {
  const all = listEmissionFactors({ unverified: true });
  choices ??= {
    sources: different(all.map(({ source }) => source)).sort(),
    categories: different(all.map(({ category }) => category)),
    regions: different(all.map(({ region }) => region)).sort(),
    years: different(all.map(({ publicationYear }) => publicationYear)).sort((a, b) => b - a),
  };
  return choices;
};
