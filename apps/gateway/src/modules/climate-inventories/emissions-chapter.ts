import {
  type ClimateComparison,
  type ClimateInventory,
  climateEffects,
  dayAfter,
  type InventoryTotals,
  inventoryTotals,
  type ModelChapter,
  type ModelDisclosure,
  type ModelField,
  periodName,
  sameJson,
} from '@esg/contract';
import { type Fraction, fractionOf, isNought, isSame, roundDecimal } from '@esg/quantities';
import {
  type Pen,
  paragraph,
  part,
  richField,
  table,
  tonneField,
  tonnePlaces,
  tonnesOf,
  tonnesUnit,
} from './document-parts.ts';
import { besideRows, type GasGroup, gasGroups, gasRows, groupsOf, linesBy, uncountedScopes } from './sums.ts';

type Earlier = {
  readonly name: string;
  readonly totals: InventoryTotals;
  /** Scopes that nobody counted then; none of an adopted year, of which only its totals are kept. */
  readonly uncounted: ClimateInventory['uncounted'];
  /** Null where an inventory was adopted whose categories are not known. */
  readonly categories: ReadonlyMap<number, Fraction> | null;
};

const nextYearOf = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** The years that are printed beside this one, the oldest first: the adopted base year, and the previous one. */
export const earlierYearsOf = ({ facts, words }: Pen): Earlier[] => {
  const { adopted } = facts.baseYear;
  // A base year is twelve months: beside a shorter or longer period it would be a change that is none.
  const isYear = facts.period.end === dayAfter(nextYearOf(facts.period.start), -1);
  const isOwn = facts.entity === null && isYear && adopted !== null && adopted.period.end < facts.period.start;
  const { previous: before } = facts;
  const isBefore = isOwn && before !== null && sameJson(before.period, adopted.period);
  // The adopted inventory has totals alone; its categories are those of now where nothing changed since.
  const known = isBefore && isSame(before.totals.scope3, adopted.totals.scope3) ? before.categories : null;
  const base = isOwn
    ? [
        {
          period: adopted.period,
          totals: adopted.totals,
          categories: known,
          uncounted: isBefore ? before.uncounted : [],
          isBase: true,
        },
      ]
    : [];
  const previous = before ? [{ ...before, isBase: false }] : [];
  return [...base, ...previous.filter(({ period }) => !sameJson(period, base[0]?.period))].map(
    ({ period, totals, uncounted, categories, isBase }) => ({
      name: isBase ? words.baseColumn(periodName(period)) : periodName(period),
      totals,
      uncounted,
      categories,
    }),
  );
};

/** What is drawn needs no more digits than what is printed. */
const drawn = (tonnes: string): string => roundDecimal(tonnes, tonnePlaces);

const explanation = (text: string): ModelField => ({
  key: 'disclosure.explanation',
  label: '',
  language: null,
  content: { kind: 'text', text },
});

/** What must be said of the figures, below their table. */
const noteField = ({ facts, words, number }: Pen): ModelField => {
  const uncounted = uncountedScopes(facts.counted).map((scope) => words.scopes[scope]);
  const open = facts.previous?.openLines ?? 0;
  const texts = [
    words.trades,
    ...(uncounted.length > 0 ? [words.uncounted(uncounted)] : []),
    ...(open > 0 ? [words.openBefore(number(String(open)))] : []),
  ];
  return explanation(texts.join(' '));
};

/** The scope of each total; those of several scopes are of none. */
const scopeOfTotal: Readonly<Partial<Record<keyof InventoryTotals, '1' | '2' | '3'>>> = {
  scope1: '1',
  scope2Location: '2',
  scope2Market: '2',
  scope3: '3',
};

const wasCounted = ({ uncounted }: Earlier, key: keyof InventoryTotals) =>
  !uncounted.some((scope) => scopeOfTotal[key] === scope);

