import { PersonStatusMark, personStatusNames, roleNames } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import type { TableColumn } from '@esg/ui/data';
import { useLingui } from '@lingui/react/macro';
import { calledOf, nameOf, type PeopleColumn } from './people-search.ts';
import { useSeen } from './use-seen.ts';

/** The data of each person, as columns and as lines of a card. */
export const usePeopleColumns = (everybody: readonly OrganizationUser[]) => {
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
  // An empty column gives its width to the others.
  return everybody.some(({ entitiesManagerId }) => entitiesManagerId) ? columns : columns.slice(0, -1);
};
