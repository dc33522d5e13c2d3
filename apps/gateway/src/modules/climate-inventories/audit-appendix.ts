import { climateInventoryLimits, type TraceStep } from '@esg/contract';
import { derived, dividedBy, type Fraction, fractionOf, isNought, minus } from '@esg/quantities';
import { licenceOf } from '../climate/index.ts';
import type { FurtherCell, FurtherSheet } from '../exports/index.ts';
import { appendixWords } from './appendix-words.ts';
import type { Pen } from './document-parts.ts';
import { usedFactors } from './methods-chapter.ts';
import { type CountedLine, countOf, groupsOf, sumOfKg } from './sums.ts';
import { traceRows } from './trace-rows.ts';

const thousand = fractionOf('1000');
const tonnes = (kg: Fraction) => derived(dividedBy(kg, thousand));
const quoted = (name: string) => `'${name.replaceAll("'", "''")}'`;

const traceHeads = { after: 'L' } as const;
const lineColumns = { scope: 'E', method: 'G', counted: 'N' } as const;

type Appended = Pen & { readonly said: (typeof appendixWords)['en'] };

/** The steps of every line, and the row of the result of each. */
const traceSheet = (pen: Appended): { sheet: FurtherSheet; resultRows: readonly (number | null)[] } => {
  const { facts, said, names, gas: gasName, unit } = pen;
  const rows: FurtherCell[][] = [];
  const partNames: Record<TraceStep['part'], string> = said;
  const nameOf = (gas: string | null) => {
    if (gas === null) return '';
    return gas === 'unsplit' ? names.gases.unsplit : gasName(gas);
  };
  const resultRows = facts.listed.map((line) => {
    // The first row of the sheet has the heads, and spreadsheets count from 1.
    const first = rows.length + 2;
    const { cells, resultRow } = traceRows(line.result.steps, first, traceHeads.after);
    for (const { step, before, after } of cells)
      rows.push([
        line.label,
        line.month,
        line.method === null ? '' : said[line.method],
        partNames[step.part],
        nameOf(step.gas),
        said.steps[step.kind],
        before,
        step.before ? unit(step.before.unit) : null,
        step.by ? { number: step.by.over } : null,
        step.by ? { number: step.by.under } : null,
        step.by && step.by.unit !== '1' ? unit(step.by.unit) : null,
        after,
        unit(step.after.unit),
        step.after.number,
        step.source,
      ]);
    return resultRow;
  });
  const widths = [28, 10, 16, 16, 20, 22, 18, 12, 16, 14, 18, 20, 12, 28, 44];
  return { sheet: { name: said.trace, heads: said.traceHeads, widths, rows }, resultRows };
};

/** What all lines come to that the workbook does not list, by scope and method: its totals are those of the inventory all the same. */
const restOf = ({ counted, listed, results }: Pen['facts']) => {
  if (results <= climateInventoryLimits.linesMax) return [];
  const keyOf = ({ scope, method }: Pick<CountedLine, 'scope' | 'method'>) => JSON.stringify([scope, method]);
  const named = Map.groupBy(listed, keyOf);
  return groupsOf(counted, keyOf).flatMap(({ key, group: [first], kg }) => {
    const rest = minus(kg, sumOfKg(named.get(key) ?? []));
    return first && !isNought(rest) ? [{ scope: first.scope, method: first.method, kg: rest }] : [];
  });
};

const restRows = ({ facts, said, number }: Appended): FurtherCell[][] =>
  restOf(facts).map(({ scope, method, kg }, index) => {
    const row = facts.listed.length + index + 2;
    return [
      said.rest(number(String(climateInventoryLimits.linesMax))),
      null,
      null,
      null,
      scope,
      null,
      method === null ? '' : said[method],
      null,
      null,
      null,
      null,
      { number: derived(kg) },
      { number: '1' },
      { formula: `L${row}*M${row}`, result: derived(kg) },
      { formula: `${lineColumns.counted}${row}/1000`, result: tonnes(kg) },
      derived(kg),
    ];
  });

