import { climateImportQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { useMonthName } from '@esg/app-kit/figures';
import { type ClimateImport, type ClimateImportRow, type ClimateImportView, climateImportViews } from '@esg/contract';
import { Button, FigureCell, FigureHead, Heading, Select, Stack, Status, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import { useClimateWords } from '../words/use-climate-words.ts';
import { kindTones, outcomeNames, viewNames } from './import-words.ts';
import { useIssueText } from './use-issue-text.ts';

/** Id of the beginning of the rows, for what leads there. */
export const rowsId = 'climate-import-rows';

type ImportRowsProps = {
  readonly one: Pick<ClimateImport, 'id'>;
  readonly counts: NonNullable<ClimateImport['counts']>;
  readonly kind: ClimateImportView | undefined;
  readonly onMove: (kind: ClimateImportView | undefined) => void;
};

/** Every row of the sheet with what happens to it: amounts before and after, refusals with their remedy, questions. */
export const ImportRows = ({ one, counts, kind, onMove }: ImportRowsProps) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const rows = useInfiniteQuery(climateImportQueries.rows(useApi(), one.id, kind));
  return (
    <Stack gap={4}>
      <Heading level={2} id={rowsId} tabIndex={-1}>
        <Trans>Rows</Trans>
      </Heading>
      <Stack align="start">
        <Select
          label={t`Show`}
          value={kind ?? ''}
          placeholder={t`All rows`}
          onChange={({ value }) => onMove(climateImportViews.find((each) => each === value))}
          options={climateImportViews.map((value) => ({
            value,
            label: `${i18n._(viewNames[value])} (${integer(counts[value])})`,
          }))}
        />
      </Stack>
      {rows.data ? (
        <RowTable rows={rows.data} />
      ) : (
        <NotLoaded
          title={<Trans>Couldn’t load the rows</Trans>}
          error={rows.error}
          onRetry={() => void rows.refetch()}
        />
      )}
      {rows.hasNextPage && (
        <Stack align="start">
          <Button pending={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage()}>
            <Trans>Show more rows</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const RowTable = ({ rows }: { readonly rows: readonly ClimateImportRow[] }) => {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <Text tone="muted" role="status">
        <Trans>No rows of this kind.</Trans>
      </Text>
    );
  return (
    <Table caption={t`Rows`} captionHidden stacked>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Line of activity data</Trans>
          </th>
          <FigureHead>
            <Trans>Row</Trans>
          </FigureHead>
          <FigureHead>
            <Trans>Amount</Trans>
          </FigureHead>
          <th scope="col">
            <Trans>What happens</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ImportRow key={row.row} row={row} />
        ))}
      </tbody>
    </Table>
  );
};

const ImportRow = ({ row }: { readonly row: ClimateImportRow }) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  return (
    <tr>
      <th scope="row">
        <RowName row={row} />
      </th>
      <FigureCell label={t`Row`}>{integer(row.row)}</FigureCell>
      <FigureCell label={t`Amount`}>
        <Amounts row={row} />
      </FigureCell>
      <td>
        <Status tone={row.outcome === 'kept' ? 'warning' : kindTones[row.kind]}>
          {i18n._(row.outcome ? outcomeNames[row.outcome] : viewNames[row.kind])}
        </Status>
      </td>
      <td>
        <Details row={row} />
      </td>
    </tr>
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
      {row.question && row.outcome !== 'removed' && <Text size="sm">{words.question(row.question.reason)}</Text>}
    </>
  );
};
