import { type Entity, isInUse } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EntityRow } from './entity-rows.ts';

/** What can be done to entities, in the order in which it is offered. */
const entityActions = ['edit', 'add', 'move', 'merge', 'archive', 'restore', 'delete'] as const;
export type EntityAction = (typeof entityActions)[number];

/** Names of the actions. */
export const entityActionNames: Record<EntityAction, MessageDescriptor> = {
  edit: msg`Edit`,
  add: msg`Add entity below`,
  move: msg`Move to…`,
  merge: msg`Merge into…`,
  archive: msg`Archive`,
  restore: msg`Restore`,
  delete: msg`Delete`,
};

/** Whether deleting it loses nothing: it has no data points, no reports, and no entities below it. */
const isEmpty = ({ entity, overview }: EntityRow, rows: readonly EntityRow[]) =>
  overview !== undefined &&
  overview.figures + overview.reportsInProgress + overview.reportsPublished === 0 &&
  !rows.some((row) => row.entity.parentId === entity.id);

/** The most entities that are merged at a time: one into the other. */
const mergedMax = 2;

type Setting = {
  /** All entities, shown or not. */
  readonly rows: readonly EntityRow[];
  readonly mayArrange: (entity: Entity) => boolean;
};

/** The actions that may be done to these entities together, on one line and on all chosen ones alike. */
export const actionsOn = (chosen: readonly EntityRow[], { rows, mayArrange }: Setting): EntityAction[] => {
  const isOne = chosen.length === 1;
  const isTheirs = chosen.every(({ entity }) => mayArrange(entity));
  const inUse = chosen.every(({ entity }) => isInUse(entity));
  const isSample = chosen.some(({ entity }) => entity.isSample);
  const offered: Record<EntityAction, boolean> = {
    edit: isOne && isTheirs,
    add: isOne && isTheirs && inUse && !isSample,
    move: isTheirs && inUse && !isSample,
    merge: chosen.length <= mergedMax && isTheirs && inUse && !isSample,
    archive: isTheirs && inUse,
    restore: isTheirs && chosen.every(({ entity }) => !isInUse(entity)),
    delete: isTheirs && chosen.every((row) => isEmpty(row, rows)),
  };
  return entityActions.filter((action) => offered[action]);
};
