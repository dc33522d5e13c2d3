import { useFormatters } from '@esg/app-kit';
import { EntityChanges } from '@esg/app-kit/entities';
import { type EntityImportDetail, type EntityImportRow, entityImportKinds } from '@esg/contract';
import { Button, FigureCell, FigureHead, Heading, Select, Stack, Status, Table, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { EntityImportPlace } from './entity-import-place.ts';
import { kindNames, kindTones, outcomeNames, useRowSentence } from './entity-import-words.ts';

type ImportRowsProps = {
  readonly one: EntityImportDetail;
  readonly kind: EntityImportPlace['kind'];
  readonly onMove: (change: EntityImportPlace) => void;
};

/** Rows that each press adds to the list. */
const step = 100;
/** Order of the kinds: rows that need a decision first, unchanged rows last. */
const byNeed: readonly EntityImportRow['kind'][] = ['error', 'changed', 'new', 'same'];

/** Every row of the sheet: the existing values, the values of the sheet, and what happens. */
export const ImportRows = ({ one, kind, onMove }: ImportRowsProps) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const [shown, setShown] = useState(step);
  const rows = byNeed.flatMap((each) => one.rows.filter((row) => row.kind === each && (kind ?? each) === each));
  return (
    <Stack gap={4}>
      <Heading level={2}>
        <Trans>Rows</Trans>
      </Heading>
      <Stack align="start">
        <Select
          label={t`Show`}
          value={kind ?? ''}
          placeholder={t`All rows`}
          onChange={({ value }) => onMove({ kind: entityImportKinds.find((each) => each === value) })}
          options={byNeed.map((value) => ({
            value,
            label: `${i18n._(kindNames[value])} (${integer(one.counts[value])})`,
          }))}
        />
      </Stack>
      {rows.length === 0 ? (
        <Text tone="muted" role="status">
          <Trans>No rows of this kind.</Trans>
        </Text>
      ) : (
        <Table caption={t`Rows`} captionHidden stacked>
          <RowsHead />
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <ImportRow key={row.row} row={row} />
            ))}
          </tbody>
        </Table>
      )}
      {rows.length > shown && (
        <Stack align="start">
          <Button onClick={() => setShown(shown + step)}>
            <Trans>Show more rows</Trans>
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

const RowsHead = () => (
  <thead>
    <tr>
      <th scope="col">
        <Trans>Entity</Trans>
      </th>
      <FigureHead>
        <Trans>Row</Trans>
      </FigureHead>
      <th scope="col">
        <Trans>What happens</Trans>
      </th>
      <th scope="col">
        <Trans>Details</Trans>
      </th>
    </tr>
  </thead>
);

const ImportRow = ({ row }: { readonly row: EntityImportRow }) => {
  const { t, i18n } = useLingui();
  const { integer } = useFormatters();
  const sentenceOf = useRowSentence();
  return (
    <tr>
      <th scope="row">
        {row.entityId !== null && row.outcome !== 'removed' ? (
          <Link to="/ct/entity-management/$entityId" params={{ entityId: row.entityId }}>
            {row.name}
          </Link>
        ) : (
          row.name || t`Without a name`
        )}
      </th>
      <FigureCell label={t`Row`}>{integer(row.row)}</FigureCell>
      <td>
        <Status tone={row.outcome === 'kept' ? 'warning' : kindTones[row.kind]}>
          {i18n._(row.outcome ? outcomeNames[row.outcome] : kindNames[row.kind])}
        </Status>
      </td>
      <td>
        <EntityChanges
          changes={row.changes.filter(({ field }) => row.kind !== 'new' || field !== 'name')}
          isNew={row.kind === 'new'}
        />
        {row.issues.map((issue) => (
          <Text key={issue.rule} size="sm" tone="danger">
            {sentenceOf(row.row, issue)}
          </Text>
        ))}
      </td>
    </tr>
  );
};
