import { NotLoaded, PagePath, usePageTitle } from '@esg/app-kit';
import { ShelfSelect, useSuppliersRefusal } from '@esg/app-kit/entities';
import type { Supplier } from '@esg/contract';
import { Button, Grid, Page, SearchField, Stack, Text, usePhone } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { findSuppliers, readSuppliersSearch, type SupplierRow, type SuppliersSearch } from './find-suppliers.ts';
import { NoSuppliers, SuppliersRefused } from './NoSuppliers.tsx';
import { type Inviting, SupplierActionDialog } from './SupplierActionDialog.tsx';
import { SupplierCards } from './SupplierCards.tsx';
import { SupplierDialog } from './SupplierDialog.tsx';
import type { SupplierAction } from './SupplierMenu.tsx';
import { SuppliersTable } from './SuppliersTable.tsx';
import { useSuppliers } from './use-suppliers.ts';

type SuppliersPageProps = {
  /** Draws the dialog of an invitation to answer for a supplier. */
  readonly invitation: (inviting: Inviting) => ReactNode;
};

/** The companies that the organisation asks for figures, and that are none of its own. */
export const SuppliersPage = ({ invitation }: SuppliersPageProps) => {
  const { t } = useLingui();
  const title = t`Suppliers`;
  usePageTitle(title);
  const refusal = useSuppliersRefusal();
  const [adding, setAdding] = useState(false);
  const add = () => setAdding(true);
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> }]}
        />
      }
      purpose={
        <Trans>
          Companies that you ask for figures. What they answer is never part of your own figures, boundary or reports.
        </Trans>
      }
      action={!refusal && <Ways onAdd={add} />}
    >
      {refusal ? <SuppliersRefused refusal={refusal} /> : <Suppliers onAdd={add} invitation={invitation} />}
      {adding && <Adding onClose={() => setAdding(false)} invitation={invitation} />}
    </Page>
  );
};

/** To a sheet of them, to asking them, and the one main action. Nothing before the first one: the page then says what to do. */
const Ways = ({ onAdd }: { readonly onAdd: () => void }) => {
  const { rows } = useSuppliers();
  if (!rows || rows.length === 0) return null;
  return (
    <>
      <Button asChild>
        <Link to="/ct/entity-management/import" search={{ of: 'suppliers' }}>
          <Trans>Import</Trans>
        </Link>
      </Button>
      <Button asChild>
        <Link to="/ct/entity-reporting/new" search={{ of: 'suppliers' }}>
          <Trans>Ask suppliers</Trans>
        </Link>
      </Button>
      <Button emphasis="strong" onClick={onAdd}>
        <Trans>Add supplier</Trans>
      </Button>
    </>
  );
};

type AddingProps = SuppliersPageProps & { readonly onClose: () => void };

/** Adds a supplier, then proposes to invite its contact. */
const Adding = ({ onClose, invitation }: AddingProps) => {
  const [added, setAdded] = useState<Supplier>();
  if (added) return invitation({ supplier: added, onClose });
  const stored = (supplier: Supplier) => (supplier.contactEmail === null ? onClose() : setAdded(supplier));
  return <SupplierDialog onClose={onClose} onStored={stored} />;
};

/** Search and filter in the address, so that a link or a reload shows the same list. */
const useSuppliersSearch = () => {
  const navigate = useNavigate();
  const search = readSuppliersSearch(useSearch({ strict: false }));
  const change = (part: Record<string, unknown>) =>
    void navigate({
      to: '.',
      search: readSuppliersSearch({ ...search, ...part }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
};

type SuppliersProps = SuppliersPageProps & { readonly onAdd: () => void };

const Suppliers = ({ onAdd, invitation }: SuppliersProps) => {
  const { rows, error, retry } = useSuppliers();
  if (!rows) return <NotLoaded title={<Trans>Couldn’t load the suppliers</Trans>} error={error} onRetry={retry} />;
  if (rows.length === 0) return <NoSuppliers onAdd={onAdd} />;
  return <SuppliersList rows={rows} invitation={invitation} />;
};

/** The action that is being done, and the supplier it is done to. */
type Acting = { readonly action: SupplierAction; readonly id: string };

const SuppliersList = ({ rows, invitation }: SuppliersPageProps & { readonly rows: readonly SupplierRow[] }) => {
  const { search, change } = useSuppliersSearch();
  const [acting, setActing] = useState<Acting>();
  const isPhone = usePhone();
  // Typing has priority; the list follows.
  const narrowed = useDeferredValue(JSON.stringify(search));
  const found = useMemo(() => findSuppliers(rows, readSuppliersSearch(JSON.parse(narrowed))), [rows, narrowed]);
  const act = (action: SupplierAction, { id }: Supplier) => setActing({ action, id });
  const acted = rows.find(({ supplier }) => supplier.id === acting?.id)?.supplier;
  return (
    <Stack gap={2}>
      <Filters search={search} onChange={change} />
      <Text size="sm" tone="muted">
        <Plural value={found.length} one="# supplier" other="# suppliers" />
      </Text>
      {isPhone ? <SupplierCards rows={found} onAct={act} /> : <SuppliersTable rows={found} onAct={act} />}
      {acting && acted && (
        <SupplierActionDialog
          action={acting.action}
          supplier={acted}
          onClose={() => setActing(undefined)}
          invitation={invitation}
        />
      )}
    </Stack>
  );
};

type FiltersProps = {
  readonly search: SuppliersSearch;
  readonly onChange: (part: Partial<Record<keyof SuppliersSearch, string>>) => void;
};

/** Filters the list by any part of what stands in it, and chooses whether archived suppliers are shown. */
const Filters = ({ search, onChange }: FiltersProps) => {
  const { t } = useLingui();
  return (
    <Grid cell="line" gap={2} role="search" aria-label={t`Find a supplier`}>
      <SearchField
        label={t`Search suppliers`}
        placeholder={t`Search suppliers`}
        labels={{ clear: t`Clear search` }}
        value={search.q ?? ''}
        onChange={({ value }) => onChange({ q: value })}
      />
      <ShelfSelect value={search.shelf} onChange={(shelf) => onChange({ shelf })} />
    </Grid>
  );
};
