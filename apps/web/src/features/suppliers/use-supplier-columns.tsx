import { useFormatters } from '@esg/app-kit';
import { Badge, Inline, Text, TextLink } from '@esg/ui';
import type { TableColumn } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import type { SupplierRow } from './find-suppliers.ts';

/** How far the open collections are that ask a supplier; a dash where none does. */
export const useRequestsText = () => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  return ({ supplier: { requests } }: Pick<SupplierRow, 'supplier'>): string => {
    const open = integer(requests.open);
    const submitted = integer(requests.submitted);
    const approved = integer(requests.approved);
    const parts = [
      requests.open > 0 ? t`${open} open` : '',
      requests.submitted > 0 ? t`${submitted} submitted` : '',
      requests.approved > 0 ? t`${approved} approved` : '',
    ];
    return parts.filter(Boolean).join(', ') || '–';
  };
};

/** Everything about each supplier beside its name: as columns of a table, and as lines of a card. */
export const useSupplierFacts = (rows: readonly SupplierRow[]): TableColumn<SupplierRow>[] => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  const requestsText = useRequestsText();
  const columns: TableColumn<SupplierRow>[] = [
    {
      id: 'requests',
      header: t`Requests`,
      widthPx: 224,
      textOf: requestsText,
      sortValueOf: ({ supplier: { requests } }) => requests.open * most + requests.submitted,
    },
    { id: 'contact', header: t`Contact e-mail`, widthPx: 200, textOf: ({ supplier }) => supplier.contactEmail ?? '' },
    {
      id: 'people',
      header: t`People`,
      figure: true,
      widthPx: 84,
      textOf: ({ supplier }) => integer(supplier.people),
      sortValueOf: ({ supplier }) => supplier.people,
    },
    {
      id: 'reference',
      header: t({ message: 'Reference', context: 'supplier' }),
      widthPx: 112,
      textOf: ({ supplier }) => supplier.reference,
    },
    { id: 'country', header: t`Country or region`, widthPx: 150, textOf: ({ country }) => country },
  ];
  // An empty column gives its width to the others.
  return columns.filter(({ textOf }) => rows.some((row) => textOf(row) !== ''));
};

/** More than anybody submits, so that what is open orders the list first. */
const most = 100_000;

/** The name of a supplier as a link to its page. */
export const SupplierName = ({ supplier: { id, name } }: Pick<SupplierRow, 'supplier'>) => (
  <Link to="/ct/entity-management/suppliers/$supplierId" params={{ supplierId: id }}>
    {name}
  </Link>
);

/** Whether it is archived. */
export const SupplierMark = ({ supplier: { archivedAt } }: Pick<SupplierRow, 'supplier'>) =>
  archivedAt !== null && (
    <Badge>
      <Trans>Archived</Trans>
    </Badge>
  );

type ColumnOptions = {
  readonly rows: readonly SupplierRow[];
  /** Draws the button with the actions on a supplier. */
  readonly menu: (row: SupplierRow) => ReactNode;
  /** Changes when a menu opens. */
  readonly menuOf: unknown;
};

/** The columns of the table: name and actions stay in sight, the others scroll. */
export const useSupplierColumns = ({ rows, menu, menuOf }: ColumnOptions): TableColumn<SupplierRow>[] => {
  const { t } = useLingui();
  const facts = useSupplierFacts(rows);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same columns until what they show changes
  return useMemo(
    (): TableColumn<SupplierRow>[] => [
      {
        id: 'name',
        header: t`Supplier`,
        pinned: true,
        grow: true,
        widthPx: 240,
        textOf: ({ supplier }) => supplier.name,
        cell: (row) => (
          <Inline gap={2} wrap={false}>
            <Text as="span" truncate>
              <TextLink asChild emphasis="quiet">
                <SupplierName supplier={row.supplier} />
              </TextLink>
            </Text>
            <SupplierMark supplier={row.supplier} />
          </Inline>
        ),
      },
      {
        id: 'actions',
        header: t`Actions`,
        pinned: true,
        sortable: false,
        widthPx: 80,
        textOf: () => '',
        cell: menu,
      },
      ...facts,
    ],
    [t, rows, menuOf],
  );
};
