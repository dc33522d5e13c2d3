import { PersonStatusMark, personStatusNames, roleNames, useLanguage } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { usePhone } from '@esg/ui';
import { DataTable, type TableColumn, type TableView } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PeopleCards } from './PeopleCards.tsx';
import { calledOf, nameOf, type PeopleColumn, type PeopleSearch, sortOf, sortText } from './people-search.ts';
import { useSeen } from './use-seen.ts';

type PeopleTableProps = {
  /** Those who answer the search. */
  readonly people: readonly OrganizationUser[];
  readonly everybody: readonly OrganizationUser[];
  readonly search: PeopleSearch;
  readonly onSearch: (part: PeopleSearch) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** People and open invitations; its order is the address's. On a telephone each is a card: a row would be cut. */
export const PeopleTable = (props: PeopleTableProps) =>
  usePhone() ? <PeopleCards {...props} /> : <PeopleGrid {...props} />;

const PeopleGrid = ({ people, everybody, search, onSearch, chosen, onChosen }: PeopleTableProps) => {
  const { t } = useLingui();
  const columns = usePeopleColumns(everybody);
  const [view, setView] = useState<TableView>({});
  const turn = (next: TableView) => {
    setView(next);
    const sort = sortText(next.sort);
    if (sort !== search.sort) onSearch({ sort });
  };
  return (
    <DataTable
      label={t`People of your organisation`}
      rows={people}
      keyOf={({ id }) => id}
      columns={columns}
      view={{ ...view, sort: sortOf(search) }}
      onView={(change) => turn(change.view)}
      selection={{
        value: chosen,
        onChange: ({ value }) => onChosen(value),
        labels: {
          all: plural(people.length, { one: 'Choose the one shown', other: 'Choose all # shown' }),
          row: (person) => t`Choose ${calledOf(person)}`,
        },
      }}
      locale={useLanguage() === 'zhTw' ? 'zh-Hant-HK' : 'en'}
      message={<Trans>No match. Clear the search to see everybody.</Trans>}
      headHint={t`Enter sorts. Alt with arrow keys changes the width; with Shift it moves the column.`}
      height="medium"
    />
  );
};

const usePeopleColumns = (everybody: readonly OrganizationUser[]) => {
  const { t, i18n } = useLingui();
  const seen = useSeen();
  const managerOf = ({ entitiesManagerId }: OrganizationUser) => {
    const manager = everybody.find(({ id }) => id === entitiesManagerId);
    return manager ? calledOf(manager) : '';
  };
  const columns: (TableColumn<OrganizationUser> & { id: PeopleColumn })[] = [
    {
      id: 'name',
      header: t`Full name`,
      textOf: (person) => (person.isSelf ? t`${nameOf(person)} (you)` : nameOf(person)),
      widthPx: 130,
      grow: true,
    },
    { id: 'email', header: t`E-mail address`, textOf: ({ email }) => email, widthPx: 210, grow: true },
    { id: 'level', header: t`Permission level`, textOf: ({ role }) => i18n._(roleNames[role]), widthPx: 145 },
    {
      id: 'status',
      header: t`Status`,
      textOf: ({ status }) => i18n._(personStatusNames[status]),
      cell: ({ status }) => <PersonStatusMark status={status} />,
      widthPx: 115,
    },
    {
      id: 'seen',
      header: t`Last sign-in`,
      textOf: seen,
      sortValueOf: ({ lastSignInAt }) => (lastSignInAt ? Date.parse(lastSignInAt) : 0),
      widthPx: 176,
    },
    { id: 'manager', header: t`Entities manager`, textOf: managerOf, widthPx: 150, grow: true },
  ];
  // A column in which nothing stands takes the room of the others.
  return everybody.some(({ entitiesManagerId }) => entitiesManagerId) ? columns : columns.slice(0, -1);
};
