import { CardList } from '@esg/app-kit/entities';
import { Card, CardAbove, CardLink, Facts, Inline, Stack } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import type { SupplierRow } from './find-suppliers.ts';
import { SupplierMenu, type SupplierMenuProps } from './SupplierMenu.tsx';
import { SupplierMark, SupplierName, useSupplierFacts } from './use-supplier-columns.tsx';

type SupplierCardsProps = Pick<SupplierMenuProps, 'onAct'> & { readonly rows: readonly SupplierRow[] };

/** About how high a card is, until some are measured. */
const cardPx = 190;

/** Suppliers on a phone: each a card with everything about it, and its actions. */
export const SupplierCards = ({ rows, onAct }: SupplierCardsProps) => {
  const { t } = useLingui();
  const facts = useSupplierFacts(rows);
  return (
    <CardList label={t`Suppliers`} items={rows} keyOf={({ supplier }) => supplier.id} heightGuessPx={cardPx}>
      {(row) => <SupplierCard row={row} facts={facts} onAct={onAct} />}
    </CardList>
  );
};

type SupplierCardProps = Pick<SupplierMenuProps, 'onAct'> & {
  readonly row: SupplierRow;
  readonly facts: readonly TableColumn<SupplierRow>[];
};

const SupplierCard = ({ row, facts, onAct }: SupplierCardProps) => (
  <Card padding="compact">
    <Stack gap={2} align="stretch">
      <Inline gap={2} wrap={false} justify="between" align="start">
        <Inline gap={2}>
          <CardLink>
            <SupplierName supplier={row.supplier} />
          </CardLink>
          <SupplierMark supplier={row.supplier} />
        </Inline>
        <CardAbove>
          <SupplierMenu supplier={row.supplier} onAct={onAct} />
        </CardAbove>
      </Inline>
      <Facts
        facts={facts
          .filter(({ textOf }) => textOf(row) !== '')
          .map(({ header, textOf }) => ({ term: header, value: textOf(row) }))}
      />
    </Stack>
  </Card>
);
