import {
  type ClimateActivity,
  type ClimateQuestion,
  type ClimateTypeDetail,
  factorsCalled,
  isLongEnded,
  type NewClimateActivity,
  type UnreadFactor,
  type UsableFactor,
} from '@esg/contract';
import { type FactorName, namesFor } from './line-needs.ts';
import { fieldsOfLine } from './typed-line.ts';

/** One reply to a question of a line, which is one press or one choice. */
export type Choice = {
  readonly id: string;
  readonly change: Partial<NewClimateActivity>;
} & (
  | {
      readonly kind: 'name';
      readonly name: FactorName;
      /** The factor that would be taken for the line; undefined where several units have one each. */
      readonly factor: UsableFactor | undefined;
      readonly isOld: boolean;
    }
  | {
      readonly kind: 'factor';
      readonly name: FactorName;
      readonly factor: UsableFactor;
      readonly isOld: boolean;
      readonly documents: UsableFactor['documents'];
    }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'word'; readonly word: 'gross' | 'net' | 'with' | 'without' }
);

const basesOf = (choices: readonly string[]): Choice[] =>
  (['gross', 'net'] as const)
    .filter((basis) => choices.includes(basis))
    .map((basis) => ({ id: basis, kind: 'word', word: basis, change: { basis } }));

const taxesOf = ({ prices }: Pick<ClimateActivity, 'prices'>): Choice[] =>
  (['with', 'without'] as const).map((word) => ({
    id: word,
    kind: 'word',
    word,
    change: { prices: { year: prices?.year ?? null, withTax: word === 'with' } },
  }));

/** A line with what was replied to its question. Of its prices the reply settles the tax alone: their year stays the line's own. */
export const replied = (line: ClimateActivity, { prices, ...change }: Choice['change']): NewClimateActivity => ({
  ...fieldsOfLine(line),
  ...change,
  ...(prices && { prices: { year: line.prices?.year ?? null, withTax: prices.withTax } }),
});

/** What of a line decides which factor would be taken. */
export type AskedLine = Pick<ClimateActivity, 'prices' | 'month' | 'region' | 'unit' | 'activity'>;

/** Whether a factor is of the place of a line, or of the whole world: refrigerants warm it everywhere alike. */
const isFor = ({ region }: Pick<UsableFactor, 'region'>, line: Pick<AskedLine, 'region'>) =>
  region === line.region || region === 'GLOBAL';

const isLongBefore = ({ validTo }: UsableFactor, { month }: AskedLine) => isLongEnded(validTo, `${month}-01`);

/**
 * Of the factors of one name the one for the month of the line: in force then, else the last that began before. Undefined where several say
 * different things, such as gross and net, or by warming potentials of different reports: the line or the rules tell which is taken.
 */
const factorAt = (factors: readonly UsableFactor[], { month, region, unit }: AskedLine): UsableFactor | undefined => {
  const begun = factors.filter(({ validFrom }) => validFrom <= `${month}-31`);
  const near = begun.filter((factor) => [region, 'GLOBAL'].includes(factor.region));
  const found = near.length > 0 ? near : begun;
  const sameUnit = found.filter((factor) => factor.unit === unit);
  const [newest, ...others] = (sameUnit.length > 0 ? sameUnit : found).toSorted(
    (one, other) =>
      (other.validTo ?? '9999').localeCompare(one.validTo ?? '9999') || other.publicationYear - one.publicationYear,
  );
  const isOne = others.every(
    ({ validTo, kgCo2ePerUnit }) => validTo !== newest?.validTo || kgCo2ePerUnit === newest?.kgCo2ePerUnit,
  );
  return isOne ? newest : undefined;
};

const namesOf = (choices: readonly string[], { factors }: ClimateTypeDetail, line: AskedLine): Choice[] => {
  const calledOf = (en: string) => factors.filter(({ name }) => name.en === en);
  // Averages over the whole life of power plants come last: they are no factors for scope 2, and may be all that there is.
  const isAverage = (en: string) => Number(calledOf(en).some(({ isLifeCycle }) => isLifeCycle));
  return choices
    .toSorted((one, other) => isAverage(one) - isAverage(other))
    .map((en) => {
      const called = calledOf(en);
      const factor = factorAt(called, line);
      // An own factor of the library's name has it in one language.
      const name = (called.find(({ name: { zhTw } }) => zhTw !== en) ?? called[0])?.name ?? { en, zhTw: en };
      const isOld = factor !== undefined && isLongBefore(factor, line);
      return { id: en, kind: 'name' as const, name, factor, isOld, change: { activity: en, factorId: null } };
    });
};

