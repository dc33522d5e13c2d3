import { ImportRows, RowTable, rowKindNames, rowKindTones, useGrowing } from '@esg/app-kit/imports';
import type { SupplierImportDetail, SupplierImportRow } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { SupplierChanges } from './SupplierChanges.tsx';
import type { SupplierImportPlace } from './supplier-import-place.ts';
import { outcomeNames, useRowSentence } from './supplier-import-words.ts';

type ImportedRowsProps = {
  readonly one: SupplierImportDetail;
  readonly kind: SupplierImportPlace['kind'];
  readonly onMove: (change: SupplierImportPlace) => void;
};

/** Order of the kinds: rows that need a decision first, unchanged rows last. */
const byNeed: readonly SupplierImportRow['kind'][] = ['error', 'changed', 'new', 'same'];

/** Every row of the sheet: the existing values, the values of the sheet, and what happens. */
export const ImportedRows = ({ one, kind, onMove }: ImportedRowsProps) => {
  const { t, i18n } = useLingui();
  const rows = useGrowing(
    byNeed.flatMap((each) => one.rows.filter((row) => row.kind === each && (kind ?? each) === each)),
  );
  const shownOf = (row: SupplierImportRow) => ({
    row: row.row,
    name: <RowName row={row} />,
    tone: row.outcome === 'kept' ? ('warning' as const) : rowKindTones[row.kind],
    state: i18n._(row.outcome ? outcomeNames[row.outcome] : rowKindNames[row.kind]),
    details: <Details row={row} />,
  });
  return (
    <ImportRows
      title={<Trans>Rows</Trans>}
      kinds={byNeed.map((value) => ({ value, label: i18n._(rowKindNames[value]), count: one.counts[value] }))}
      kind={kind}
      onKind={(next) => onMove({ kind: next })}
      rows={rows}
      table={(shown) => <RowTable head={t`Supplier`} rows={shown.map(shownOf)} />}
    />
  );
};

type RowProps = { readonly row: SupplierImportRow };

const RowName = ({ row }: RowProps) => {
  const { t } = useLingui();
  return row.supplierId !== null && row.outcome !== 'removed' ? (
    <Link to="/ct/entity-management/suppliers/$supplierId" params={{ supplierId: row.supplierId }}>
      {row.name}
    </Link>
  ) : (
    row.name || t`Without a name`
  );
};

const Details = ({ row }: RowProps) => {
  const sentenceOf = useRowSentence();
  return (
    <>
      <SupplierChanges row={row} />
      {row.issues.map((issue) => (
        <Text key={issue.rule} size="sm" tone="danger">
          {sentenceOf(row.row, issue)}
        </Text>
      ))}
    </>
  );
};
