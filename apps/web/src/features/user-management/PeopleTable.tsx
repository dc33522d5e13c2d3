import { tagOf, useLanguage } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { usePhone } from '@esg/ui';
import { DataTable, type TableView } from '@esg/ui/data';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PeopleCards } from './PeopleCards.tsx';
import { calledOf, type PeopleSearch, sortOf, sortText } from './people-search.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

type PeopleTableProps = {
  /** The people who match the search. */
  readonly people: readonly OrganizationUser[];
  readonly everybody: readonly OrganizationUser[];
  readonly search: PeopleSearch;
  readonly onSearch: (part: PeopleSearch) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** People and open invitations, in the order of the address. On a telephone each is a card: a row would not fit. */
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
      locale={tagOf(useLanguage())}
      message={<Trans>No match. Clear the search to see everyone.</Trans>}
      headHint={t`Press Enter to sort. Alt and an arrow key change the width; add Shift to move the column.`}
      height="medium"
    />
  );
};
