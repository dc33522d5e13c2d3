import { type Entity, isInUse, parentsFor } from '@esg/contract';
import { Combobox } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type EntityRow, entityTree } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';

type ParentFieldProps = {
  readonly rows: readonly EntityRow[];
  /** Entities that will be below it; none for a new one. */
  readonly moved: readonly Entity[];
  /** Empty for the top. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (parentId: string) => void;
};

const inTreeOrder = (rows: readonly EntityRow[]): EntityRow[] =>
  rows.flatMap((row) => [row, ...inTreeOrder(row.children)]);

/** Entities that may be the parent of all of these, in the order of the tree. Their present parent is always included. */
const useParents = (rows: readonly EntityRow[], moved: readonly Entity[]) => {
  const mayArrange = useMayArrange();
  const present = new Set(moved.map(({ parentId }) => parentId));
  const parents = useMemo(() => {
    const entities = rows.map(({ entity }) => entity);
    const asked = moved.length > 0 ? moved.map(({ id }) => id) : [null];
    const allowed = asked.map((id) => new Set(parentsFor(entities, id).map((parent) => parent.id)));
    const kept = new Set(moved.map(({ parentId }) => parentId));
    return inTreeOrder(entityTree(rows)).filter(({ entity }) => {
      const isOpen = (isInUse(entity) || kept.has(entity.id)) && !entity.isSample;
      return isOpen && allowed.every((ids) => ids.has(entity.id));
    });
  }, [rows, moved]);
  return parents.filter(({ entity }) => mayArrange(entity) || present.has(entity.id));
};

/** The parent of an entity: found by name, with its path. Only possible parents are offered. */
export const ParentField = ({ rows, moved, value, error, onChange }: ParentFieldProps) => {
  const { t } = useLingui();
  const parents = useParents(rows, moved);
  return (
    <Combobox
      label={t`Belongs to`}
      hint={t`Leave it empty for the top level.`}
      placeholder={t`Top level`}
      error={error}
      value={value}
      onChange={(change) => onChange(change.value)}
      options={parents.map(({ entity, path }) => ({
        value: entity.id,
        label: entity.name,
        detail: path.join(' › ') || undefined,
      }))}
      labels={{ list: t`Entities`, clear: t`Top level`, none: t`No such entity` }}
    />
  );
};
