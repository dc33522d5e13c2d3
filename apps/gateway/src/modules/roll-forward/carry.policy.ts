import {
  type AnswerValue,
  type CarriedDisclosure,
  type CarryNote,
  checkAnswer,
  type Disclosure,
  type FallenDisclosure,
  type Field,
  type Framework,
  isAnswered,
  namesNoYearAfter,
  promisesNext,
  sameJson,
  standingOf,
} from '@esg/contract';
import { listCountries, listSuccessions } from '@esg/standards';
import { carryNumbers, figurePlacesIn } from '../report-model/index.ts';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import { type DisclosureState, omissionExplained } from '../reports/kernel.ts';

/** The old and the new report. */
export type CarryInput = {
  readonly source: Framework;
  readonly target: Framework;
  /** Selected disclosures of the source by code. */
  readonly states: ReadonlyMap<string, DisclosureState>;
  readonly answers: ReadonlyMap<string, AnswersByField>;
  readonly periodStart: string;
  readonly publishedOn: string;
};

/** An answer at its place in the new report, and the disclosure it comes from. */
export type Placed = { disclosureCode: string; fieldKey: string; value: AnswerValue; sourceCode: string };
type Line = Omit<CarriedDisclosure, 'fromHub'>;
/** What the new report begins with. */
export type Carry = {
  lines: Line[];
  fallsAway: FallenDisclosure[];
  /** Answers that are copied. */
  values: Placed[];
  /** Last year's answers, shown beside their fields. */
  lastValues: Placed[];
  omissions: Map<string, NonNullable<DisclosureState['omission']>>;
  /** Reasons for what answered disclosures leave open: each waits to be confirmed. */
  reasons: Map<string, NonNullable<DisclosureState['omission']>>;
};

const countryIds = new Set(listCountries().map(({ id }) => id));
/** Figures and dates belong to their year; texts and choices usually stay true. */
const ofTheYear = new Set<AnswerValue['type']>(['number', 'integer', 'date', 'dateTime', 'datePeriod']);

/** Codes of disclosures, and of those below them, each with the disclosure that replaces it. */
const placesIn = (target: Framework): ReadonlyMap<string, string> =>
  new Map([
    ...disclosuresOf(target).flatMap(({ code, requirements }) =>
      requirements.map((requirement) => [requirement.code, code] as const),
    ),
    ...disclosuresOf(target).map(({ code }) => [code, code] as const),
  ]);

/** The replacements of a disclosure in the library: one that was split has several. */
const followersIn = (code: string, { source, target }: CarryInput): string[] =>
  listSuccessions().flatMap(({ versionId, code: left, successor }) =>
    left === code && versionId === source.versionId && successor.versionId === target.versionId ? [successor.code] : [],
  );

/** The codes that replace the disclosure in the new report, the main one first; none where nothing replaces it. */
const placesOf = (disclosure: Disclosure, input: CarryInput, places: ReadonlyMap<string, string>): string[] => {
  const { source, target } = input;
  const { code, supersededBy: next } = disclosure;
  const isThere = next && (next.versionId ?? source.versionId) === target.versionId;
  const isDue = source.versionId !== target.versionId || standingOf(disclosure, input) === 'superseded';
  const followers = isThere && isDue ? [next.code, ...followersIn(code, input)] : [];
  const followed = [...new Set(followers.flatMap((each) => places.get(each) ?? []))];
  if (followed.length > 0) return followed;
  return places.get(code) === code ? [code] : [];
};

/** What a field asks for, as far as it matters for copying answers. */
const shapeOf = ({ key, type, unitKind, required, options }: Field) =>
  [key, type, unitKind, required, options.map(({ id }) => id).join()].join('|');

const differences = (before: Disclosure, after: Disclosure): CarryNote[] => [
  ...(sameJson(before.title, after.title) ? [] : (['title-changed'] as const)),
  ...(sameJson(before.fields.map(shapeOf).toSorted(), after.fields.map(shapeOf).toSorted())
    ? []
    : (['fields-changed'] as const)),
];

