import { tagOf, useLanguage } from '@esg/app-kit';
import { useLineMenu } from '@esg/app-kit/entities';
import { DataTable } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { SupplierRow } from './find-suppliers.ts';
import { SupplierMenu, type SupplierMenuProps } from './SupplierMenu.tsx';
import { useSupplierColumns } from './use-supplier-columns.tsx';

type SuppliersTableProps = Pick<SupplierMenuProps, 'onAct'> & {
  readonly rows: readonly SupplierRow[];
};

const keyOf = ({ supplier }: SupplierRow) => supplier.id;

/** Suppliers as a table. Enter opens the page of a line's supplier; on the actions it opens their menu. */
export const SuppliersTable = ({ rows, onAct }: SuppliersTableProps) => {
  const { t } = useLingui();
  const { menu, open: openMenu, openedOf } = useLineMenu();
  const navigate = useNavigate();
  const open = ({ supplier: { id } }: SupplierRow) =>
    void navigate({ to: '/ct/entity-management/suppliers/$supplierId', params: { supplierId: id } });
  const columns = useSupplierColumns({
    rows,
    menuOf: menu,
    menu: ({ supplier }) => (
      <SupplierMenu
        supplier={supplier}
        onAct={onAct}
        opened={openedOf(supplier.id)}
        onOpen={() => openMenu(supplier.id)}
      />
    ),
  });
  return (
    <DataTable
      label={t`Suppliers`}
      rows={rows}
      keyOf={keyOf}
      columns={columns}
      onOpen={({ row, column }) => (column === 'actions' ? openMenu(keyOf(row)) : open(row))}
      locale={tagOf(useLanguage())}
      message={<Trans>No match. Remove a filter or try a shorter search.</Trans>}
      headHint={t`Press Enter to sort. Alt and an arrow key change the width; add Shift to move the column.`}
      height="large"
    />
  );
};
