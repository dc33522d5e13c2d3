import { type Suggestion, sameJson } from '@esg/contract';

/** Suggestions of one field: where there are several, they are candidates of which at most one becomes the answer. */
export type FieldCandidates = { readonly fieldKey: string; readonly candidates: readonly Suggestion[] };

/** The number of open suggestions by disclosure. */
export const countsByDisclosure = (open: readonly Suggestion[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const { disclosureCode } of open) counts.set(disclosureCode, (counts.get(disclosureCode) ?? 0) + 1);
  return counts;
};

/** Those of one disclosure by field, in the order in which they come. */
export const candidatesOf = (open: readonly Suggestion[], disclosureCode: string): FieldCandidates[] => {
  const own = open.filter((suggestion) => suggestion.disclosureCode === disclosureCode);
  return [...Map.groupBy(own, ({ fieldKey }) => fieldKey)].map(([fieldKey, candidates]) => ({ fieldKey, candidates }));
};

/** The next disclosure with open suggestions after this one in the order of the report; behind the last one it begins again. */
export const nextWithSuggestions = (
  codes: readonly string[],
  counts: ReadonlyMap<string, number>,
  present: string,
): string | undefined => {
  const place = codes.indexOf(present);
  const following = [...codes.slice(place + 1), ...codes.slice(0, Math.max(0, place))];
  return following.find((code) => (counts.get(code) ?? 0) > 0);
};

const differences = ['value', 'period', 'document'] as const;
/** What candidates of one field differ in. */
export type Difference = (typeof differences)[number];

const aspects: Record<Difference, (suggestion: Suggestion) => unknown> = {
  value: ({ value }) => value,
  period: ({ period }) => period,
  document: ({ citation }) => citation?.documentId ?? null,
};

/** What the candidates differ in, the most important first; nothing for a single one. */
export const differencesOf = ([first, ...others]: readonly Suggestion[]): Difference[] =>
  first
    ? differences.filter((each) => others.some((other) => !sameJson(aspects[each](first), aspects[each](other))))
    : [];
