import {
  type Entity,
  type EntityImportIssue,
  type EntityImportRow,
  entityChanges,
  entityLimits,
  isInUse,
  pathsIn,
} from '@esg/contract';
import { createParents } from './parents.ts';
import { type HoldingOf, holdingChanges, type PlannedHolding } from './read-holding.ts';
import { type Draft, type PlannedState, readRow } from './read-row.ts';
import { plain, type SheetRow } from './sheet.ts';

/** A row with its planned result. */
export type PlannedRow = Pick<EntityImportRow, 'row' | 'kind' | 'name' | 'entityId' | 'changes' | 'issues'> & {
  key: string;
  state: PlannedState;
  holding: PlannedHolding | null;
};

type Who = {
  /** Whether the caller may change that entity, and place others below it. */
  mayChange: (entity: Entity) => boolean;
  /** What holds of an entity in the boundary of a year that the sheet names; of a new one without its id. */
  holdingOf: (entityId: string | null, year: number) => ReturnType<HoldingOf>;
};

/** The entity of each row, by its hidden id. A copied row repeats an id: the row that still has the entity's name keeps it. */
const identify = (rows: readonly SheetRow[], present: readonly Entity[], holdingOf: Who['holdingOf']): Draft[] => {
  const read = (row: SheetRow, entity: Entity | null) =>
    readRow(row, entity, (year) => holdingOf(entity?.id ?? null, year));
  const byId = new Map(present.filter(({ isSample }) => !isSample).map((entity) => [entity.id, entity]));
  const sharing = Map.groupBy(rows, ({ texts }) => texts.id ?? '');
  return rows.map((row) => {
    const id = row.texts.id ?? '';
    const entity = byId.get(id) ?? null;
    const others = id === '' ? [] : (sharing.get(id) ?? []);
    const bears = (one: SheetRow) => plain(one.texts.name ?? '') === plain(entity?.name ?? '');
    const namesakes = others.filter(bears);
    if (others.length > 1 && namesakes.length === 1 && !bears(row)) return read(row, null);
    const [first = row] = others;
    const isRepeated = others.length > 1 && namesakes.length !== 1 && first !== row;
    const draft = read(row, isRepeated ? null : entity);
    if (isRepeated) draft.issues.push({ rule: 'id_repeated', facts: { first: first.row } });
    else if (id !== '' && !entity) draft.issues.push({ rule: 'id_unknown', facts: {} });
    else if (entity && !isInUse(entity)) draft.issues.push({ rule: 'archived', facts: {} });
    return draft;
  });
};

const isMoved = ({ entity, state }: Draft) => !entity || entity.parentId !== state.parent;
const isPlacedAnew = (draft: Draft) => isMoved(draft) || draft.entity?.name !== draft.state.name;

type Node = { key: string; parent: string | null; name: string; draft: Draft | undefined };

/** All entities after the import. */
const nodesOf = (drafts: readonly Draft[], present: readonly Entity[]): Node[] => {
  const byId = new Map(drafts.flatMap((draft) => (draft.entity ? [[draft.entity.id, draft] as const] : [])));
  return [
    ...present.map(({ id, parentId, name }): Node => {
      const draft = byId.get(id);
      return { key: id, parent: draft ? draft.state.parent : parentId, name: draft?.state.name ?? name, draft };
    }),
    ...drafts
      .filter(({ entity }) => !entity)
      .map((draft): Node => ({ key: draft.key, parent: draft.state.parent, name: draft.state.name, draft })),
  ];
};

/** Two entities of one name below the same parent are indistinguishable. */
const refuseNamesakes = (nodes: readonly Node[]) => {
  const groups = Map.groupBy(nodes, ({ parent, name }) => `${parent ?? ''}/${plain(name)}`);
  for (const group of groups.values())
    for (const { draft } of group.length > 1 ? group : [])
      if (draft && draft.state.name !== '' && isPlacedAnew(draft)) {
        const other = group.find((node) => node.draft && node.draft !== draft);
        draft.issues.push({ rule: 'duplicate', facts: { text: draft.state.name, first: other?.draft?.row ?? 0 } });
      }
};

/** No entity may be its own descendant, nor too deep: the issue is on the row that moves it there. */
const refuseKnots = (nodes: readonly Node[]) => {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const refused = new Map<Draft, EntityImportIssue['rule']>();
  for (const node of nodes) {
    const line = new Set<Node>();
    let above: Node | undefined = node;
    for (; above && !line.has(above); above = byKey.get(above.parent ?? '')) line.add(above);
    const isCircle = above === node;
    const placing = [...line].find(({ draft }) => draft && isMoved(draft))?.draft;
    if (isCircle && node.draft && isMoved(node.draft)) refused.set(node.draft, 'circular');
    else if (!above && line.size > entityLimits.depthMax && placing && !refused.has(placing))
      refused.set(placing, 'too_deep');
  }
  for (const [draft, rule] of refused) draft.issues.push({ rule, facts: { limit: entityLimits.depthMax } });
};

const place = (drafts: readonly Draft[], present: readonly Entity[]) => {
  const ours = present.filter(({ isSample }) => !isSample);
  const parentOf = createParents(
    drafts,
    ours.filter(isInUse),
    ours.filter((entity) => !isInUse(entity)),
  );
  for (const draft of drafts) {
    const found = parentOf(draft);
    if ('issue' in found) draft.issues.push(found.issue);
    else draft.state.parent = found.parent;
  }
  const added = drafts.filter(({ entity }) => !entity);
  for (const draft of added.slice(Math.max(0, entityLimits.entitiesMax - present.length)))
    draft.issues.push({ rule: 'limit', facts: { limit: entityLimits.entitiesMax } });
  const nodes = nodesOf(drafts, present);
  refuseNamesakes(nodes);
  refuseKnots(nodes);
  return nodes;
};

/**
 * The planned changes of a sheet's rows to the existing entities: added, changed field by field, unchanged, or refused with every reason.
 * It only plans and writes nothing; the same rows and entities give the same plan.
 */
export const planEntities = (
  rows: readonly SheetRow[],
  present: readonly Entity[],
  { mayChange, holdingOf }: Who,
): PlannedRow[] => {
  const drafts = identify(rows, present, holdingOf);
  const nodes = place(drafts, present);
  const byId = new Map(present.map((entity) => [entity.id, entity]));
  const pathBefore = pathsIn(present);
  const pathAfter = pathsIn(nodes.map(({ key, parent, name }) => ({ id: key, parentId: parent, name })));
  return drafts.map((draft) => {
    const { row, key, entity, state, holding, issues } = draft;
    const one = { row, key, name: state.name, entityId: entity?.id ?? null, state, holding, issues };
    if (issues.length > 0) return { ...one, kind: 'error', changes: [] };
    const before = entity && { ...entity, parent: pathBefore(entity.parentId) };
    const after = { ...state, parent: before && !isMoved(draft) ? before.parent : pathAfter(state.parent) };
    const changes = [...entityChanges(before, after), ...holdingChanges(holding)];
    const isTheirs = !entity || changes.length === 0 || mayChange(entity);
    const parent = byId.get(state.parent ?? '');
    if (!isTheirs || (parent && isMoved(draft) && !mayChange(parent)))
      return { ...one, kind: 'error', changes: [], issues: [{ rule: 'not_yours', facts: {} }] };
    return { ...one, kind: !entity ? 'new' : changes.length > 0 ? 'changed' : 'same', changes };
  });
};
