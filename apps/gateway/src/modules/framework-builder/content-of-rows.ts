import { type Issue, issueAt } from '@esg/contract';
import type { SheetCell, SheetName, SheetRow } from './sheet-rows.ts';

/** A row with its number in the sheet, 1 being the heads. */
export type PlacedRow = { readonly number: number; readonly cells: SheetRow };
export type PlacedRows = Record<SheetName, PlacedRow[]>;

type Part = Record<string, unknown>;
type Level = { readonly parts: Map<string, Part>; readonly children: Map<string, Part[]> };

const textOf = (cell: SheetCell | undefined): string => (cell === null || cell === undefined ? '' : String(cell));
const two = (cells: SheetRow, name: string) => ({ en: textOf(cells[`${name}_en`]), zhTw: textOf(cells[`${name}_zh`]) });
const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  '1': true,
  false: false,
  no: false,
  '0': false,
  '': false,
};
/** What is no yes and no no stays as it is, for the schema to refuse. */
const flagOf = (cell: SheetCell | undefined): unknown => flags[textOf(cell).trim().toLowerCase()] ?? cell;
const listOf = (cell: SheetCell | undefined) =>
  textOf(cell)
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
const numberOf = (cell: SheetCell | undefined): unknown => {
  const text = textOf(cell).trim();
  return text === '' ? 0 : Number(text);
};

const bilingual = new Set(['name', 'description', 'licenceNote']);
const lists = new Set(['audience', 'dataKinds']);

/** A property that stands nowhere stays away, for the schema to ask for. */
const frameworkOf = (rows: readonly PlacedRow[]): Part =>
  Object.fromEntries(
    rows.map(({ cells }) => {
      const property = textOf(cells.property).trim();
      if (bilingual.has(property)) return [property, { en: textOf(cells.en), zhTw: textOf(cells.zh) }];
      if (lists.has(property)) return [property, listOf(cells.en)];
      if (property === 'effectiveFrom') return [property, textOf(cells.en).trim() || null];
      return [property, textOf(cells.en)];
    }),
  );

const fieldOf = (cells: SheetRow, options: Part[], breakdowns: Part[]): Part => {
  const kind = textOf(cells.kind);
  const head = { id: textOf(cells.id), kind, hint: two(cells, 'hint'), required: flagOf(cells.required) };
  if (kind === 'metric') return { ...head, metricKey: textOf(cells.metric), coverage: textOf(cells.coverage) };
  return {
    ...head,
    type: textOf(cells.type),
    label: two(cells, 'label'),
    unitKind: textOf(cells.unit_kind) || null,
    decimals: numberOf(cells.decimals),
    options,
    breakdowns,
  };
};

/**
 * Puts the rows together: a framework as the schema expects it, not checked yet, with the place of each part (`places`, by
 * object) and what is wrong with the sheets themselves. Places and issues read `Sheet.row.column`.
 */
export const contentOfRows = (rows: PlacedRows) => {
  const issues: Issue[] = [];
  const places = new Map<unknown, string>();
  const made = (sheet: SheetName, number: number, part: Part): Part => {
    places.set(part, `${sheet}.${number}`);
    return part;
  };
  /** Makes the parts of one sheet, and hangs each on the part that it names. */
  const level = (
    sheet: SheetName,
    above: { column: string; level: Level } | undefined,
    make: (cells: SheetRow, id: string) => Part,
  ): Level => {
    const own: Level = { parts: new Map(), children: new Map() };
    for (const { number, cells } of rows[sheet]) {
      const id = textOf(cells.id);
      const parent = above ? textOf(cells[above.column]) : '';
      if (above && !above.level.parts.has(parent))
        issues.push(issueAt(`${sheet}.${number}.${above.column}`, 'choice_unknown', { choice: parent.slice(0, 80) }));
      if (own.parts.has(id)) issues.push(issueAt(`${sheet}.${number}.id`, 'invalid', { choice: id.slice(0, 80) }));
      const part = made(sheet, number, make(cells, id));
      own.parts.set(id, part);
      own.children.set(parent, [...(own.children.get(parent) ?? []), part]);
    }
    return own;
  };
  const head = (cells: SheetRow, id: string) => ({ id, code: textOf(cells.code), title: two(cells, 'title') });

  const dimensions = level('Dimensions', undefined, (cells, id) => ({ ...head(cells, id), topics: [] }));
  const topics = level('Topics', { column: 'dimension', level: dimensions }, (cells, id) => ({
    ...head(cells, id),
    disclosures: [],
  }));
  const disclosures = level('Disclosures', { column: 'topic', level: topics }, (cells, id) => ({
    ...head(cells, id),
    guidance: two(cells, 'guidance'),
    nature: textOf(cells.nature),
    mandatory: textOf(cells.mandatory),
    omittable: flagOf(cells.omittable),
    requirements: [],
    fields: [],
  }));
  const requirements = level('Requirements', { column: 'disclosure', level: disclosures }, (cells, id) => ({
    ...head(cells, id),
    mandatory: textOf(cells.mandatory),
  }));
  const fields = level('Fields', { column: 'disclosure', level: disclosures }, (cells) => fieldOf(cells, [], []));
  const lists = { option: 'options', breakdown: 'breakdowns' } as const;
  for (const { number, cells } of rows.Choices) {
    const field = fields.parts.get(textOf(cells.field));
    const list = field?.[lists[textOf(cells.list) as keyof typeof lists]];
    if (Array.isArray(list)) list.push(made('Choices', number, { id: textOf(cells.id), label: two(cells, 'label') }));
    else issues.push(issueAt(`Choices.${number}.${field ? 'list' : 'field'}`, 'choice_unknown', {}));
  }
  const hang = (parents: Level, key: string, children: Level) => {
    for (const [id, part] of parents.parts) part[key] = children.children.get(id) ?? [];
  };
  hang(dimensions, 'topics', topics);
  hang(topics, 'disclosures', disclosures);
  hang(disclosures, 'requirements', requirements);
  hang(disclosures, 'fields', fields);
  const omissionReasons = rows.Reasons.map(({ number, cells }) =>
    made('Reasons', number, {
      id: textOf(cells.id),
      label: two(cells, 'label'),
      hint: two(cells, 'hint'),
      needsExplanation: flagOf(cells.needs_explanation),
    }),
  );
  const content = { ...frameworkOf(rows.Framework), dimensions: [...dimensions.parts.values()], omissionReasons };
  places.set(content, 'Framework');
  return { content, places, issues };
};