const scopesPart = (pen: Pen): ModelDisclosure => {
  const { facts, words } = pen;
  const earlier = earlierYearsOf(pen);
  const years = earlier.map(({ name }) => name);
  const labels = {
    scope1: words.scopes[1],
    scope2Location: words.scopes.location,
    scope2Market: words.scopes.market,
    scope3: words.scopes[3],
    location: words.wholeLocation,
    market: words.wholeMarket,
  };
  const uncounted = uncountedScopes(facts.counted);
  const isCounted = (key: keyof InventoryTotals) => !uncounted.some((scope) => scopeOfTotal[key] === scope);
  const had = (key: keyof InventoryTotals) => earlier.some(({ totals }) => !isNought(fractionOf(totals[key])));
  const fields = inventoryTotals
    .filter((key) => isCounted(key) || had(key))
    .map((key) =>
      tonneField(
        {
          key,
          label: labels[key],
          number: isCounted(key) ? tonnesOf(facts.totals[key]) : null,
          earlier: earlier.map((year) => (wasCounted(year, key) ? tonnesOf(year.totals[key]) : null)),
        },
        years,
      ),
    );
  const charted = inventoryTotals.filter((key) => scopeOfTotal[key] !== undefined && isCounted(key));
  const chart = {
    title: words.chartScopes,
    unitSymbol: tonnesUnit.unitSymbol,
    kind: 'bar' as const,
    categories: charted.map((key) => labels[key]),
    series: [{ name: periodName(facts.period), values: charted.map((key) => drawn(tonnesOf(facts.totals[key]))) }],
  };
  return part('2.1', words.parts.scopes, [...fields, noteField(pen)], facts.counted.length > 0 ? [chart] : []);
};

const categoriesPart = (pen: Pen): ModelDisclosure[] => {
  const { facts, words, category } = pen;
  const groups = groupsOf(
    facts.counted.filter(({ scope }) => scope === '3'),
    (line) => line.category ?? 0,
  ).toSorted((one, other) => one.key - other.key);
  const earlier = earlierYearsOf(pen);
  const now = new Map(groups.map(({ key, kg }) => [key, tonnesOf(kg)]));
  const keys = [...now.keys(), ...earlier.flatMap(({ categories }) => [...(categories?.keys() ?? [])])];
  if (keys.length === 0) return [];
  const fields = [...new Set(keys)]
    .toSorted((one, other) => one - other)
    .map((key) => {
      const then = earlier.map(({ categories }) => {
        const kg = categories?.get(key);
        return kg === undefined ? null : tonnesOf(kg);
      });
      const figure = { key: `category-${key}`, label: category(key), number: now.get(key) ?? null, earlier: then };
      return tonneField(
        figure,
        earlier.map(({ name }) => name),
      );
    });
  const isUnknown = earlier.some(({ categories }) => categories === null);
  const note = isUnknown ? [explanation(words.baseCategories)] : [];
  const chart = {
    title: words.chartCategories,
    unitSymbol: tonnesUnit.unitSymbol,
    kind: 'bar' as const,
    categories: groups.map(({ key }) => category(key)),
    series: [{ name: periodName(facts.period), values: groups.map(({ kg }) => drawn(tonnesOf(kg))) }],
  };
  return [part('2.2', words.parts.categories, [...fields, ...note], groups.length > 1 ? [chart] : [])];
};

/** Every gas of the report by scope: its mass, or its CO2 equivalent. */
const gasTable = ({ facts, words, names, tonnes }: Pen, unit: 'kg' | 'kgCo2e') => {
  const scopes = [
    { name: words.scopes[1], lines: facts.counted.filter(({ scope }) => scope === '1') },
    { name: words.scopes.location, lines: facts.counted.filter(({ method }) => method === 'location') },
    { name: words.scopes.market, lines: facts.counted.filter(({ method }) => method === 'market') },
    { name: words.scopes[3], lines: facts.counted.filter(({ scope }) => scope === '3') },
  ].filter(({ lines }) => lines.length > 0);
  const columns = scopes.map(({ lines }) => new Map(gasRows(lines).map((row) => [row.group, row])));
  const hasMass = (group: GasGroup) => unit === 'kgCo2e' || (group !== 'unsplit' && group !== 'other');
  const rows = gasGroups
    .filter((group) => hasMass(group) && columns.some((column) => column.has(group)))
    .map((group) => [
      names.gases[group],
      ...columns.map((column) => {
        const kg = column.get(group)?.[unit] ?? null;
        return kg === null ? '–' : tonnes(kg);
      }),
    ]);
  const [first, mass, equivalent] = words.gasHeads;
  const head = `${first}, ${unit === 'kg' ? mass : equivalent}`;
  return rows.length === 0 ? [] : [table([head, ...scopes.map(({ name }) => name)], rows)];
};

const gasesPart = (pen: Pen): ModelDisclosure => {
  const { words } = pen;
  const blocks = [...gasTable(pen, 'kgCo2e'), ...gasTable(pen, 'kg'), paragraph(words.gasMass)];
  return part('2.3', words.parts.gases, [richField('gases', blocks)]);
};

