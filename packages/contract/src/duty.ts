import type { Disclosure, Duty, IssuerClass } from './frameworks.ts';

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
  const own = dutyByClass.filter((duty) => duty.issuerClass === issuerClass);
  if (own.length === 0) return settled(mandatory, isMaterial);
  const day = periodStart ?? '9999-12-31';
  const binding = own.filter(({ from }) => from <= day).toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return settled(binding[0]?.mandatory ?? 'recommended', isMaterial);
};

/** `superseded`: another disclosure has taken its place; `ending`: one will, but this report may still use it. */
export type Standing = 'current' | 'ending' | 'superseded';

/**
 * Whether a disclosure may still be used. Most successors count for periods that start on or after their day, some for reports
 * published on or after it; where the day to compare is not known, the disclosure counts as ending.
 */
export const standingOf = (
  { supersededBy }: Pick<Disclosure, 'supersededBy'>,
  { periodStart, publishedOn }: { readonly periodStart?: string | undefined; readonly publishedOn: string },
): Standing => {
  if (!supersededBy) return 'current';
  const { from, basis } = supersededBy;
  if (!from) return 'superseded';
  const day = basis === 'publication' ? publishedOn : periodStart;
  return day !== undefined && day >= from ? 'superseded' : 'ending';
};
