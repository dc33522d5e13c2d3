import { NotLoaded, PagePath, useFormatters, usePageTitle } from '@esg/app-kit';
import { Section, useSuppliersRefusal } from '@esg/app-kit/entities';
import type { Supplier } from '@esg/contract';
import { Banner, Button, EmptyState, Facts, Page, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { SupplierRow } from './find-suppliers.ts';
import { SuppliersRefused } from './NoSuppliers.tsx';
import { type Inviting, SupplierActionDialog } from './SupplierActionDialog.tsx';
import type { SupplierAction } from './SupplierMenu.tsx';
import { SupplierRequests } from './SupplierRequests.tsx';
import { useSuppliers } from './use-suppliers.ts';

type SupplierPageProps = {
  readonly supplierId: string;
  /** Draws the people who answer for the supplier. */
  readonly people: (supplier: Supplier) => ReactNode;
};

/** One supplier: its details, the people who answer for it, and what it is asked. */
export const SupplierPage = ({ supplierId, people }: SupplierPageProps) => {
  const { t } = useLingui();
  const { rows, error, retry } = useSuppliers();
  const refusal = useSuppliersRefusal();
  const row = rows?.find(({ supplier }) => supplier.id === supplierId);
  const title = row?.supplier.name ?? t`Supplier`;
  usePageTitle(title);
  if (!refusal && row) return <OneSupplier row={row} people={people} />;
  return (
    <Page title={title} before={<Way current={title} />}>
      {refusal && <SuppliersRefused refusal={refusal} />}
      {!refusal && rows && <NoSuchSupplier />}
      {!refusal && !rows && (
        <NotLoaded title={<Trans>Couldn’t load the supplier</Trans>} error={error} onRetry={retry} />
      )}
    </Page>
  );
};

const Way = ({ current }: { readonly current: string }) => {
  const { t } = useLingui();
  return (
    <PagePath
      current={current}
      above={[
        { id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> },
        { id: 'suppliers', label: t`Suppliers`, link: <Link to="/ct/entity-management/suppliers" /> },
      ]}
    />
  );
};

const NoSuchSupplier = () => (
  <EmptyState
    title={<Trans>Supplier not found</Trans>}
    purpose={<Trans>The address is wrong, or it belongs to another organisation.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/entity-management/suppliers">
          <Trans>Open suppliers</Trans>
        </Link>
      </Button>
    }
  />
);

type OneSupplierProps = Pick<SupplierPageProps, 'people'> & { readonly row: SupplierRow };

const OneSupplier = ({ row, people }: OneSupplierProps) => {
  const { supplier } = row;
  const { date } = useFormatters();
  const [action, setAction] = useState<SupplierAction>();
  return (
    <Page
      title={supplier.name}
      before={<Way current={supplier.name} />}
      action={<Actions supplier={supplier} onAct={setAction} />}
    >
      {supplier.archivedAt !== null && (
        <Banner tone="info" title={<Trans>Archived on {date(supplier.archivedAt)}</Trans>}>
          <Trans>You can’t send it new requests, and it can’t answer open ones, until you restore it.</Trans>
        </Banner>
      )}
      <Details row={row} />
      {people(supplier)}
      <SupplierRequests supplier={supplier} />
      {action && (
        <SupplierActionDialog
          action={action}
          supplier={supplier}
          onClose={() => setAction(undefined)}
          invitation={nothing}
        />
      )}
    </Page>
  );
};

/** The people's part of the page invites. */
const nothing = (_inviting: Inviting) => null;

type ActionsProps = { readonly supplier: Supplier; readonly onAct: (action: SupplierAction) => void };

const Actions = ({ supplier: { id, archivedAt }, onAct }: ActionsProps) => (
  <>
    <Button onClick={() => onAct('edit')}>
      <Trans>Edit</Trans>
    </Button>
    {archivedAt === null ? (
      <>
        <Button onClick={() => onAct('archive')}>
          <Trans>Archive</Trans>
        </Button>
        <Button asChild emphasis="strong">
          <Link to="/ct/entity-reporting/new" search={{ of: 'suppliers', asked: id }}>
            <Trans>Ask this supplier</Trans>
          </Link>
        </Button>
      </>
    ) : (
      <Button emphasis="strong" onClick={() => onAct('restore')}>
        <Trans>Restore</Trans>
      </Button>
    )}
  </>
);

const Details = ({ row: { supplier, country } }: { readonly row: SupplierRow }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const { reference, contactEmail, createdAt } = supplier;
  return (
    <Section title={<Trans>Details</Trans>}>
      <Facts
        facts={[
          { term: t({ message: 'Reference', context: 'supplier' }), value: reference || '–' },
          { term: t`Country or region`, value: country || '–' },
          { term: t`Contact e-mail`, value: contactEmail ? <Address email={contactEmail} /> : '–' },
          { term: t`Created`, value: date(createdAt) },
        ]}
      />
    </Section>
  );
};

const Address = ({ email }: { readonly email: string }) => (
  <TextLink asChild>
    <a href={`mailto:${email}`}>{email}</a>
  </TextLink>
);
