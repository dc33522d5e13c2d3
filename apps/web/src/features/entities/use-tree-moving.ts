import { notifyProblem, useFormatters } from '@esg/app-kit';
import { entityLimits, isInUse, type MoveRefusal, moveRefusal } from '@esg/contract';
import type { TreeMoving } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { topmostOf } from './chosen-entities.ts';
import type { EntityRow } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';
import { useMove } from './use-move.ts';

/** The rows of these keys that are below no other one of them. */
const topsOf = (rows: readonly EntityRow[], keys: readonly string[]) => {
  const ids = new Set(keys);
  return topmostOf(
    rows.filter(({ entity }) => ids.has(entity.id)),
    rows,
  );
};

/** Why entities cannot be placed below another, in words. */
const useRefusals = (rows: readonly EntityRow[]) => {
  const { t } = useLingui();
  const mayArrange = useMayArrange();
  const entities = useMemo(() => rows.map(({ entity }) => entity), [rows]);
  const fixedOf = ({ entity }: EntityRow) => {
    const { name } = entity;
    if (!mayArrange(entity)) return t`${name} can’t be moved: you don’t manage it.`;
    if (!isInUse(entity)) return t`${name} is archived. Restore it first, then move it.`;
    return entity.isSample ? t`${name} can’t be moved: it is sample data.` : undefined;
  };
  const sentence = (refusal: MoveRefusal, name: string, parent: string) =>
    ({
      itself: t`${name} can’t belong to itself.`,
      below_itself: t`${name} can’t belong to ${parent}, which is below it.`,
      archived: t`${parent} is archived. Restore it first, then move ${name}.`,
      sample: t`Nothing can belong to sample data.`,
      too_deep: t`${name} would be more than ${{ depth: entityLimits.depthMax }} levels deep.`,
    })[refusal];
  const refusalOf = (keys: readonly string[], into: EntityRow | undefined) => {
    const tops = topsOf(rows, keys);
    const parent = into?.entity.name ?? '';
    for (const row of tops) {
      const refusal = moveRefusal(entities, row.entity.id, into?.entity.id ?? null);
      const why = fixedOf(row) ?? (refusal && sentence(refusal, row.entity.name, parent));
      if (why !== undefined) return why;
    }
    const isThere = tops.every(({ entity }) => entity.parentId === (into?.entity.id ?? null));
    if (!isThere)
      return into && !mayArrange(into.entity) ? t`Nothing can be moved to ${parent}: you don’t manage it.` : undefined;
    return into ? t`Already belongs to ${parent}` : t`Already at the top level`;
  };
  return { fixedOf, refusalOf };
};

/** Entities of the list are moved by their grips, or with Ctrl X and Ctrl V. `onDone` clears the choice. */
export const useTreeMoving = (rows: readonly EntityRow[], onDone: () => void): TreeMoving<EntityRow> => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const move = useMove(rows);
  const refusals = useRefusals(rows);
  const namesOf = (keys: readonly string[]) => {
    const tops = topsOf(rows, keys).map(({ entity }) => entity.name);
    return tops.length > 3 ? plural(tops.length, { one: '# entity', other: '# entities' }) : list(tops);
  };
  return {
    ...refusals,
    onMove: ({ keys, into }) => {
      const parentId = into?.entity.id ?? null;
      const away = topsOf(rows, keys).filter(({ entity }) => entity.parentId !== parentId);
      void move(away.map(({ entity }) => ({ entity, parentId }))).then(onDone, notifyProblem);
    },
    labels: {
      hint: t`Drag an entity by its handle onto the one it belongs to, or press Ctrl X on it and Ctrl V there. On the column headings it goes to the top level.`,
      grip: ({ entity: { name } }) => t`Move ${name}`,
      into: (keys, into) => {
        const names = namesOf(keys);
        const parent = into?.entity.name ?? '';
        return into ? t`Move ${names} to ${parent}` : t`Move ${names} to the top level`;
      },
      cut: (keys) => {
        const names = namesOf(keys);
        return t`${names}: go to the entity it will belong to and press Ctrl V, or on the column headings for the top level. Escape cancels.`;
      },
      cancel: t`Cancel move`,
    },
  };
};
