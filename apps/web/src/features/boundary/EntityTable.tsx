import { EntityTypeIcon, tagOf, useFormatters, useLanguage } from '@esg/app-kit';
import type { Boundary, ConsolidationApproach, Entity } from '@esg/contract';
import { Button, Inline, Stack, Text, TextLink, VisuallyHidden } from '@esg/ui';
import { TreeTable } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Archive } from 'lucide-react';
import { type ComponentProps, useMemo, useState } from 'react';
import { type BoundaryRow, boundaryTree, inclusionWith } from './boundary-rows.ts';
import { approachNames } from './boundary-words.ts';
import { HoldingDialog } from './HoldingDialog.tsx';
import { ManyDialog } from './ManyDialog.tsx';
import { useBoundaryColumns } from './use-boundary-columns.tsx';

type EntityTableProps = {
  readonly boundary: Boundary;
  readonly entities: readonly Entity[];
  /** The chosen approach, saved or not. */
  readonly approach: ConsolidationApproach | undefined;
  readonly mayChange: (entity: Entity) => boolean;
};

/** Up to this number of entities the tree is fully open; beyond, only its top level is. */
const openMost = 100;

const keyOf = ({ entity }: BoundaryRow) => entity.id;
const childrenOf = ({ children }: BoundaryRow) => (children.length > 0 ? children : undefined);

/**
 * Every entity in its place of the tree: its share, and its relation to the organisation. Enter or its name opens the relation for changes.
 */
export const EntityTable = ({ boundary, entities, approach, mayChange }: EntityTableProps) => {
  const { t } = useLingui();
  const nodes = useMemo(() => boundaryTree({ boundary, entities, approach }), [boundary, entities, approach]);
  const [changing, setChanging] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const own = new Set(entities.filter(mayChange).map(({ id }) => id));
  const chosenOnes = boundary.entities.filter(({ entityId }) => chosen.has(entityId) && own.has(entityId));
  const open = ({ entity }: BoundaryRow) => mayChange(entity) && setChanging(entity.id);
  const columns = useBoundaryColumns({
    nodes,
    name: (row) => <EntityName row={row} onOpen={mayChange(row.entity) ? () => open(row) : undefined} />,
  });
  const held = boundary.entities.find(({ entityId }) => entityId === changing);
  const entity = entities.find(({ id }) => id === changing);
  return (
    <Stack gap={2}>
      {chosenOnes.length === 0 ? (
        <Counting boundary={boundary} approach={approach} />
      ) : (
        <Chosen year={boundary.year} chosen={chosenOnes} onDone={() => setChosen(new Set())} />
      )}
      <TreeTable
        label={t`Entities of the boundary`}
        nodes={nodes}
        keyOf={keyOf}
        childrenOf={childrenOf}
        defaultExpanded={boundary.entities.length <= openMost ? 'all' : nodes.map(keyOf)}
        columns={columns}
        onOpen={({ row }) => open(row)}
        selection={{
          value: chosen,
          onChange: ({ value }) => setChosen(value),
          labels: {
            all: plural(boundary.entities.length, { one: 'Choose the one shown', other: 'Choose all # shown' }),
            row: ({ entity: { name } }) => t`Choose ${name}`,
          },
        }}
        locale={tagOf(useLanguage())}
        message={t`No entities yet`}
        headHint={t`Alt and an arrow key change the width; add Shift to move the column.`}
        height="large"
      />
      {held && entity && (
        <HoldingDialog
          key={entity.id}
          year={boundary.year}
          entity={entity}
          held={held}
          hasBelow={entities.some(({ parentId }) => parentId === entity.id)}
          inclusionOf={(holding) => inclusionWith({ boundary, entities, approach }, entity.id, holding)}
          onClose={() => setChanging(undefined)}
        />
      )}
    </Stack>
  );
};

type ChosenProps = Pick<ComponentProps<typeof ManyDialog>, 'year' | 'chosen' | 'onDone'>;

/** How many entities are chosen, and what can be done with them at once. */
const Chosen = ({ year, chosen, onDone }: ChosenProps) => {
  const [changing, setChanging] = useState(false);
  return (
    <Inline gap={2}>
      <Text strong>
        <Plural value={chosen.length} one="# selected" other="# selected" />
      </Text>
      <Button size="compact" onClick={() => setChanging(true)}>
        <Trans>Change ownership, control or days</Trans>
      </Button>
      {changing && (
        <ManyDialog
          year={year}
          chosen={chosen}
          onClose={() => setChanging(false)}
          onDone={() => {
            setChanging(false);
            onDone();
          }}
        />
      )}
    </Inline>
  );
};

/** The approach of the shares in the table, and whether it is saved. */
const Counting = ({ boundary, approach }: Pick<EntityTableProps, 'boundary' | 'approach'>) => {
  const { i18n } = useLingui();
  const { day } = useFormatters();
  const name = approach && i18n._(approachNames[approach]);
  const end = day(`${boundary.year}-12-31`);
  return (
    <Text size="sm" tone="muted" role="status">
      {!name ? (
        <Trans>Choose an approach to see what each entity counts for.</Trans>
      ) : approach === boundary.approach ? (
        <Trans>
          What counts by {name} in the year to {end}. Press an entity to change what it is to your organisation.
        </Trans>
      ) : (
        <Trans>
          What would count by {name} in the year to {end}. Nothing is saved yet.
        </Trans>
      )}
    </Text>
  );
};

type EntityNameProps = { readonly row: BoundaryRow; readonly onOpen: (() => void) | undefined };

const EntityName = ({ row: { entity }, onOpen }: EntityNameProps) => (
  <Inline gap={2} wrap={false}>
    <EntityTypeIcon type={entity.type} />
    {onOpen ? (
      <Text as="span" truncate title={entity.name}>
        <TextLink asChild emphasis="quiet">
          {/* With the keyboard, Enter on the cell opens it. */}
          <button type="button" tabIndex={-1} onClick={onOpen}>
            <Text as="span" truncate>
              {entity.name}
            </Text>
          </button>
        </TextLink>
      </Text>
    ) : (
      <Text as="span" truncate title={entity.name}>
        {entity.name}
      </Text>
    )}
    {entity.archivedAt !== null && <ArchivedMark />}
  </Inline>
);

/** A sign instead of a word, so that the name keeps its room deep in the tree of a phone. */
const ArchivedMark = () => {
  const { t } = useLingui();
  return (
    <Text as="span" tone="muted" unbroken title={t`Archived`}>
      <Archive aria-hidden size={16} />
      <VisuallyHidden>{t`Archived`}</VisuallyHidden>
    </Text>
  );
};