const confirmedSince = (detail: ClimateTypeDetail, line: AskedLine): Choice[] => {
  const names = namesFor(detail, line.region).filter(({ en }) => line.activity === null || en === line.activity);
  return namesOf(
    names.map(({ en }) => en),
    detail,
    line,
  ).filter((choice) => choice.kind === 'name' && choice.factor && isFor(choice.factor, line) && !choice.isOld);
};

const tiedOf = (choices: readonly string[], { factors }: ClimateTypeDetail, line: AskedLine): Choice[] =>
  factors
    .filter(({ id }) => choices.includes(id))
    .map((factor) => ({
      id: factor.id,
      kind: 'factor',
      name: factor.name,
      factor,
      isOld: isLongBefore(factor, line),
      documents: factor.documents,
      change: { factorId: factor.id },
    }));

/**
 * The newest factor of the library for the place and month that nobody compared with its publisher, where it is newer than what would be
 * taken: whoever has the publication can compare it.
 */
export const newerUnread = (
  { unread }: Pick<ClimateTypeDetail, 'unread'>,
  line: Pick<AskedLine, 'month' | 'region' | 'activity'>,
): UnreadFactor | undefined =>
  unread
    .filter(
      (factor) =>
        isFor(factor, line) &&
        (line.activity === null || factor.name.en === line.activity) &&
        factor.validFrom <= `${line.month}-31` &&
        !isLongEnded(factor.validTo, `${line.month}-01`),
    )
    .toSorted(
      (one, other) =>
        Number(other.region === line.region) - Number(one.region === line.region) ||
        other.validFrom.localeCompare(one.validFrom),
    )[0];

/** Ours: more factors that could be compared are no help to somebody who answers a question. */
const uncomparedMax = 4;
/** Questions that a further factor can settle. */
const settledByFactor: readonly ClimateQuestion['reason'][] = [
  'activity_unstated',
  'factor_missing',
  'factor_not_in_force',
  'factor_unconfirmed',
];

/**
 * Factors of the library that nobody compared and that would settle the question: of the line's place, time and thing, the newest of each name
 * that no usable factor of the month has.
 */
export const uncomparedFor = (
  { reason }: ClimateQuestion,
  line: Pick<AskedLine, 'month' | 'region' | 'activity'>,
  { factors, unread }: Pick<ClimateTypeDetail, 'factors' | 'unread'>,
): UnreadFactor[] => {
  if (!settledByFactor.includes(reason)) return [];
  const names = [...new Set(unread.map(({ name }) => name.en))].filter(
    (en) =>
      !factors.some(
        (factor) =>
          factor.name.en === en &&
          isFor(factor, line) &&
          factor.validFrom <= `${line.month}-31` &&
          (factor.validTo === null || factor.validTo >= `${line.month}-01`),
      ),
  );
  const newest = names.flatMap((en) =>
    line.activity === null || line.activity === en ? (newerUnread({ unread }, { ...line, activity: en }) ?? []) : [],
  );
  return newest.toSorted((one, other) => (one.name.en < other.name.en ? -1 : 1)).slice(0, uncomparedMax);
};

const regionsOf = ({ factors }: ClimateTypeDetail): Choice[] =>
  [...new Set(factors.map(({ region }) => region))]
    .filter((region) => region !== 'GLOBAL')
    .toSorted()
    .map((region) => ({ id: region, kind: 'region', region, change: { region } }));

/** What can be replied to a question where it stands; none where something must be typed, or a factor is missing. */
export const answersTo = (
  { reason, choices }: ClimateQuestion,
  line: AskedLine,
  detail: ClimateTypeDetail,
): Choice[] => {
  if (reason === 'calorific_basis_unstated') return basesOf(choices);
  // The other basis may need no calorific value.
  if (reason === 'calorific_value_missing') return basesOf(['gross', 'net']);
  if (reason === 'activity_unstated') return namesOf(choices, detail, line);
  // One that was confirmed since is taken by the line once somebody says so, before everything is recalculated.
  if (reason === 'factor_unconfirmed') return confirmedSince(detail, line);
  // A name that no factor has: those that some have.
  if (reason === 'factor_missing' && line.activity) {
    const names = namesFor(detail, line.region);
    const called = factorsCalled(line.activity, namesFor(detail, null));
    return namesOf(
      (called.length > 0 ? called : names).map(({ en }) => en),
      detail,
      line,
    );
  }
  if (reason === 'factors_tied') return tiedOf(choices, detail, line);
  if (reason === 'spend_tax_unstated') return taxesOf(line);
  return reason === 'region_unstated' || reason === 'region_without_factor' ? regionsOf(detail) : [];
};