const linesSheet = (pen: Appended, resultRows: readonly (number | null)[]): FurtherSheet => {
  const { facts, said, entity, activityType, unit } = pen;
  const rows = facts.listed.map((line, index): FurtherCell[] => {
    const row = index + 2;
    const at = resultRows[index];
    const { result, share } = line;
    const kg: FurtherCell =
      at == null
        ? { number: result.kgCo2e }
        : { formula: `${quoted(said.trace)}!${traceHeads.after}${at}`, result: result.kgCo2e };
    return [
      line.label,
      entity(line.entityId),
      activityType(line.activityTypeId),
      line.month,
      line.scope,
      line.category === null ? null : { number: String(line.category) },
      line.method === null ? '' : said[line.method],
      { number: line.amount },
      unit(line.unit),
      line.isEstimate ? said.yes : said.no,
      line.source,
      kg,
      { number: derived(share) },
      { formula: `L${row}*M${row}`, result: derived(line.kg) },
      { formula: `${lineColumns.counted}${row}/1000`, result: tonnes(line.kg) },
      derived(line.kg),
    ];
  });
  const widths = [28, 24, 30, 10, 10, 10, 16, 16, 12, 12, 30, 20, 16, 20, 18, 28];
  return { name: said.lines, heads: said.lineHeads, widths, rows: [...rows, ...restRows(pen)] };
};

const sumsSheet = ({ facts, words, said }: Appended): FurtherSheet => {
  const last = Math.max(2, facts.listed.length + restOf(facts).length + 1);
  const column = (letter: string) => `${quoted(said.lines)}!$${letter}$2:$${letter}$${last}`;
  const { scope, method, counted } = lineColumns;
  const sum = (wanted: string, by: string | null) =>
    `SUMIFS(${column(counted)},${column(scope)},"${wanted}"${by === null ? '' : `,${column(method)},"${by}"`})`;
  const kgOf = (wanted: string, by: 'location' | 'market' | null) =>
    sumOfKg(facts.counted.filter((line) => line.scope === wanted && line.method === by));
  const single = [
    { name: words.scopes[1], formula: sum('1', null), kg: kgOf('1', null) },
    { name: words.scopes.location, formula: sum('2', said.location), kg: kgOf('2', 'location') },
    { name: words.scopes.market, formula: sum('2', said.market), kg: kgOf('2', 'market') },
    { name: words.scopes[3], formula: sum('3', null), kg: kgOf('3', null) },
    { name: words.wholeLocation, formula: 'B2+B3+B5', kg: fractionOf(facts.totals.location) },
    { name: words.wholeMarket, formula: 'B2+B4+B5', kg: fractionOf(facts.totals.market) },
  ];
  const rows = single.map(({ name, formula, kg }, index): FurtherCell[] => [
    name,
    { formula, result: derived(kg) },
    { formula: `B${index + 2}/1000`, result: tonnes(kg) },
    derived(kg),
  ]);
  return { name: said.sums, heads: said.sumHeads, widths: [44, 22, 22, 36], rows };
};

const factorsSheet = ({
  facts,
  said,
  names,
  language,
  region,
  unit,
  gas: gasName,
  evidence,
}: Appended): FurtherSheet => {
  const rows = usedFactors(facts.counted).flatMap(({ factor, lines }) =>
    factor.gases.map(({ gas, kgPerUnit, isEquivalent }): FurtherCell[] => [
      factor.name[language],
      region(factor.region),
      names.origins[factor.origin],
      unit(factor.unit),
      gas === 'unsplit' ? names.gases.unsplit : gasName(gas),
      { number: kgPerUnit },
      isEquivalent ? said.yes : said.no,
      factor.source,
      { number: String(factor.publicationYear) },
      factor.validFrom,
      factor.validTo ?? '',
      licenceOf(factor),
      factor.uncertaintyPercent ? { number: factor.uncertaintyPercent } : null,
      evidence(factor),
      { number: String(countOf(lines)) },
    ]),
  );
  const widths = [40, 18, 20, 12, 22, 16, 14, 44, 12, 14, 14, 40, 16, 40, 10];
  return { name: said.factors, heads: said.factorHeads, widths, rows };
};

/** The arithmetic of an inventory as sheets with live formulas: totals, lines, every step of the trace, and the factors. */
export const auditAppendix = (pen: Pen): FurtherSheet[] => {
  const appended: Appended = { ...pen, said: appendixWords[pen.language] };
  const { sheet, resultRows } = traceSheet(appended);
  return [sumsSheet(appended), linesSheet(appended, resultRows), sheet, factorsSheet(appended)];
};