/** Whether a field of the new version can take the answer of an old one unchanged. */
export const holds = (field: Field, from: Field, value: AnswerValue, { units }: Pick<Framework, 'units'>) =>
  field.key === from.key &&
  field.type === from.type &&
  field.unitKind === from.unitKind &&
  checkAnswer(value, field, { units, countryIds, mayName: () => true }).length === 0;

/** What people need to compare a changed disclosure: its old code and title, and what it asks for in addition. */
const differenceOf = (after: Disclosure, sources: readonly Disclosure[]): Pick<Line, 'before' | 'asked'> => {
  const isOther = sources.some(({ code, title }) => code !== after.code || !sameJson(title, after.title));
  const known = new Set(sources.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const asked = after.fields.flatMap(({ key, label }) => (known.has(key) ? [] : [label]));
  return {
    ...(isOther && { before: sources.map(({ code, title }) => ({ code, title })) }),
    ...(asked.length > 0 && { asked }),
  };
};

type Said = { code: string; field: Field; value: AnswerValue };

const saidIn = (disclosure: Disclosure, { answers }: CarryInput): Said[] =>
  disclosure.fields.flatMap((field) => {
    const value = answers.get(disclosure.code)?.get(field.key) ?? null;
    return isAnswered(value) ? [{ code: disclosure.code, field, value }] : [];
  });

const carryOmission = (after: Disclosure, sources: readonly Disclosure[], input: CarryInput) => {
  const { states, target, periodStart } = input;
  const all = sources.map(({ code }) => states.get(code));
  const wasOmitted = all.length > 0 && all.every((state) => state?.status === 'omitted');
  // A disclosure that was completed in part has a reason, too. One that was left out says nothing of what others answered.
  const inPart = all.find((state) => state?.status !== 'omitted' && state?.omission);
  const omission = wasOmitted ? (all[0]?.omission ?? null) : (inPart?.omission ?? null);
  const isDated =
    omission !== null &&
    [omission.explanation, ...Object.values(omission.explanations ?? {})].some(
      // "Will be disclosed in the 2025 report", or "in the next report", is due in the report of 2025.
      (text) => namesNoYearAfter(text, Number(periodStart.slice(0, 4))) || promisesNext(text),
    );
  const holdsOn = after.omittable && omissionExplained(target, omission) && !isDated;
  const kept = holdsOn ? omission : null;
  return { wasOmitted, isDated, omission: wasOmitted ? kept : null, reason: wasOmitted ? null : kept };
};

const stateOf = (notes: readonly CarryNote[]): Line['state'] => {
  const changed: CarryNote[] = ['successor', 'title-changed', 'fields-changed', 'answers-lost', 'several-answers'];
  const open: CarryNote[] = ['figures', 'required-blank', 'omitted-in-part', 'omission-lost', 'omission-dated'];
  if (notes.some((note) => changed.includes(note))) return 'changed';
  return notes.some((note) => open.includes(note)) ? 'needs-work' : 'carried';
};

/** What one field of the new report gets: a first value, last year's value beside it, or neither. */
const fieldCarry = (field: Field, said: readonly Said[], target: Framework) => {
  const fitting = said.filter((each) => holds(field, each.field, each.value, target));
  const [first] = fitting;
  const isSeveral = first !== undefined && fitting.some(({ value }) => !sameJson(value, first.value));
  const isLast = first !== undefined && ofTheYear.has(first.value.type);
  return { first: isSeveral ? undefined : first, isSeveral, isLast };
};

/** The replacements of the earlier report's disclosures, by code. */
type Follows = ReadonlyMap<string, readonly Disclosure[]>;

const carryDisclosure = (after: Disclosure, sources: readonly Disclosure[], input: CarryInput, follows: Follows) => {
  const said = sources.flatMap((disclosure) => saidIn(disclosure, input));
  const { wasOmitted, isDated, omission, reason } = carryOmission(after, sources, input);
  const fields = after.fields.map((field) => ({ field, ...fieldCarry(field, said, input.target) }));
  // An answer that has no place is listed at the first replacement.
  const lost = said.filter(({ code, field, value }) => {
    const [first, ...others] = follows.get(code) ?? [];
    const isHeld = [first, ...others].some((place) =>
      place?.fields.some((to) => holds(to, field, value, input.target)),
    );
    return first === after && !isHeld;
  });
  const place = (fieldKey: string) => ({ disclosureCode: after.code, fieldKey });
  const values = fields.flatMap(({ field, first, isLast }): Placed[] =>
    first && !isLast ? [{ ...place(field.key), value: first.value, sourceCode: first.code }] : [],
  );
  const lastValues = fields.flatMap(({ field, first, isLast }): Placed[] =>
    first && isLast ? [{ ...place(field.key), value: first.value, sourceCode: first.code }] : [],
  );
  const same = sources.find(({ code }) => code === after.code);
  const blank = fields.some(({ field, first }) => field.required && !first);
  const notes: [CarryNote, boolean][] = [
    ['successor', sources.some(({ code }) => code !== after.code)],
    ['answers-lost', lost.length > 0],
    ['several-answers', fields.some(({ isSeveral }) => isSeveral)],
    ['figures', !omission && lastValues.length > 0],
    ['required-blank', !omission && blank],
    ['omitted', omission !== null],
    ['omitted-in-part', reason !== null],
    ['omission-lost', wasOmitted && !omission && !isDated],
    ['omission-dated', isDated],
  ];
  const held = [...(same ? differences(same, after) : []), ...notes.flatMap(([note, is]) => (is ? [note] : []))];
  const line: Line = {
    code: after.code,
    title: after.title,
    sources: sources.map(({ code }) => code),
    state: stateOf(held),
    notes: held,
    carried: values.length,
    lastYear: lastValues.length,
    lost: lost.map(({ field }) => field.label),
    ...differenceOf(after, sources),
    ...(omission && { omission }),
  };
  return { line, values, lastValues, omission, reason };
};

/**
 * What next year's report begins with, disclosure by disclosure in the order of its framework: the same codes, or their replacements from
 * this period on. Texts, choices and omissions are copied where their field still exists; figures and dates are not.
 */
export const carryToNextPeriod = (input: CarryInput): Carry => {
  const targets = disclosuresOf(input.target);
  const known = placesIn(input.target);
  const selected = disclosuresOf(input.source).filter(({ code }) => input.states.has(code));
  const byCode = new Map(targets.map((disclosure) => [disclosure.code, disclosure]));
  const follows: Follows = new Map(
    selected.map((disclosure) => [
      disclosure.code,
      placesOf(disclosure, input, known).flatMap((code) => byCode.get(code) ?? []),
    ]),
  );
  const figurePlace = figurePlacesIn(input.source, input.target, follows);
  const carry: Carry = {
    lines: [],
    fallsAway: [],
    values: [],
    lastValues: [],
    omissions: new Map(),
    reasons: new Map(),
  };
  for (const after of targets) {
    const sources = selected.filter(({ code }) => follows.get(code)?.includes(after));
    if (sources.length === 0) continue;
    const { line, values, lastValues, omission, reason } = carryDisclosure(after, sources, input, follows);
    carry.lines.push(line);
    carry.values.push(...values.map((each) => ({ ...each, value: carryNumbers(each.value, figurePlace) })));
    carry.lastValues.push(...lastValues);
    if (omission) carry.omissions.set(after.code, omission);
    if (reason) carry.reasons.set(after.code, reason);
  }
  const away = selected.filter(({ code }) => follows.get(code)?.length === 0);
  carry.fallsAway = away.map((disclosure) => ({
    code: disclosure.code,
    title: disclosure.title,
    answers: saidIn(disclosure, input).length,
  }));
  return carry;
};
