import { NotLoaded, useFormatters } from '@esg/app-kit';
import { Button, FigureCell, FigureHead, Heading, Inline, Select, Stack, Status, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Growing } from './growing.ts';

/** Id of the beginning of the rows, for what leads there. */
export const importRowsId = 'import-rows';

type Kind<Value extends string> = { readonly value: Value; readonly label: string; readonly count: number };

type ImportRowsProps<Row, Value extends string> = {
  readonly title: ReactNode;
  readonly level?: 2 | 3;
  /** What rows can be looked through by, each with the number of its rows. */
  readonly kinds: readonly Kind<Value>[];
  readonly kind: Value | undefined;
  readonly onKind: (kind: Value | undefined) => void;
  /** Beside the choice. */
  readonly beside?: ReactNode;
  readonly rows: Growing<Row>;
  readonly table: (rows: readonly Row[]) => ReactNode;
};

/** The rows of a sheet, all of them or those of one kind. */
export const ImportRows = <Row, Value extends string>(props: ImportRowsProps<Row, Value>) => {
  const { title, level = 2, kinds, kind, onKind, beside, rows, table } = props;
  const { t } = useLingui();
  const { integer } = useFormatters();
  return (
    <Stack gap={4}>
      <Heading level={level} id={importRowsId} tabIndex={-1}>
        {title}
      </Heading>
      <Inline gap={4} align="end">
        <Select
          label={t`Show`}
          value={kind ?? ''}
          placeholder={t`All rows`}
          onChange={({ value }) => onKind(kinds.find((each) => each.value === value)?.value)}
          options={kinds.map(({ value, label, count }) => ({ value, label: `${label} (${integer(count)})` }))}
        />
        {beside}
      </Inline>
      {!rows.data ? (
        <NotLoaded
          title={<Trans>Couldn’t load the rows</Trans>}
          error={rows.error}
          onRetry={() => void rows.refetch?.()}
        />
      ) : rows.data.length === 0 ? (
        <Text tone="muted" role="status">
          <Trans>No rows of this kind.</Trans>
        </Text>
      ) : (
        table(rows.data)
      )}
      {rows.hasNextPage && (
        <Stack align="start">
          <Button pending={rows.isFetchingNextPage} onClick={() => void rows.fetchNextPage?.()}>
            <Trans>Show more rows</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

/** A row of a sheet with what happens to it. */
type ShownRow = {
  /** Its number in the sheet. */
  readonly row: number;
  /** What it is of. */
  readonly name: ReactNode;
  readonly figure?: ReactNode;
  readonly tone: 'success' | 'info' | 'neutral' | 'danger' | 'warning';
  readonly state: string;
  /** What changes, and what is wrong. */
  readonly details: ReactNode;
};

type RowTableProps = {
  /** What rows are of. */
  readonly head: string;
  /** The head of their figures, where they have any. */
  readonly figureHead?: string;
  readonly rows: readonly ShownRow[];
};

/** Every row: what it is of, its number, what happens to it, and the details of that. */
export const RowTable = ({ head, figureHead, rows }: RowTableProps) => {
  const { t } = useLingui();
  const { integer } = useFormatters();
  return (
    <Table caption={t`Rows`} captionHidden stacked>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <FigureHead>
            <Trans>Row</Trans>
          </FigureHead>
          {figureHead && <FigureHead>{figureHead}</FigureHead>}
          <th scope="col">
            <Trans>What happens</Trans>
          </th>
          <th scope="col">
            <Trans>Details</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, name, figure, tone, state, details }) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            <FigureCell label={t`Row`}>{integer(row)}</FigureCell>
            {figureHead && <FigureCell label={figureHead}>{figure}</FigureCell>}
            <td>
              <Status tone={tone}>{state}</Status>
            </td>
            <td>{details}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
