import { useLineMenu } from '@esg/app-kit/entities';
import { TreeTable } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { EntityMenu, type EntityMenuProps } from './EntityMenu.tsx';
import type { EntityRow } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';
import { useEntityColumns } from './use-entity-columns.tsx';
import { useTreeMoving } from './use-tree-moving.ts';

type EntitiesTableProps = Pick<EntityMenuProps, 'onAct'> & {
  readonly nodes: readonly EntityRow[];
  /** All entities, shown or not. */
  readonly rows: readonly EntityRow[];
  /** The active filters; with filters each line shows its path. Empty if all entities are shown, as a tree. */
  readonly narrowed: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** Up to this number of entities the tree is fully open; beyond, only its top level is. */
const openMost = 100;

const keyOf = ({ entity }: EntityRow) => entity.id;
const childrenOf = ({ children }: EntityRow) => children;
const countOf = (rows: readonly EntityRow[]): number =>
  rows.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/**
 * Entities as a tree, or as a list if filters are active. Enter opens the entity of a line for changes, or its page for people who may not
 * change it; on the actions it opens their menu.
 */
export const EntitiesTable = ({ nodes, rows, narrowed, chosen, onChosen, onAct }: EntitiesTableProps) => {
  const { t } = useLingui();
  const { menu, open: openMenu, openedOf } = useLineMenu();
  const mayArrange = useMayArrange();
  const navigate = useNavigate();
  const open = (row: EntityRow) =>
    mayArrange(row.entity)
      ? onAct('edit', [row])
      : void navigate({ to: '/ct/entity-management/$entityId', params: { entityId: row.entity.id } });
  const columns = useEntityColumns({
    withPath: narrowed !== '',
    rows,
    menuOf: menu,
    menu: (row) => (
      <EntityMenu
        row={row}
        rows={rows}
        onAct={onAct}
        opened={openedOf(row.entity.id)}
        onOpen={() => openMenu(row.entity.id)}
      />
    ),
  });
  const moving = useTreeMoving(rows, () => onChosen(new Set()));
  const count = useMemo(() => countOf(nodes), [nodes]);
  const expanded = useMemo(() => (count <= openMost ? 'all' : nodes.map(keyOf)), [count, nodes]);
  return (
    <TreeTable
      label={t`Entities`}
      nodes={nodes}
      keyOf={keyOf}
      childrenOf={childrenOf}
      defaultExpanded={expanded}
      shownFor={narrowed}
      columns={columns}
      onOpen={({ row, column }) => (column === 'actions' ? openMenu(row.entity.id) : open(row))}
      selection={{
        value: chosen,
        onChange: ({ value }) => onChosen(value),
        labels: {
          all: plural(count, { one: 'Choose the one shown', other: 'Choose all # shown' }),
          row: ({ entity }) => t`Choose ${entity.name}`,
        },
      }}
      moving={moving}
      message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
      headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
      height="large"
    />
  );
};
