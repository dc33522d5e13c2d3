import { climateImportQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import { ImportRows, RowTable, rowKindTones } from '@esg/app-kit/imports';
import { type ClimateImport, type ClimateImportRow, type ClimateImportView, climateImportViews } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAmountDoubtText } from '../lines/use-amount-doubts.ts';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { outcomeNames, viewNames } from './import-words.ts';
import { useIssueText } from './use-issue-text.ts';

type ImportedRowsProps = {
  readonly one: Pick<ClimateImport, 'id'>;
  readonly counts: NonNullable<ClimateImport['counts']>;
  readonly kind: ClimateImportView | undefined;
  readonly onMove: (kind: ClimateImportView | undefined) => void;
};

/** Every row of the sheet with what happens to it: amounts before and after, refusals with their remedy, questions. */
export const ImportedRows = ({ one, counts, kind, onMove }: ImportedRowsProps) => {
  const { t, i18n } = useLingui();
  const rows = useInfiniteQuery(climateImportQueries.rows(useApi(), one.id, kind));
  const shownOf = (row: ClimateImportRow) => ({
    row: row.row,
    name: <RowName row={row} />,
    figure: <Amounts row={row} />,
    tone: row.outcome === 'kept' ? ('warning' as const) : rowKindTones[row.kind],
    state: i18n._(row.outcome ? outcomeNames[row.outcome] : viewNames[row.kind]),
    details: <Details row={row} />,
  });
  return (
    <ImportRows
      title={<Trans>Rows</Trans>}
      kinds={climateImportViews.map((value) => ({ value, label: i18n._(viewNames[value]), count: counts[value] }))}
      kind={kind}
      onKind={onMove}
      rows={rows}
      table={(shown) => <RowTable head={t`Line of activity data`} figureHead={t`Amount`} rows={shown.map(shownOf)} />}
    />
  );
};

/** What the row is of, as the sheet says it; a line that is there is a link to its calculation. */
const RowName = ({ row }: { readonly row: ClimateImportRow }) => {
  const { t } = useLingui();
  const names = useClimateNames();
  const monthName = useMonthName('short');
  const name = row.name || (row.activityTypeId ? names.activityType(row.activityTypeId) : t`Without a name`);
  return (
    <>
      {row.activityId !== null && row.outcome !== 'removed' ? (
        <Link to="/ct/climate/lines/$id" params={{ id: row.activityId }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {row.month && (
        <Text size="sm" tone="muted">
          {names.entity(row.entityId)} · {monthName(row.month)}
        </Text>
      )}
    </>
  );
};

const Amounts = ({ row: { before, after, kind } }: { readonly row: ClimateImportRow }) => {
  const { decimal } = useFormatters();
  const unitName = useUnitNames();
  const shown = (amount: NonNullable<ClimateImportRow['after']>) =>
    `${decimal(amount.amount)} ${unitName(amount.unit)}`;
  if (!after) return null;
  const isOther = kind === 'changed' && before && shown(before) !== shown(after);
  return (
    <>
      {isOther && `${shown(before)} → `}
      {shown(after)}
    </>
  );
};

const Details = ({ row }: { readonly row: ClimateImportRow }) => {
  const textOf = useIssueText();
  const doubtText = useAmountDoubtText();
  const words = useClimateWords();
  return (
    <>
      {row.issues.map((issue) => {
        const { column, remedy } = textOf(issue);
        return (
          <Text key={`${issue.rule} ${column}`} size="sm" tone="danger">
            {column === '' ? remedy : `${column}: ${remedy}`}
          </Text>
        );
      })}
      {row.doubt && row.after && row.outcome !== 'removed' && (
        <Text size="sm">{doubtText(row.doubt, row.after.unit)}</Text>
      )}
      {row.question && row.outcome !== 'removed' && <Text size="sm">{words.question(row.question.reason)}</Text>}
    </>
  );
};
