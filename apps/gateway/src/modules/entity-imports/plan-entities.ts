import {
  type Entity,
  type EntityImportColumn,
  entityImportColumns,
  entityTypeNames,
  entityTypes,
  type Issue,
  type IssueRule,
  isInUse,
  issueAt,
  LineSchema,
  mayStandBelow,
  OptionalLineSchema,
} from '@esg/contract';
import * as v from 'valibot';
import type { PlannedEntity } from '../entities/index.ts';

type Columns = Partial<Record<EntityImportColumn, number>>;
type Row = { key: string; row: number; month: string } & Record<
  Exclude<EntityImportColumn, 'fiscalYearStartMonth'>,
  string
>;

/** What counts as the same word: case, width and spaces around do not matter. */
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();
const keysOf = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[];

const columnsIn = (headings: readonly string[]): Columns => {
  const columns: Columns = {};
  for (const column of keysOf(entityImportColumns)) {
    const { en, zhTw } = entityImportColumns[column];
    const place = headings.findIndex((heading) => [plain(en), plain(zhTw)].includes(plain(heading)));
    if (place >= 0) columns[column] = place;
  }
  return columns;
};

const rowsIn = (sheet: readonly (readonly string[])[], columns: Columns): Row[] =>
  sheet.flatMap((cells, index) => {
    const textOf = (column: EntityImportColumn) => (cells[columns[column] ?? -1] ?? '').trim();
    const name = textOf('name');
    const type = textOf('type');
    const parent = textOf('parent');
    const month = textOf('fiscalYearStartMonth');
    const address = textOf('address');
    const postCode = textOf('postCode');
    const row = index + 1;
    return index > 0 && (name || type || parent || month || address || postCode)
      ? [{ key: `row ${row}`, row, name, type, parent, month, address, postCode }]
      : [];
  });

const typeOf = (text: string) =>
  text === ''
    ? 'Other'
    : entityTypes.find((type) => Object.values(entityTypeNames[type]).some((name) => plain(name) === plain(text)));

const monthOf = (text: string) => (text === '' ? 1 : /^(?:[1-9]|1[0-2])$/.test(text) ? Number(text) : undefined);

const nameRule = (name: string): IssueRule | undefined => {
  if (v.safeParse(LineSchema, name).success) return undefined;
  return name === '' ? 'required' : name.length < 2 ? 'too_short' : 'too_long';
};

/** Parents before their children; what leads back to itself is left out. */
const inOrder = (planned: readonly PlannedEntity[]): PlannedEntity[] => {
  const byKey = new Map(planned.map((entity) => [entity.key, entity]));
  const placed = new Set<string>();
  const ordered: PlannedEntity[] = [];
  const place = (entity: PlannedEntity, above: readonly string[]) => {
    if (placed.has(entity.key) || above.includes(entity.key)) return;
    const parent = entity.parent === null ? undefined : byKey.get(entity.parent);
    if (parent) place(parent, [...above, entity.key]);
    if (parent && !placed.has(parent.key)) return;
    placed.add(entity.key);
    ordered.push(entity);
  };
  for (const entity of planned) place(entity, []);
  return ordered;
};

/**
 * What the first rows of a sheet would add: entities in an order in which each parent comes before its children, or what is wrong, by
 * row (`rows.7.name`). A parent is named, among the entities that are there and those of the sheet; a name that several bear is refused.
 */
export const planEntities = (
  sheet: readonly (readonly string[])[],
  present: readonly Entity[],
): { planned: PlannedEntity[]; issues: Issue[] } => {
  const columns = columnsIn(sheet[0] ?? []);
  if (columns.name === undefined) return { planned: [], issues: [issueAt('columns.name', 'required')] };
  const rows = rowsIn(sheet, columns);
  const issues: Issue[] = [];
  const known = Map.groupBy(
    [...present.map(({ id, name }) => ({ id, name })), ...rows.map(({ key, name }) => ({ id: key, name }))],
    ({ name }) => plain(name),
  );
  const closed = new Set(present.filter((entity) => !isInUse(entity)).map(({ id }) => id));
  const planned = rows.map(({ key, row, name, type, parent, month, address, postCode }): PlannedEntity => {
    const refuse = (column: EntityImportColumn, rule: IssueRule, params: Issue['params'] = {}) =>
      issues.push(issueAt(`rows.${row}.${column}`, rule, { row, ...params }));
    const wrong = nameRule(name);
    if (wrong) refuse('name', wrong, { length: wrong === 'too_long' ? 255 : 2 });
    else if ((known.get(plain(name)) ?? []).length > 1) refuse('name', 'invalid', { reason: 'duplicate' });
    for (const [column, text] of Object.entries({ address, postCode }))
      if (!v.safeParse(OptionalLineSchema, text).success)
        refuse(column as 'address' | 'postCode', 'too_long', { length: 255 });
    const kind = typeOf(type);
    const first = monthOf(month);
    if (!kind) refuse('type', 'choice_unknown', { choice: type });
    if (!first) refuse('fiscalYearStartMonth', 'choice_unknown', { choice: month });
    const named = (known.get(plain(parent)) ?? []).filter(({ id }) => parent !== '' && !closed.has(id));
    if (parent !== '' && named.length !== 1) refuse('parent', 'choice_unknown', { choice: parent });
    const fiscalYearStartMonth = first ?? 1;
    return { key, name, type: kind ?? 'Other', parent: named[0]?.id ?? null, fiscalYearStartMonth, address, postCode };
  });
  if (issues.length > 0) return { planned: [], issues };
  const ordered = inOrder(planned);
  const tree: Pick<Entity, 'id' | 'parentId'>[] = [...present];
  const fits = new Set<string>();
  for (const { key, parent } of ordered)
    if (mayStandBelow(tree, null, parent)) {
      tree.push({ id: key, parentId: parent });
      fits.add(key);
    }
  for (const { key, row } of rows)
    if (!fits.has(key)) issues.push(issueAt(`rows.${row}.parent`, 'invalid', { row, reason: 'parent_refused' }));
  return { planned: ordered, issues };
};
