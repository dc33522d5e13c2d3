import { TreeTable } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { EntityDialog } from './EntityDialog.tsx';
import type { EntityRow } from './entity-rows.ts';
import { useEntityColumns } from './use-entity-columns.tsx';

type EntitiesTableProps = {
  readonly nodes: readonly EntityRow[];
  /** All there are, shown or not. */
  readonly rows: readonly EntityRow[];
  /** What the list was narrowed by; then each line says where it stands. Empty where all are shown, as a tree. */
  readonly narrowed: string;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** Up to so many the tree is open as a whole; beyond, it begins with what stands at the top. */
const openMost = 100;

const keyOf = ({ entity }: EntityRow) => entity.id;
const childrenOf = ({ children }: EntityRow) => children;
const countOf = (rows: readonly EntityRow[]): number =>
  rows.reduce((sum, { children }) => sum + 1 + countOf(children), 0);

/** Entities as a tree, or one below the other where a search has left some of them. Enter opens what a line says for changing. */
export const EntitiesTable = ({ nodes, rows, narrowed, chosen, onChosen }: EntitiesTableProps) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string>();
  const columns = useEntityColumns({ withPath: narrowed !== '', rows });
  const count = useMemo(() => countOf(nodes), [nodes]);
  const expanded = useMemo(() => (count <= openMost ? 'all' : nodes.map(keyOf)), [count, nodes]);
  return (
    <>
      <TreeTable
        label={t`Entities`}
        nodes={nodes}
        keyOf={keyOf}
        childrenOf={childrenOf}
        defaultExpanded={expanded}
        shownFor={narrowed}
        columns={columns}
        onOpen={({ row }) => setOpened(row.entity.id)}
        selection={{
          value: chosen,
          onChange: ({ value }) => onChosen(value),
          labels: {
            all: plural(count, { one: 'Choose the one shown', other: 'Choose all # shown' }),
            row: ({ entity }) => t`Choose ${entity.name}`,
          },
        }}
        message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        height="large"
      />
      {opened !== undefined && <EntityDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
