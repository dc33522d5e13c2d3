import type { Disclosure, Duty, IssuerClass } from './frameworks.ts';
import type { Period } from './schema.ts';

/**
 * What decides how binding a disclosure is: the class of the issuer, the first day of the period reported on, and whether its topic
 * is material. What is not known is left out.
 */
export type DutyFacts = {
  readonly issuerClass?: IssuerClass | undefined;
  readonly periodStart?: string | undefined;
  readonly isMaterial?: boolean | undefined;
};

const settled = (duty: Duty, isMaterial: boolean | undefined): Duty =>
  duty === 'if_material' && isMaterial !== undefined ? (isMaterial ? 'yes' : 'no') : duty;

/**
 * How binding the disclosure is for this issuer and period. A duty that depends on materiality is settled once somebody has said
 * whether the topic is material. A duty by class counts from its day on; before the first one the
 * disclosure is recommended. Without a class, or where all classes are bound alike, it is what the framework says.
 */
export const dutyOf = (
  { mandatory, dutyByClass }: Pick<Disclosure, 'mandatory' | 'dutyByClass'>,
  { issuerClass, periodStart, isMaterial }: DutyFacts,
): Duty => {
  const day = periodStart ?? '9999-12-31';
  const own = dutyByClass.filter((duty) => duty.issuerClass === issuerClass);
  const isTooEarly = dutyByClass.length > 0 && dutyByClass.every(({ from }) => from > day);
  if (isTooEarly) return 'recommended';
  if (own.length === 0) return settled(mandatory, isMaterial);
  const binding = own.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return settled(binding[0]?.mandatory ?? 'recommended', isMaterial);
};

/** The first day of the period reported on, where it is known, and the day of publication. */
export type StandingFacts = { readonly periodStart?: string | undefined; readonly publishedOn: string };

/** `superseded`: another disclosure has taken its place; `ending`: one will, but this report may still use it. */
export type Standing = 'current' | 'ending' | 'superseded';

/**
 * Whether a disclosure may still be used. Most successors count for periods that start on or after their day, some for reports
 * published on or after it; where the day to compare is not known, the disclosure counts as ending.
 */
export const standingOf = (
  { supersededBy }: Pick<Disclosure, 'supersededBy'>,
  { periodStart, publishedOn }: StandingFacts,
): Standing => {
  if (!supersededBy) return 'current';
  const { from, basis } = supersededBy;
  if (!from) return 'superseded';
  const day = basis === 'publication' ? publishedOn : periodStart;
  return day !== undefined && day >= from ? 'superseded' : 'ending';
};

/** Day on which a report of the period is published at the earliest: the day after it ends, and not before today. */
export const publishedFrom = ({ end }: Pick<Period, 'end'>, today: string): string => {
  const after = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return after > today ? after : today;
};

/** A topic, as far as its disclosures follow one another. */
export type Dated = { readonly disclosures: readonly Pick<Disclosure, 'code' | 'supersededBy'>[] };

/** Disclosures of one framework that ask for the same, of which a report takes the older or the newer. */
export type Generations = {
  /** Codes that a new report leaves alone. */
  readonly left: ReadonlySet<string>;
  /** Of those, the newer ones, which may be taken before they are in force. */
  readonly coming: ReadonlySet<string>;
  /** Codes of the older ones that it takes in their place. */
  readonly taken: ReadonlySet<string>;
};

const nothing: Generations = { left: new Set(), coming: new Set(), taken: new Set() };

/**
 * Where a framework holds a standard and the one that follows it, such as GRI 305 and GRI 102: which of their disclosures a new report leaves to
 * the person, so that it asks for no figure twice. Until the newer one comes into force, the whole of it; from then on, what it follows.
 */
export const generationsOf = ({ topics }: { readonly topics: readonly Dated[] }, facts: StandingFacts): Generations => {
  const older = topics.flatMap(({ disclosures }) =>
    disclosures.filter(({ supersededBy }) => supersededBy?.versionId === null),
  );
  if (older.length === 0) return nothing;
  const codesOf = (list: readonly Pick<Disclosure, 'code'>[]) => list.map(({ code }) => code);
  const ending = older.filter((disclosure) => standingOf(disclosure, facts) === 'ending');
  const ended = older.filter((disclosure) => !ending.includes(disclosure));
  const followers = new Set(ending.flatMap(({ supersededBy }) => supersededBy?.code ?? []));
  const coming = topics.flatMap(({ disclosures }) =>
    disclosures.some(({ code }) => followers.has(code)) ? codesOf(disclosures) : [],
  );
  return {
    left: new Set([...codesOf(ended), ...coming]),
    coming: new Set(coming),
    taken: new Set(codesOf(ending)),
  };
};
