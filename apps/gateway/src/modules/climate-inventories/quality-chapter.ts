import { type ModelChapter, type ModelDisclosure, scopeTwoMethods, uncertaintySubjects } from '@esg/contract';
import { dividedBy, type Fraction, fractionOf, isNought, times } from '@esg/quantities';
import { type Pen, paragraph, part, richField, table } from './document-parts.ts';
import { type CountedLine, groupsOf, linesBy, sumOfKg } from './sums.ts';

const hundred = fractionOf('100');
const shareOf = (some: Fraction, all: Fraction) => times(dividedBy(some, all), hundred);

const originOf = ({ from: { factors } }: CountedLine) => {
  const origins = new Set(factors.map(({ origin }) => origin));
  const [only] = origins;
  return origins.size > 1 ? 'several' : (only ?? 'measured');
};

const qualityPart = ({ facts, words, names, tonnes, percent }: Pen): ModelDisclosure => {
  const lines = linesBy(facts.counted, 'location');
  const all = sumOfKg(lines);
  if (isNought(all)) return part('5.1', words.parts.quality, [richField('quality', [paragraph(words.none)])]);
  const rowOf = (name: string, kg: Fraction) => [name, tonnes(kg), words.percent(percent(shareOf(kg, all)))];
  const certainty = groupsOf(lines, ({ isEstimate }) => isEstimate).map(({ key, kg }) =>
    rowOf(key ? words.quality.estimated : words.quality.metered, kg),
  );
  const origins = groupsOf(lines, originOf).map(({ key, kg }) => {
    if (key === 'measured' || key === 'several') return rowOf(words.quality[key], kg);
    return rowOf(words.quality.origin(names.origins[key]), kg);
  });
  return part('5.1', words.parts.quality, [
    richField('quality', [paragraph(words.quality.lead), table(words.quality.heads, [...certainty, ...origins])]),
  ]);
};

/** The uncertainties that the organisation stated. */
const statedRows = ({ facts, names, number, words }: Pen) =>
  uncertaintySubjects.map((subject) => {
    const stated = facts.settings.uncertainties[subject];
    return [names.uncertain[subject], stated === null ? words.uncertainty.notStated : number(stated)];
  });

const resultBlocks = (pen: Pen) => {
  const { facts, words, tonnes, percent } = pen;
  const rows = scopeTwoMethods.flatMap((method) => {
    const { percent: half, range, statedKgCo2e } = facts.uncertainty[method];
    if (half === null || range === null) return [];
    return [[words.uncertainty[method], percent(half), tonnes(range.low), tonnes(range.high), tonnes(statedKgCo2e)]];
  });
  if (rows.length === 0) return [paragraph(words.uncertainty.allUnstated)];
  const unstated = scopeTwoMethods.flatMap((method) => {
    const kg = fractionOf(facts.uncertainty[method].unstatedKgCo2e);
    const all = fractionOf(facts.totals[method]);
    if (isNought(kg) || isNought(all)) return [];
    return [paragraph(words.uncertainty.unstated(words.uncertainty[method], tonnes(kg), percent(shareOf(kg, all))))];
  });
  return [table(words.uncertainty.resultHeads, rows), ...unstated];
};

const uncertaintyPart = (pen: Pen): ModelDisclosure => {
  const { facts, words } = pen;
  const { uncertaintySource } = facts.settings;
  return part('5.2', words.parts.uncertainty, [
    richField('uncertainty', [
      ...resultBlocks(pen),
      paragraph(words.uncertainty.rule),
      table(words.uncertainty.heads, statedRows(pen)),
      ...(uncertaintySource ? [paragraph(words.uncertainty.source(uncertaintySource))] : []),
    ]),
  ]);
};

/** How good amounts and factors are, and how far the totals may be off. */
export const qualityChapter = (pen: Pen): ModelChapter => ({
  code: '5',
  title: pen.words.chapters.quality,
  text: null,
  disclosures: [qualityPart(pen), uncertaintyPart(pen)],
});

/** Who verified the inventory. */
export const verificationChapter = ({ words, facts }: Pen): ModelChapter => ({
  code: '6',
  title: words.chapters.verification,
  text: null,
  disclosures: [
    part('6.1', words.parts.verification, [
      richField('verification', [paragraph(facts.settings.verification || words.verification.none)]),
    ]),
  ],
});
