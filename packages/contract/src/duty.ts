import type { Disclosure, Duty, IssuerClass } from './frameworks.ts';
import type { Period } from './schema.ts';

/**
 * The facts that decide how binding a disclosure is: the issuer's class, the first day of the period, and whether its topic is material.
 * Unknown facts are left out.
 */
export type DutyFacts = {
  readonly issuerClass?: IssuerClass | undefined;
  readonly periodStart?: string | undefined;
  readonly isMaterial?: boolean | undefined;
};

const settled = (duty: Duty, isMaterial: boolean | undefined): Duty =>
  duty === 'if_material' && isMaterial !== undefined ? (isMaterial ? 'yes' : 'no') : duty;

/**
 * How binding the disclosure is for this issuer and period. A duty that depends on materiality is decided once somebody has said whether
 * the topic is material. A duty by class applies from its day on; before the first one the disclosure is recommended. Without a class, or
 * where all classes are bound alike, the framework's general duty applies.
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

/** The first day of the period, where it is known, and the day of publication. */
export type StandingFacts = { readonly periodStart?: string | undefined; readonly publishedOn: string };

/** `superseded`: another disclosure has replaced it; `ending`: one will, but this report may still use it. */
export type Standing = 'current' | 'ending' | 'superseded';

/**
 * Whether a disclosure may still be used. Most successors apply to periods that start on or after their day, some to reports published on
 * or after it; where the day to compare is unknown, the disclosure is `ending`.
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

/** The earliest day on which a report of the period is published: the day after it ends, and not before today. */
export const publishedFrom = ({ end }: Pick<Period, 'end'>, today: string): string => {
  const after = new Date(Date.parse(`${end}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return after > today ? after : today;
};

/** A topic, reduced to its disclosures and their successors. */
export type Dated = { readonly disclosures: readonly Pick<Disclosure, 'code' | 'supersededBy'>[] };

/** Disclosures of one framework that ask for the same, of which a report uses the older or the newer. */
export type Generations = {
  /** Codes that a new report leaves out. */
  readonly left: ReadonlySet<string>;
  /** The newer ones among them, which may be selected before they are in force. */
  readonly coming: ReadonlySet<string>;
  /** Codes of the older ones that it uses instead. */
  readonly taken: ReadonlySet<string>;
};

const nothing: Generations = { left: new Set(), coming: new Set(), taken: new Set() };

/**
 * Where a framework has both a standard and its successor, such as GRI 305 and GRI 102: the disclosures that a new report leaves out, so
 * that it asks for no figure twice. Until the successor comes into force, these are all of its disclosures; from then on, those that it
 * replaces.
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
