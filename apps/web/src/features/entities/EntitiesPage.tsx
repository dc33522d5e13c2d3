import { NotLoaded, usePageTitle } from '@esg/app-kit';
import { Button, Inline, Page, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue, useMemo, useState } from 'react';
import { EntitiesFilters } from './EntitiesFilters.tsx';
import { EntitiesTable } from './EntitiesTable.tsx';
import { EntitiesToolbar } from './EntitiesToolbar.tsx';
import { EntityDialog } from './EntityDialog.tsx';
import { type EntitiesSearch, readEntitiesSearch } from './entities-search.ts';
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
    <Page
      title={title}
      action={
        rows && (
          <Inline gap={2}>
            <Button asChild>
              <Link to="/ct/entity-management/comparison">
                <Trans>Compare entities</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link to="/ct/entity-management/boundary">
                <Trans>Boundary</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link to="/ct/entity-management/users">
                <Trans>Entity users</Trans>
              </Link>
            </Button>
            <Button asChild>
              <Link to="/ct/entity-management/import">
                <Trans>Import entities</Trans>
              </Link>
            </Button>
            <Button emphasis="strong" onClick={() => setAdding(true)}>
              <Trans>Add entity</Trans>
            </Button>
          </Inline>
        )
      }
    >
      {rows && !error ? (
        <Entities rows={rows} onAdd={() => setAdding(true)} />
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the entities</Trans>} error={error} onRetry={retry} />
      )}
      {adding && <EntityDialog onClose={() => setAdding(false)} />}
    </Page>
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

const Entities = ({ rows, onAdd }: EntitiesProps) => {
  const { search, change } = useEntitiesSearch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const asked = JSON.stringify(search);
  // Typing has priority; the list follows.
  const narrowed = useDeferredValue(asked);
  const found = useMemo(() => findEntities(rows, readEntitiesSearch(JSON.parse(narrowed))), [rows, narrowed]);
  const isFlat = isNarrowed(JSON.parse(narrowed));
  const nodes = useMemo(() => (isFlat ? found : entityTree(found)), [isFlat, found]);
  // Actions do not apply to entities that are out of sight.
  const inSight = found.filter(({ entity }) => chosen.has(entity.id));
  if (rows.length === 0) return <NoEntities onAdd={onAdd} />;
  return (
    <Stack gap={2}>
      <EntitiesFilters rows={rows} search={search} onChange={change} />
      <EntitiesToolbar chosen={inSight} rows={rows} onDone={() => setChosen(new Set())} />
      <EntitiesTable nodes={nodes} rows={rows} narrowed={isFlat ? narrowed : ''} chosen={chosen} onChosen={setChosen} />
    </Stack>
  );
};
