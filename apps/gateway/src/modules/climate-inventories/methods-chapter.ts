import type { Factor } from '@esg/climate';
import { climateCaveats, type ModelChapter, type ModelDisclosure, printedDay } from '@esg/contract';
import { productOf, sumOf } from '@esg/quantities';
import { listWarmingPotentials } from '@esg/standards';
import { licenceOf } from '../climate/index.ts';
import { bullet, heading, type Pen, paragraph, part, richField, table } from './document-parts.ts';
import { type CountedLine, countOf, linesBy, sumOfKg } from './sums.ts';

const methodPart = ({ facts, words, names, region }: Pen): ModelDisclosure => {
  const { origins, standIns } = facts.rules;
  const order = origins.map((origin) => names.origins[origin]).join(words.separator);
  return part('4.1', words.parts.method, [
    richField('method', [
      paragraph(words.method.lead),
      paragraph(words.method.chosen(order)),
      ...(standIns.length > 0 ? [paragraph(words.method.standIns(standIns.map(region).join(words.separator)))] : []),
      paragraph(words.method.scopeTwo),
      paragraph(words.method.changes),
    ]),
  ]);
};

/** The potentials of the gases that lines were calculated with. */
const potentialsPart = ({ facts, words, number, gas: gasName }: Pen): ModelDisclosure => {
  const set = facts.rules.gwpSet;
  const key = { AR4: 'ar4', AR5: 'ar5', AR6: 'ar6' } as const;
  const used = new Set(facts.counted.flatMap(({ result }) => result.gases.map(({ gas }) => gas)));
  const rows = listWarmingPotentials().flatMap((each) => {
    const potential = each[key[set]];
    const isNamed = ['CO2', 'CH4', 'N2O'].includes(each.gas) || used.has(each.gas);
    return potential !== null && isNamed ? [[gasName(each.gas), number(potential)]] : [];
  });
  return part('4.2', words.parts.potentials, [
    richField('potentials', [paragraph(words.potentials.lead(set)), table(words.potentials.heads, rows)]),
  ]);
};

/** A factor with the lines that were calculated by it. */
export type UsedFactor = { readonly factor: Factor; readonly lines: readonly CountedLine[] };

/** Every factor that was used, in the order of the lines; one that was changed meanwhile is another one. */
export const usedFactors = (lines: readonly CountedLine[]): UsedFactor[] => {
  const uses = lines.flatMap((line) => line.from.factors.map((factor) => ({ factor, line })));
  const same = Map.groupBy(uses, ({ factor }) => JSON.stringify([factor.id, factor.gases, factor.source]));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ factor: first.factor, lines: group.map(({ line }) => line) }] : [];
  });
};

/** What a factor sets free per unit, gas by gas. */
const perUnit = ({ words, number, gas: gasName, names, unit }: Pen, { gases, unit: per }: Factor): string => {
  const amounts = gases.map(({ gas, kgPerUnit }) => {
    const name =
      gas === 'unsplit' ? names.gases.unsplit : gas === 'CO2-biogenic' ? words.beside.biogenic : gasName(gas);
    return gases.length === 1 && gas === 'unsplit' ? number(kgPerUnit) : `${name} ${number(kgPerUnit)}`;
  });
  return `${amounts.join('; ')} ${words.factors.per(unit(per))}`;
};

const sourceOf = ({ words, language, number, evidence }: Pen, factor: Factor): string => {
  const { source, publicationYear, validFrom, validTo, uncertaintyPercent } = factor;
  const documents = evidence(factor);
  return [
    source,
    words.factors.year(String(publicationYear)),
    words.factors.valid(printedDay(validFrom, language), validTo ? printedDay(validTo, language) : ''),
    ...(uncertaintyPercent ? [words.factors.uncertainty(number(uncertaintyPercent))] : []),
    ...(documents ? [words.factors.evidence(documents)] : []),
  ].join('\n');
};

/** The terms of use of the sources, each once. */
const licenceBlocks = ({ words }: Pen, used: readonly UsedFactor[]) => {
  const bySource = Map.groupBy(used, ({ factor }) => JSON.stringify([factor.source, licenceOf(factor)]));
  const items = [...bySource.values()].flatMap(([first]) => {
    const licence = first ? licenceOf(first.factor) : '';
    return first && licence ? [bullet(words.factors.licence(first.factor.source, licence))] : [];
  });
  return items.length > 0 ? [heading(words.factors.licences), ...items] : [];
};

/** Emissions by a factor: with scope 2 by location, and by market where that is another number. */
const emissionsBy = ({ tonnes }: Pen, lines: readonly CountedLine[]): string => {
  const location = tonnes(sumOfKg(linesBy(lines, 'location')));
  const market = tonnes(sumOfKg(linesBy(lines, 'market')));
  return location === market ? location : `${location} / ${market}`;
};

/** Contracts and certificates that scope 2 was calculated by. */
const contractRows = ({ facts, number, words }: Pen) => {
  const contracts = facts.counted
    .filter(({ method }) => method === 'market')
    .flatMap(({ from, lines }) =>
      from.contracts
        .filter(({ kgCo2ePerKwh }) => kgCo2ePerKwh !== null)
        .map((contract) => ({ ...contract, kwh: productOf(contract.kwh, String(lines)) })),
    );
  const same = Map.groupBy(contracts, ({ source, kgCo2ePerKwh }) => JSON.stringify([source, kgCo2ePerKwh]));
  return [...same.values()].flatMap((group) => {
    const [first] = group;
    if (!first?.kgCo2ePerKwh) return [];
    const kwh = sumOf(group.map((each) => each.kwh));
    return [[first.source || words.notStated, number(first.kgCo2ePerKwh), number(kwh)]];
  });
};

const factorsPart = (pen: Pen): ModelDisclosure => {
  const { facts, words, names, language, region } = pen;
  const used = usedFactors(facts.counted);
  const rows = used.map(({ factor, lines }) => [
    `${factor.name[language]}\n${region(factor.region)}, ${names.origins[factor.origin]}`,
    perUnit(pen, factor),
    sourceOf(pen, factor),
    emissionsBy(pen, lines),
  ]);
  const contracts = contractRows(pen);
  return part('4.3', words.parts.factors, [
    richField('factors', [
      rows.length > 0 ? table(words.factors.heads, rows) : paragraph(words.factors.none),
      ...(contracts.length > 0
        ? [heading(words.factors.contracts), table(words.factors.contractHeads, contracts)]
        : []),
      ...licenceBlocks(pen, used),
    ]),
  ]);
};

const limitsPart = (pen: Pen): ModelDisclosure => {
  const { facts, words, names, number } = pen;
  const rows = climateCaveats.flatMap((caveat) => {
    const having = facts.counted.filter(({ result }) => result.caveats.includes(caveat));
    if (having.length === 0) return [];
    return [[names.caveats[caveat], number(String(countOf(having))), emissionsBy(pen, having)]];
  });
  return part('4.4', words.parts.limits, [
    richField('limits', [rows.length > 0 ? table(words.limits.heads, rows) : paragraph(words.limits.none)]),
  ]);
};

/** How amounts became emissions, and by which factors. */
export const methodsChapter = (pen: Pen): ModelChapter => ({
  code: '4',
  title: pen.words.chapters.methods,
  text: null,
  disclosures: [methodPart(pen), potentialsPart(pen), factorsPart(pen), limitsPart(pen)],
});
