import { NotLoaded, usePageTitle } from '@esg/app-kit';
import { useHasEntityUsers, useSuppliersRefusal } from '@esg/app-kit/entities';
import { Button, Inline, Page, Stack, usePhone } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { EntitiesFilters } from './EntitiesFilters.tsx';
import { EntitiesTable } from './EntitiesTable.tsx';
import { EntitiesToolbar } from './EntitiesToolbar.tsx';
import { EntityActionDialog } from './EntityActionDialog.tsx';
import { EntityCards } from './EntityCards.tsx';
import { EntityDialog } from './EntityDialog.tsx';
import { type EntitiesSearch, readEntitiesSearch } from './entities-search.ts';
import type { EntityAction } from './entity-actions.ts';
import { type EntityRow, entityTree, findEntities, isNarrowed } from './entity-rows.ts';
import { NoEntities } from './NoEntities.tsx';
import { useEntities } from './use-entities.ts';

/** The parts of the organisation with figures of their own, as a tree or as the results of a search (spec section 2). */
export const EntitiesPage = () => {
  const { t } = useLingui();
  const title = t`Entity Management`;
  usePageTitle(title);
  const { rows, error, retry } = useEntities();
  const [adding, setAdding] = useState(false);
  return (
    <Page title={title} action={rows && (rows.length > 0 ? <Ways onAdd={() => setAdding(true)} /> : <ToSuppliers />)}>
      {rows && !error ? (
        <Entities rows={rows} onAdd={() => setAdding(true)} />
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the entities</Trans>} error={error} onRetry={retry} />
      )}
      {adding && <EntityDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};

/** To the suppliers, for those who keep them. */
const ToSuppliers = () =>
  useSuppliersRefusal() === undefined && (
    <Button asChild>
      <Link to="/ct/entity-management/suppliers">
        <Trans>Suppliers</Trans>
      </Link>
    </Button>
  );

/** The other pages about entities, and the one main action. */
const Ways = ({ onAdd }: { readonly onAdd: () => void }) => {
  const hasEntityUsers = useHasEntityUsers();
  return (
    <Inline gap={2}>
      <Button asChild>
        <Link to="/ct/entity-management/comparison">
          <Trans>Compare</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to="/ct/entity-management/boundary">
          <Trans>Boundary</Trans>
        </Link>
      </Button>
      {hasEntityUsers && (
        <Button asChild>
          <Link to="/ct/entity-management/users">
            <Trans>Entity users</Trans>
          </Link>
        </Button>
      )}
      <ToSuppliers />
      <Button asChild>
        <Link to="/ct/entity-management/import">
          <Trans>Import</Trans>
        </Link>
      </Button>
      <Button emphasis="strong" onClick={onAdd}>
        <Trans>Add entity</Trans>
      </Button>
    </Inline>
  );
};

/** Search and filters in the address, so that a link or a reload shows the same list. */
const useEntitiesSearch = () => {
  const navigate = useNavigate();
  const search = readEntitiesSearch(useSearch({ strict: false }));
  const change = (part: EntitiesSearch) =>
    void navigate({ to: '.', search: { ...search, ...part }, replace: true, resetScroll: false });
  return { search, change };
};

type EntitiesProps = { readonly rows: readonly EntityRow[]; readonly onAdd: () => void };

/** The action that is being done, and the entities it is done to. */
type Acting = { readonly action: EntityAction; readonly ids: readonly string[] };

const inTreeOrder = (nodes: readonly EntityRow[]): EntityRow[] =>
  nodes.flatMap((node) => [node, ...inTreeOrder(node.children)]);

const Entities = ({ rows, onAdd }: EntitiesProps) => {
  const { search, change } = useEntitiesSearch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [acting, setActing] = useState<Acting>();
  const isPhone = usePhone();
  const asked = JSON.stringify(search);
  // Typing has priority; the list follows.
  const narrowed = useDeferredValue(asked);
  const found = useMemo(() => findEntities(rows, readEntitiesSearch(JSON.parse(narrowed))), [rows, narrowed]);
  const isFlat = isNarrowed(JSON.parse(narrowed));
  const nodes = useMemo(() => (isFlat ? found : entityTree(found)), [isFlat, found]);
  const act = (action: EntityAction, on: readonly EntityRow[]) =>
    setActing({ action, ids: on.map(({ entity }) => entity.id) });
  const done = () => setChosen(new Set());
  if (rows.length === 0) return <NoEntities onAdd={onAdd} />;
  return (
    <Stack gap={2}>
      <EntitiesFilters rows={rows} search={search} onChange={change} />
      <EntitiesToolbar
        // Actions do not apply to entities that are out of sight.
        chosen={isPhone ? nobody : found.filter(({ entity }) => chosen.has(entity.id))}
        rows={rows}
        shown={found.length}
        onAct={act}
      />
      {isPhone ? (
        <EntityCards shown={isFlat ? nodes : inTreeOrder(nodes)} rows={rows} onAct={act} />
      ) : (
        <EntitiesTable
          nodes={nodes}
          rows={rows}
          narrowed={isFlat ? narrowed : ''}
          chosen={chosen}
          onChosen={setChosen}
          onAct={act}
        />
      )}
      {acting && (
        <EntityActionDialog
          action={acting.action}
          chosen={rows.filter(({ entity }) => acting.ids.includes(entity.id))}
          rows={rows}
          onClose={() => setActing(undefined)}
          onDone={done}
        />
      )}
    </Stack>
  );
};

const nobody: readonly EntityRow[] = [];
