import { EntityChanges } from '@esg/app-kit/entities';
import { ImportRows, RowTable, rowKindNames, rowKindTones, useGrowing } from '@esg/app-kit/imports';
import type { EntityImportDetail, EntityImportRow } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { EntityImportPlace } from './entity-import-place.ts';
import { outcomeNames, useRowSentence } from './entity-import-words.ts';

type ImportedRowsProps = {
  readonly one: EntityImportDetail;
  readonly kind: EntityImportPlace['kind'];
  readonly onMove: (change: EntityImportPlace) => void;
};

/** Order of the kinds: rows that need a decision first, unchanged rows last. */
const byNeed: readonly EntityImportRow['kind'][] = ['error', 'changed', 'new', 'same'];

/** Every row of the sheet: the existing values, the values of the sheet, and what happens. */
export const ImportedRows = ({ one, kind, onMove }: ImportedRowsProps) => {
  const { t, i18n } = useLingui();
  const rows = useGrowing(
    byNeed.flatMap((each) => one.rows.filter((row) => row.kind === each && (kind ?? each) === each)),
  );
  const shownOf = (row: EntityImportRow) => ({
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
      table={(shown) => <RowTable head={t`Entity`} rows={shown.map(shownOf)} />}
    />
  );
};

type RowProps = { readonly row: EntityImportRow };

const RowName = ({ row }: RowProps) => {
  const { t } = useLingui();
  return row.entityId !== null && row.outcome !== 'removed' ? (
    <Link to="/ct/entity-management/$entityId" params={{ entityId: row.entityId }}>
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
      <EntityChanges
        changes={row.changes.filter(({ field }) => row.kind !== 'new' || field !== 'name')}
        isNew={row.kind === 'new'}
      />
      {row.issues.map((issue) => (
        <Text key={issue.rule} size="sm" tone="danger">
          {sentenceOf(row.row, issue)}
        </Text>
      ))}
    </>
  );
};
