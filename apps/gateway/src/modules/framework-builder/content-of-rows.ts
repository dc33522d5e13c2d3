import { type Issue, issueAt } from '@esg/contract';
import type { SheetCell, SheetName, SheetRow } from './sheet-rows.ts';

/** A row with its number in the sheet, 1 being the heads. */
export type PlacedRow = { readonly number: number; readonly cells: SheetRow };
export type PlacedRows = Record<SheetName, PlacedRow[]>;

type Part = Record<string, unknown>;
/** Parts of one sheet by their id. */
type Parts = ReadonlyMap<string, Part>;
/** The column that names the part above, and the list of that part that contains this one. */
type Above = { readonly parts: Parts; readonly column: string; readonly list: string };

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
/** A value that is neither yes nor no stays, for the schema to refuse. */
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

/** A missing property stays absent, for the schema to report. */
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

const headOf = (cells: SheetRow) => ({
  id: textOf(cells.id),
  code: textOf(cells.code),
  title: two(cells, 'title'),
});
const dimensionOf = (cells: SheetRow): Part => ({ ...headOf(cells), topics: [] });
const topicOf = (cells: SheetRow): Part => ({ ...headOf(cells), disclosures: [] });
const disclosureOf = (cells: SheetRow): Part => ({
  ...headOf(cells),
  guidance: two(cells, 'guidance'),
  nature: textOf(cells.nature),
  mandatory: textOf(cells.mandatory),
  omittable: flagOf(cells.omittable),
  requirements: [],
  fields: [],
});
const requirementOf = (cells: SheetRow): Part => ({ ...headOf(cells), mandatory: textOf(cells.mandatory) });

const fieldOf = (cells: SheetRow): Part => {
  const kind = textOf(cells.kind);
  const head = { id: textOf(cells.id), kind, hint: two(cells, 'hint'), required: flagOf(cells.required) };
  if (kind === 'metric') return { ...head, metricKey: textOf(cells.metric), coverage: textOf(cells.coverage) };
  return {
    ...head,
    type: textOf(cells.type),
    label: two(cells, 'label'),
    unitKind: textOf(cells.unit_kind) || null,
    decimals: numberOf(cells.decimals),
    options: [],
    breakdowns: [],
  };
};
const choiceOf = (cells: SheetRow): Part => ({ id: textOf(cells.id), label: two(cells, 'label') });
const choiceLists: Readonly<Record<string, string>> = { option: 'options', breakdown: 'breakdowns' };

const reasonOf = (cells: SheetRow): Part => ({
  id: textOf(cells.id),
  label: two(cells, 'label'),
  hint: two(cells, 'hint'),
  needsExplanation: flagOf(cells.needs_explanation),
});

/**
 * Assembles the rows: a framework as the schema expects it, not checked yet, with the place of each part (`places`, by object) and errors
 * in the sheets themselves. Places and issues read `Sheet.row.column`.
 */
export const contentOfRows = (rows: PlacedRows) => {
  const issues: Issue[] = [];
  const places = new Map<unknown, string>();
  const made = (sheet: SheetName, { number }: PlacedRow, part: Part): Part => {
    places.set(part, `${sheet}.${number}`);
    return part;
  };
  /** Makes the parts of one sheet, and puts each into the part that it names. */
  const partsOf = (sheet: SheetName, make: (cells: SheetRow) => Part, above?: Above): Parts => {
    const parts = new Map<string, Part>();
    for (const row of rows[sheet]) {
      const part = made(sheet, row, make(row.cells));
      const id = textOf(row.cells.id);
      if (above) {
        const parent = textOf(row.cells[above.column]);
        const siblings = above.parts.get(parent)?.[above.list];
        if (Array.isArray(siblings)) siblings.push(part);
        else
          issues.push(
            issueAt(`${sheet}.${row.number}.${above.column}`, 'choice_unknown', { choice: parent.slice(0, 80) }),
          );
      }
      if (parts.has(id)) issues.push(issueAt(`${sheet}.${row.number}.id`, 'invalid', { choice: id.slice(0, 80) }));
      parts.set(id, part);
    }
    return parts;
  };

  const dimensions = partsOf('Dimensions', dimensionOf);
  const topics = partsOf('Topics', topicOf, { parts: dimensions, column: 'dimension', list: 'topics' });
  const disclosures = partsOf('Disclosures', disclosureOf, { parts: topics, column: 'topic', list: 'disclosures' });
  partsOf('Requirements', requirementOf, { parts: disclosures, column: 'disclosure', list: 'requirements' });
  const fields = partsOf('Fields', fieldOf, { parts: disclosures, column: 'disclosure', list: 'fields' });
  for (const row of rows.Choices) {
    const field = fields.get(textOf(row.cells.field));
    const choices = field?.[choiceLists[textOf(row.cells.list)] ?? ''];
    if (Array.isArray(choices)) choices.push(made('Choices', row, choiceOf(row.cells)));
    else issues.push(issueAt(`Choices.${row.number}.${field ? 'list' : 'field'}`, 'choice_unknown', {}));
  }
  const omissionReasons = rows.Reasons.map((row) => made('Reasons', row, reasonOf(row.cells)));
  const content = { ...frameworkOf(rows.Framework), dimensions: [...dimensions.values()], omissionReasons };
  places.set(content, 'Framework');
  return { content, places, issues };
};
