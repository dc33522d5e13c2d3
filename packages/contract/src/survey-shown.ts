import { dividedBy, type Fraction, toPlaces } from '@esg/quantities';
import { surveyLimits } from './survey-limits.ts';

/** How often something was chosen: a step, a place, an option. */
export type Count = { readonly id: string; readonly count: number };

/** What the people of a group answered, or, without a group, everybody. */
export type Tally = {
  readonly groupId: string | null;
  readonly answered: number;
  /** Of steps, places or numbers; of best-worst choices from 1, always the best, to -1. */
  readonly mean: string | null;
  /** Whether the mean says of nobody for sure that they chose an end of the scale: it is this or more (`high`), or this or less (`low`). */
  readonly bound: 'low' | 'high' | null;
  /** Of steps, places and choices together: the mean before it is rounded. */
  readonly sum: number | null;
  /** How far people are from the mean: the standard deviation. Null also where it is withheld. */
  readonly deviation: string | null;
  readonly counts: readonly Count[];
  /** The answers that are counted in `counts`: of everybody without groups whose spread is withheld. */
  readonly spreadOf: number;
  /** Whether the deviation and the counts are withheld, so that nobody's answer is worked out from them. */
  readonly isWithheld: boolean;
};

/** What was answered to a question, or about one of its options. */
export type QuestionTally = {
  readonly questionId: string;
  readonly optionId: string | null;
  readonly tallies: readonly Tally[];
  /** Groups that are not shown, because too few of them answered, or because it would say what each of them did. */
  readonly hiddenGroups: number;
};

const places = 2;
/** Numbers are added in millionths, so that they are whole. */
const unit = 1_000_000;
const over = (sum: number, count: number): Fraction =>
  dividedBy({ over: BigInt(Math.round(sum * unit)), under: BigInt(unit) }, { over: BigInt(count), under: 1n });

/** What a group said, added up. Sums of groups can be added, so that nobody looks at an answer twice. */
export type Sums = {
  answered: number;
  numbers: number;
  sum: number;
  squares: number;
  readonly counts: Map<string, number>;
  /** Of a question for numbers, how often each was given. */
  readonly values: Map<number, number>;
};
export type ByGroup = Map<string, Sums>;

export const nothing = (): Sums => ({
  answered: 0,
  numbers: 0,
  sum: 0,
  squares: 0,
  counts: new Map(),
  values: new Map(),
});

const together = (all: readonly Sums[]): Sums => {
  const total = nothing();
  for (const { answered, numbers, sum, squares, counts, values } of all) {
    total.answered += answered;
    total.numbers += numbers;
    total.sum += sum;
    total.squares += squares;
    for (const [id, count] of counts) total.counts.set(id, (total.counts.get(id) ?? 0) + count);
    for (const [number, count] of values) total.values.set(number, (total.values.get(number) ?? 0) + count);
  }
  return total;
};

/** What is shown of a tally: everything, its number and mean alone, or nothing. */
type Shown = 'all' | 'mean' | 'nothing';

/** How a question is kept from saying what each person answered. */
export type Guard = {
  /** Whether people were promised that nobody learns what they answered. */
  readonly isHiding: boolean;
  /** The ends of a scale: where all chose one of them, the mean alone would say so. */
  readonly ends?: { readonly low: number; readonly high: number } | undefined;
  /** Whether options are chosen among each other, so that each is told by the others. */
  readonly isOfWholeSet?: boolean | undefined;
};

const varianceOf = ({ numbers, sum, squares }: Sums) =>
  numbers > 0 ? Math.max(0, squares / numbers - (sum / numbers) ** 2) : 0;

/** How many gave the answer that most gave; nothing where nobody chose anything. */
const mostOf = ({ counts, values }: Sums) => Math.max(0, ...counts.values(), ...values.values());

/** Whether all gave one answer. */
const isOne = (sums: Sums) => sums.answered > 0 && mostOf(sums) === sums.answered;

/** Whether so few gave another answer than the others that most of them are known by it. */
const isNearlyOne = (sums: Sums) => mostOf(sums) > 0 && sums.answered - mostOf(sums) < surveyLimits.fewestOtherwise;

/** Whether the mean is so near to an end that all but one must have chosen it. */
const isAtEnd = ({ numbers, sum }: Sums, { ends }: Guard) =>
  ends !== undefined && numbers > 0 && (sum <= ends.low * numbers + 1 || sum >= ends.high * numbers - 1);

/** Whether no spread is shown of so few, whatever they answered. */
const isFew = ({ answered }: Sums) => answered < surveyLimits.fewestSpread;

/** What may be shown of what these people said, who said `beside` of the options that are chosen among each other. */
const shownOf = (sums: Sums, beside: { isOne: boolean; isNearlyOne: boolean }, guard: Guard): Shown => {
  const { answered, values } = sums;
  if (!guard.isHiding) return answered > 0 ? 'all' : 'nothing';
  if (answered < surveyLimits.fewestShown) return 'nothing';
  if (guard.isOfWholeSet && beside.isOne) return 'nothing';
  // Numbers have no ends that one of them could be moved from: a mean of nought alone may say what each of a few answered.
  if (isFew(sums)) return values.size > 0 ? 'nothing' : 'mean';
  // Of so many a missing spread says that nearly all agree: the mean would say on what.
  return beside.isNearlyOne ? 'nothing' : 'all';
};

/** The same for sums of each part. */
const statesOf = (all: readonly Sums[], guard: Guard): Shown[] => {
  const lookAt = (own: readonly Sums[]) => ({
    // Options that are chosen among each other have no mean that one answer could be moved in.
    isOne: own.some((sums) => isOne(sums) || (guard.isOfWholeSet && isAtEnd(sums, guard))),
    isNearlyOne: own.some(isNearlyOne),
  });
  // An option that nobody chose tells of nobody which one they did.
  const together = guard.isOfWholeSet ? lookAt(all.filter(({ counts }) => counts.size > 0)) : undefined;
  return all.map((sums) => shownOf(sums, together ?? lookAt([sums]), guard));
};

