import { useFormatters } from '@esg/app-kit';
import { EntityChanges } from '@esg/app-kit/entities';
import { type EntityImportDetail, type EntityImportRow, entityImportKinds } from '@esg/contract';
import { Button, Heading, Select, Stack, Status, Table, TableHead, Text } from '@esg/ui';
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

/** Rows that are drawn at once. */
const step = 100;
/** What needs somebody first, and what changes nothing last. */
const byNeed: readonly EntityImportRow['kind'][] = ['error', 'changed', 'new', 'same'];

/** Every row of the sheet: what is there, what the sheet says, what happens. */
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
          <TableHead heads={[t`Entity`, t`Row`, t`Fields`, t`What happens`]} />
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

const ImportRow = ({ row }: { readonly row: EntityImportRow }) => {
  const { t, i18n } = useLingui();
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
      <td data-label={t`Row`}>{row.row}</td>
      <td>
        <EntityChanges
          changes={row.changes.filter(({ field }) => row.kind !== 'new' || field !== 'name')}
          isNew={row.kind === 'new'}
        />
      </td>
      <td>
        <Stack gap={1}>
          <Status tone={kindTones[row.kind]}>{i18n._(kindNames[row.kind])}</Status>
          {row.outcome && row.outcome !== row.kind && <Text size="sm">{i18n._(outcomeNames[row.outcome])}</Text>}
          {row.issues.map((issue) => (
            <Text key={issue.rule} size="sm" tone="danger">
              {sentenceOf(row.row, issue)}
            </Text>
          ))}
        </Stack>
      </td>
    </tr>
  );
};