const besidePart = (pen: Pen): ModelDisclosure => {
  const { facts, words, gas: gasName, tonnes } = pen;
  // Both methods of scope 2 are of one amount: each gas counts once.
  const rows = besideRows(facts.counted.filter(({ method }) => method !== 'market')).map(({ gas, kg }) => [
    gas === 'CO2-biogenic' ? words.beside.biogenic : gasName(gas),
    tonnes(kg),
    gas === 'CO2-biogenic' ? 't CO₂' : tonnesUnit.unitSymbol,
  ]);
  return part('2.4', words.parts.beside, [
    richField('beside', [
      rows.length > 0 ? table(words.beside.heads, rows) : paragraph(words.beside.none),
      paragraph(words.beside.treated),
    ]),
  ]);
};

const sourcesPart = (pen: Pen): ModelDisclosure => {
  const { facts, words, activityType, tonnes } = pen;
  const scopeName = (scope: string, method: string | null) =>
    method === null
      ? words.scopes[scope as keyof typeof words.scopes]
      : words.scopes[method === 'market' ? 'market' : 'location'];
  const rows = groupsOf(facts.counted, ({ scope, method, activityTypeId }) =>
    JSON.stringify([scope, method, activityTypeId]),
  ).flatMap(({ group, kg }) => {
    const [first] = group;
    return first && !isNought(kg)
      ? [[activityType(first.activityTypeId), scopeName(first.scope, first.method), tonnes(kg)]]
      : [];
  });
  return part('2.5', words.parts.sources, [
    richField(
      'sources',
      rows.length > 0
        ? [table([words.changed.heads[0] ?? '', words.reporting.heads[0] ?? '', 't CO₂e'], rows)]
        : [paragraph(words.none)],
    ),
  ]);
};

const entitiesPart = (pen: Pen): ModelDisclosure[] => {
  const { facts, words, entity, tonnes } = pen;
  if (facts.entity) return [];
  const counted = facts.byEntity.filter(({ kg }) => !isNought(kg));
  const sumBy = (method: 'location' | 'market') =>
    new Map(groupsOf(linesBy(counted, method), ({ entityId }) => entityId).map(({ key, kg }) => [key, kg]));
  const market = sumBy('market');
  const rows = [...sumBy('location')].map(([id, kg]) => [
    entity(id),
    tonnes(kg),
    tonnes(market.get(id) ?? fractionOf('0')),
  ]);
  if (rows.length < 2) return [];
  const heads = [words.boundary.heads[0] ?? '', words.wholeLocation, words.wholeMarket];
  return [part('2.6', words.parts.entities, [richField('entities', [table(heads, rows)])])];
};

/** Tonnes with a sign, as parts of a change. */
const signed = ({ tonnes }: Pen, kg: string): string =>
  kg.startsWith('-') ? `−${tonnes(kg.slice(1))}` : `+${tonnes(kg)}`;

const changedRows = (pen: Pen, groups: ClimateComparison['groups']) => {
  const { words, activityType, tonnes } = pen;
  return groups.map(({ activityTypeId, method, before, after, effects }) => [
    method === null ? activityType(activityTypeId) : `${activityType(activityTypeId)} (${words.uncertainty[method]})`,
    tonnes(before),
    tonnes(after),
    climateEffects
      .filter((effect) => !isNought(fractionOf(effects[effect])))
      .map((effect) => `${words.changed.effects[effect]} ${signed(pen, effects[effect])}`)
      .join('; ') || '–',
  ]);
};

const changedPart = (pen: Pen): ModelDisclosure => {
  const { facts, words, number } = pen;
  const { comparison, previous } = facts;
  const blocks =
    comparison === null
      ? [paragraph(words.changed.tooLong)]
      : previous === null
        ? [paragraph(words.changed.none)]
        : [
            paragraph(words.changed.before),
            table(words.changed.heads, changedRows(pen, comparison.groups)),
            ...(facts.entity === null && facts.shares.approach !== null ? [paragraph(words.changed.counted)] : []),
            ...(comparison.openLines > 0 ? [paragraph(words.changed.open(number(String(comparison.openLines))))] : []),
          ];
  return part('2.7', words.parts.changed, [richField('changed', blocks)]);
};

/** What was set free, by scope, category, gas, source and entity, and why it changed. */
export const emissionsChapter = (pen: Pen): ModelChapter => ({
  code: '2',
  title: pen.words.chapters.emissions,
  text: null,
  disclosures: [
    scopesPart(pen),
    ...categoriesPart(pen),
    gasesPart(pen),
    besidePart(pen),
    sourcesPart(pen),
    ...entitiesPart(pen),
    changedPart(pen),
  ],
});
