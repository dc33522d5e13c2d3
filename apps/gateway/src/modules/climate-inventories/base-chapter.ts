import { type ModelChapter, periodName, printedDay, type RichTextBlock } from '@esg/contract';
import { fractionOf, isAtMost, size } from '@esg/quantities';
import { type Pen, paragraph, part, richField, table } from './document-parts.ts';

/** The larger of the changes by both methods, in percent, without its sign. */
const movedBy = ({ facts }: Pen): string | null => {
  const { location = null, market = null } = facts.baseYear.change?.percent ?? {};
  if (location === null || market === null) return null;
  return isAtMost(size(fractionOf(location)), size(fractionOf(market))) ? market : location;
};

const standingOf = (pen: Pen): RichTextBlock[] => {
  const { facts, words, percent } = pen;
  const { exceeds } = facts.baseYear;
  const moved = movedBy(pen);
  if (exceeds === null || moved === null) return [];
  const shown = percent(moved.replace(/^-/, ''));
  return [paragraph(exceeds ? words.baseYear.exceeds(shown) : words.baseYear.within(shown))];
};

const chosenPart = (pen: Pen) => {
  const { facts, words, language } = pen;
  const { period, adopted } = facts.baseYear;
  const ofOrganisation = facts.entity ? [paragraph(words.baseYear.ofOrganisation)] : [];
  const { baseYearReason } = facts.settings;
  if (!period)
    return part('3.1', words.parts.baseYear, [richField('base', [...ofOrganisation, paragraph(words.baseYear.none)])]);
  const day = adopted && printedDay(adopted.adoptedAt.slice(0, 'yyyy-mm-dd'.length), language);
  return part('3.1', words.parts.baseYear, [
    richField('base', [
      ...ofOrganisation,
      paragraph(words.baseYear.chosen(periodName(period))),
      ...(baseYearReason ? [paragraph(baseYearReason)] : []),
      paragraph(
        adopted && day
          ? words.baseYear.adopted(String(adopted.number), day, adopted.adoptedBy)
          : words.baseYear.notAdopted,
      ),
      ...standingOf(pen),
    ]),
  ]);
};

const policyPart = ({ facts, words, number }: Pen) => {
  const { thresholdPercent, policy } = facts.settings;
  return part('3.2', words.parts.policy, [
    richField('policy', [
      paragraph(
        thresholdPercent === null ? words.baseYear.noThreshold : words.baseYear.threshold(number(thresholdPercent)),
      ),
      ...(policy ? [paragraph(policy)] : []),
    ]),
  ]);
};

const historyPart = ({ facts, words, tonnes, number, language }: Pen) => {
  const { history } = facts.baseYear;
  const rows = history.map(({ number: version, period, adoptedAt, totals, reason, restated }) => [
    number(String(version)),
    periodName(period),
    printedDay(adoptedAt.slice(0, 'yyyy-mm-dd'.length), language),
    `${tonnes(totals.location)} / ${tonnes(totals.market)}`,
    restated > 0 ? `${reason} ${words.recalculations.restated(number(String(restated)))}` : reason,
  ]);
  return part('3.3', words.parts.recalculations, [
    richField('recalculations', [
      ...(history.length < 2 ? [paragraph(words.recalculations.none)] : []),
      ...(rows.length > 0 ? [table(words.recalculations.heads, rows)] : []),
    ]),
  ]);
};

/** The year that others are compared with, when it is recalculated, and what was restated. */
export const baseChapter = (pen: Pen): ModelChapter => ({
  code: '3',
  title: pen.words.chapters.base,
  text: null,
  disclosures: [chosenPart(pen), policyPart(pen), historyPart(pen)],
});