/** Sums whose mean says of nobody for sure that they chose an end of the scale: where all did, one counts as the step beside it. */
const inwards = (sums: Sums, { isHiding, ends, isOfWholeSet }: Guard): Sums => {
  if (!isHiding || !ends || isOfWholeSet || ends.low === ends.high || sums.numbers === 0) return sums;
  if (sums.sum === ends.high * sums.numbers) return { ...sums, sum: sums.sum - 1 };
  return sums.sum === ends.low * sums.numbers ? { ...sums, sum: sums.sum + 1 } : sums;
};

/** The end of the scale that a mean does not say more of: the same is shown whether or not one chose the step beside it. */
const boundOf = ({ numbers, sum }: Sums, { isHiding, ends, isOfWholeSet }: Guard): Tally['bound'] => {
  if (!isHiding || !ends || isOfWholeSet || ends.low === ends.high || numbers === 0) return null;
  if (sum >= ends.high * numbers - 1) return 'high';
  return sum <= ends.low * numbers + 1 ? 'low' : null;
};

type OfTally = { readonly sums: Sums; readonly shown: Shown; readonly bound: Tally['bound'] };

const tallyOf = (groupId: string | null, { sums, shown, bound }: OfTally, { isOfWholeSet }: Guard): Tally => {
  const { answered, numbers, sum, counts } = sums;
  const isWithheld = shown !== 'all' && (numbers > 0 || counts.size > 0);
  return {
    groupId,
    answered,
    mean: numbers > 0 ? toPlaces(over(sum, numbers), places) : null,
    bound,
    sum: numbers > 0 && (counts.size > 0 || isOfWholeSet) ? sum : null,
    deviation: numbers > 0 && !isWithheld ? toPlaces(over(Math.sqrt(varianceOf(sums)), 1), places) : null,
    counts: isWithheld ? [] : [...counts].map(([id, count]) => ({ id, count })),
    spreadOf: isWithheld ? 0 : answered,
    isWithheld,
  };
};

/** The same of everybody, where the spread of some is withheld: how those are spread whose spread is shown, and nothing of the others. */
const withSpreadOf = (tally: Tally, spread: Sums): Tally =>
  tally.isWithheld && spread.counts.size > 0
    ? {
        ...tally,
        counts: [...spread.counts].map(([id, count]) => ({ id, count })),
        spreadOf: spread.answered,
        isWithheld: false,
      }
    : tally;

/**
 * Groups whose answers are shown, and everybody together, of a question or of each of its options. Disclosure control as statistical offices
 * practise it (k-anonymity and l-diversity: Machanavajjhala and others, “l-Diversity: Privacy Beyond k-Anonymity”, 2007): nothing of fewer than
 * five; of fewer than ten the mean alone, whether or not they agree, so that its absence says nothing, and of numbers nothing; of more nothing
 * where all but one gave the same answer, also not within everybody's; and how everybody's answers are spread only where it is shown of each part
 * that they are counted from, because the means of the others would tell the rest.
 */
export const shownTallies = (
  parts: readonly ByGroup[],
  guard: Guard,
): Omit<QuestionTally, 'questionId' | 'optionId'>[] => {
  const groupIds = [...new Set(parts.flatMap((part) => [...part.keys()]))];
  const sumsOf = (id: string) => parts.map((part) => part.get(id) ?? nothing());
  const ofGroup = new Map(groupIds.map((id) => [id, statesOf(sumsOf(id), guard)]));
  const stateIn = (place: number, id: string) => ofGroup.get(id)?.[place] ?? 'nothing';
  const sumsIn = (place: number, part: ByGroup, state: Shown) =>
    [...part].flatMap(([id, sums]) => (stateIn(place, id) === state ? [sums] : []));

  // Of many who are hidden it is known that they agree: whatever counts them would say on what.
  const rests = parts.map((part, place) => together(sumsIn(place, part, 'nothing').filter(isFew)));
  const restStates = statesOf(rests, guard);
  const restIn = (place: number) => (restStates[place] === 'nothing' ? [] : rests.slice(place, place + 1));

  return parts.map((part, place) => {
    const shown = [...part].filter(([id]) => stateIn(place, id) !== 'nothing');
    const isOpen = shown.every(([id]) => stateIn(place, id) === 'all') && restStates[place] !== 'mean';
    const raw = [...shown.map(([, sums]) => sums), ...restIn(place)];
    const bounds = new Set(raw.flatMap((sums) => boundOf(sums, guard) ?? []));
    const [bound = null] = bounds.size === 1 ? bounds : [];
    const everybody = (): Tally => {
      const sums = together(raw.map((each) => inwards(each, guard)));
      // Where some means are shown already, theirs together says no more; where all spreads are, two of each part differ.
      const tally = tallyOf(null, { sums, shown: isOpen ? 'all' : 'mean', bound }, guard);
      if (isOpen) return tally;
      // Their counts are shown one by one already.
      const spread = [...sumsIn(place, part, 'all'), ...(restStates[place] === 'all' ? restIn(place) : [])];
      return withSpreadOf(tally, together(spread));
    };
    return {
      tallies: [
        ...(raw.length === 0 ? [] : [everybody()]),
        ...shown.map(([id, sums]) =>
          tallyOf(id, { sums: inwards(sums, guard), shown: stateIn(place, id), bound: boundOf(sums, guard) }, guard),
        ),
      ],
      hiddenGroups: part.size - shown.length,
    };
  });
};
