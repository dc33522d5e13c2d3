import type { SuppliersRefusal } from '@esg/contract';
import { Button, EmptyState, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** Shown before the first supplier: what suppliers are for, and how to add one. */
export const NoSuppliers = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    title={<Trans>No suppliers yet</Trans>}
    purpose={
      <Trans>
        A supplier is a company that you buy from and ask for figures. Add it, invite someone there, then ask. Its
        figures stay apart from your own.
      </Trans>
    }
    example={<Trans>For example: the paper mill whose emissions per tonne you need for scope 3.</Trans>}
    action={
      <Inline gap={3}>
        <Button emphasis="strong" onClick={onAdd}>
          <Trans>Add your first supplier</Trans>
        </Button>
        <Button asChild>
          <Link to="/ct/entity-management/import" search={{ of: 'suppliers' }}>
            <Trans>Import from Excel</Trans>
          </Link>
        </Button>
      </Inline>
    }
  />
);

/** Instead of the suppliers: why the person keeps none, and where to go. */
export const SuppliersRefused = ({ refusal }: { readonly refusal: SuppliersRefusal }) => (
  <EmptyState
    title={
      refusal === 'nobody-to-ask' ? (
        <Trans>Your organisation has no suppliers to ask</Trans>
      ) : (
        <Trans>You manage your own entities only</Trans>
      )
    }
    purpose={
      refusal === 'nobody-to-ask' ? (
        <Trans>Consultancies and their clients can’t ask suppliers.</Trans>
      ) : (
        <Trans>Only people who manage all entities can manage suppliers. Ask an administrator.</Trans>
      )
    }
    action={
      <Button asChild>
        <Link to="/ct/entity-management">
          <Trans>Open entity management</Trans>
        </Link>
      </Button>
    }
  />
);
