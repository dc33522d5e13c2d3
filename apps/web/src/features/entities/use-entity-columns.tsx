import { useEntityTypeName, useFormatters } from '@esg/app-kit';
import { Inline, Text } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { EntityName } from './EntityName.tsx';
import { type EntityRow, gapsOf } from './entity-rows.ts';

/** What stands about an entity beside its name. */
export type EntityColumn = TableColumn<EntityRow> & {
  readonly id: 'type' | 'place' | 'people' | 'gaps' | 'figures' | 'reports' | 'created';
};

const placeOf = ({ entity: { address, postCode } }: EntityRow) => [address, postCode].filter(Boolean).join(', ');
const peopleOf = ({ manager, users }: EntityRow) => [manager, ...users.map(({ name }) => name)].filter(Boolean);

/** What an entity lacks, in words, or that it lacks nothing; empty while that is not known. */
const useGapText = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const names = { 'no-address': t`address`, 'no-manager': t`manager`, 'no-figures': t`data points` };
  return (row: EntityRow): string => {
    if (row.hasFigures === undefined) return '';
    const gaps = list(gapsOf(row).map((gap) => names[gap]));
    return gaps === '' ? t`Nothing missing` : t`Missing: ${gaps}`;
  };
};

// The same elements for all lines: they are not drawn again while the table scrolls.
const mark = { size: '1rem', strokeWidth: 1.5, 'aria-hidden': true } as const;
const complete = <CircleCheck {...mark} />;
const incomplete = <TriangleAlert {...mark} />;

type GapsProps = { readonly row: EntityRow; readonly text: string; readonly cut: boolean };

/** Whether it is complete, as icon and words, which are cut where a line of a table is too narrow for them. */
const Gaps = ({ row, text, cut }: GapsProps) => {
  if (text === '') return null;
  const isComplete = gapsOf(row).length === 0;
  return (
    <Inline gap={1} wrap={false}>
      {isComplete ? complete : incomplete}
      <Text as="span" tone={isComplete ? 'success' : undefined} truncate={cut}>
        {text}
      </Text>
    </Inline>
  );
};

/** Everything about each entity beside its name (spec section 3): as columns of a table, and as lines of a card. */
export const useEntityFacts = (rows: readonly EntityRow[], { cut }: { readonly cut: boolean }): EntityColumn[] => {
  const { t } = useLingui();
  const typeName = useEntityTypeName();
  const gapText = useGapText();
  const { date, integer, list } = useFormatters();
  const reportsOf = ({ overview }: EntityRow) => {
    const parts = [
      ...(overview?.reportsInProgress ? [t`${integer(overview.reportsInProgress)} in progress`] : []),
      ...(overview?.reportsPublished ? [t`${integer(overview.reportsPublished)} published`] : []),
    ];
    return overview && parts.length === 0 ? '–' : parts.join(', ');
  };
  const columns: EntityColumn[] = [
    { id: 'type', header: t`Type`, widthPx: 104, textOf: ({ entity }) => typeName(entity.type) },
    {
      id: 'gaps',
      header: t`Completeness`,
      // Wide enough for two that are missing.
      widthPx: 248,
      textOf: gapText,
      cell: (row) => <Gaps row={row} text={gapText(row)} cut={cut} />,
      reusesCells: true,
    },
    { id: 'people', header: t`People`, widthPx: 128, textOf: (row) => list(peopleOf(row)) },
    { id: 'reports', header: t`Reports`, widthPx: 136, textOf: reportsOf },
    {
      id: 'figures',
      header: t`Data points`,
      figure: true,
      widthPx: 104,
      textOf: ({ overview }) => (overview ? integer(overview.figures) : ''),
    },
    { id: 'place', header: t`Address`, widthPx: 190, textOf: placeOf },
    { id: 'created', header: t`Created`, widthPx: 116, textOf: ({ entity }) => date(entity.createdAt) },
  ];
  // An empty column gives its width to the others.
  return columns.filter(({ id, textOf }) => (id !== 'place' && id !== 'people') || rows.some((row) => textOf(row)));
};

type ColumnOptions = {
  /** Whether the path of an entity follows its name, because the list is no tree. */
  readonly withPath: boolean;
  /** All entities of the organisation. */
  readonly rows: readonly EntityRow[];
  /** Draws the button with the actions on an entity. */
  readonly menu: (row: EntityRow) => ReactNode;
  /** Changes when a menu opens. */
  readonly menuOf: unknown;
};

/** The columns of the table: name and actions stay in sight, the others scroll. */
export const useEntityColumns = ({ withPath, rows, menu, menuOf }: ColumnOptions): TableColumn<EntityRow>[] => {
  const { t } = useLingui();
  const facts = useEntityFacts(rows, { cut: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns until what they show changes
  return useMemo(
    (): TableColumn<EntityRow>[] => [
      {
        id: 'name',
        header: t`Entity`,
        pinned: true,
        grow: true,
        widthPx: 300,
        textOf: ({ entity, path }) => [...(withPath ? path : []), entity.name].join(' › '),
        cell: (row) => <EntityName row={row} withPath={withPath} />,
        reusesCells: true,
      },
      {
        id: 'actions',
        header: t`Actions`,
        pinned: true,
        widthPx: 80,
        textOf: () => '',
        cell: menu,
        // An open menu has a key of its own.
        reusesCells: true,
      },
      ...facts,
    ],
    [t, withPath, rows, menuOf],
  );
};
