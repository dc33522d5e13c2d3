import { useFormatters, useLanguage } from '@esg/app-kit';
import { Status, Text } from '@esg/ui';
import { DataTable, type TableColumn, type TableView } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ContributionStatusMark, contributionStatusNames } from './ContributionStatusMark.tsx';
import {
  type CollaboratorColumn,
  type CollaboratorRow,
  type CollaboratorSearch,
  isLate,
  sortOf,
  sortText,
} from './collaborator-rows.ts';

/** Names of a person's relation to a report. */
const useKindName = () => {
  const { t } = useLingui();
  return ({ invitation }: CollaboratorRow): string => {
    if (!invitation || (invitation.userId && invitation.role === 'contributor')) return t`Colleague`;
    if (invitation.role === 'reviewer') return invitation.userId ? t`Reviewer` : t`External reviewer`;
    return invitation.role === 'reader' ? t`Reader of the draft` : t`External contributor`;
  };
};

type CollaboratorTableProps = {
  readonly rows: readonly CollaboratorRow[];
  readonly today: string;
  readonly search: CollaboratorSearch;
  readonly onSearch: (part: CollaboratorSearch) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** Everybody who works on reports, in the order of the address. */
export const CollaboratorTable = ({ rows, today, search, onSearch, chosen, onChosen }: CollaboratorTableProps) => {
  const { t } = useLingui();
  const columns = useColumns(today);
  const [view, setView] = useState<TableView>({});
  const sort = sortOf(search);
  const turn = (next: TableView) => {
    setView(next);
    const text = sortText(next.sort);
    if (text !== search.sort) onSearch({ sort: text });
  };
  return (
    <DataTable
      label={t`Report collaborators`}
      rows={rows}
      keyOf={({ id }) => id}
      columns={columns}
      view={{ ...view, ...(sort ? { sort } : {}) }}
      onView={(change) => turn(change.view)}
      selection={{
        value: chosen,
        onChange: ({ value }) => onChosen(value),
        labels: {
          all: plural(rows.length, { one: 'Choose the one shown', other: 'Choose all # shown' }),
          row: (row) => t`Choose ${row.called}, ${row.report.name}`,
        },
      }}
      locale={useLanguage() === 'zhTw' ? 'zh-Hant-HK' : 'en'}
      message={<Trans>No match. Clear the search to see everyone.</Trans>}
      headHint={t`Press Enter to sort. Alt and an arrow key change the width; add Shift to move the column.`}
      height="medium"
    />
  );
};

/** Number of codes that are shown; the rest is counted. */
const shownCodes = 3;
const sectionsOf = ({ codes }: CollaboratorRow) => {
  const more = codes.length - shownCodes;
  return more > 0 ? `${codes.slice(0, shownCodes).join(', ')} +${more}` : codes.join(', ');
};

const useColumns = (today: string) => {
  const { t, i18n } = useLingui();
  const { date, day, time } = useFormatters();
  const kindName = useKindName();
  const seen = (row: CollaboratorRow) => {
    const at = row.lastSeenAt;
    return at ? `${date(at)} ${time(at)}` : row.progress ? t({ message: 'Not yet', context: 'last seen' }) : '';
  };
  const progress = ({ progress: far }: CollaboratorRow) => {
    if (!far) return '';
    const { done, all } = far;
    return t`${done} of ${all}`;
  };
  const columns: (TableColumn<CollaboratorRow> & { id: CollaboratorColumn })[] = [
    { id: 'person', header: t`Person`, textOf: ({ called }) => called, widthPx: 130 },
    { id: 'kind', header: t`Kind`, textOf: kindName, widthPx: 105 },
    { id: 'report', header: t`Report`, textOf: ({ report }) => report.name, widthPx: 280 },
    { id: 'sections', header: t`Disclosures`, textOf: sectionsOf, widthPx: 105 },
    {
      id: 'progress',
      header: t`Answered`,
      textOf: progress,
      sortValueOf: ({ progress: far }) => (far ? far.done / far.all : -1),
      widthPx: 90,
    },
    {
      id: 'status',
      header: t`Status`,
      textOf: ({ status }) => (status ? i18n._(contributionStatusNames[status]) : ''),
      cell: ({ status }) => status && <ContributionStatusMark status={status} />,
      widthPx: 115,
    },
    {
      id: 'due',
      header: t`Due on`,
      textOf: ({ dueOn }) => (dueOn ? day(dueOn) : ''),
      sortValueOf: ({ dueOn }) => Date.parse(dueOn ?? '9999-12-31'),
      cell: (row) => <Due row={row} today={today} />,
      widthPx: 120,
    },
    {
      id: 'seen',
      header: t`Last seen`,
      textOf: seen,
      sortValueOf: ({ lastSeenAt }) => Date.parse(lastSeenAt ?? '1970-01-01'),
      widthPx: 150,
    },
  ];
  return columns;
};

const Due = ({ row, today }: { readonly row: CollaboratorRow; readonly today: string }) => {
  const { day } = useFormatters();
  const { dueOn } = row;
  if (!dueOn) return null;
  if (isLate(row, today)) return <Status tone="danger">{day(dueOn)}</Status>;
  return (
    <Text as="span" unbroken>
      {day(dueOn)}
    </Text>
  );
};
