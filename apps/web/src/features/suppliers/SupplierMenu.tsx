import { LineMenu, type LineMenuOpening } from '@esg/app-kit/entities';
import type { Supplier } from '@esg/contract';
import { MenuItem, MenuSeparator } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

export type SupplierAction = 'edit' | 'invite' | 'archive' | 'restore';

export type SupplierMenuProps = LineMenuOpening & {
  readonly supplier: Supplier;
  readonly onAct: (action: SupplierAction, supplier: Supplier) => void;
};

/** Everything that may be done to one supplier; an archived one is only restored or corrected. */
export const SupplierMenu = ({ supplier, onAct, ...opening }: SupplierMenuProps) => {
  const { t } = useLingui();
  const { id, name, archivedAt } = supplier;
  const isInUse = archivedAt === null;
  return (
    <LineMenu label={t`Actions for ${name}`} {...opening}>
      <MenuItem asChild>
        <Link to="/ct/entity-management/suppliers/$supplierId" params={{ supplierId: id }}>
          <Trans>Open</Trans>
        </Link>
      </MenuItem>
      <MenuItem onSelect={() => onAct('edit', supplier)}>
        <Trans>Edit</Trans>
      </MenuItem>
      {isInUse && (
        <MenuItem onSelect={() => onAct('invite', supplier)}>
          <Trans>Invite someone</Trans>
        </MenuItem>
      )}
      <MenuSeparator />
      {isInUse ? (
        <MenuItem onSelect={() => onAct('archive', supplier)}>
          <Trans>Archive</Trans>
        </MenuItem>
      ) : (
        <MenuItem onSelect={() => onAct('restore', supplier)}>
          <Trans>Restore</Trans>
        </MenuItem>
      )}
    </LineMenu>
  );
};
