import { type OrganizationUser, type PersonStatus, personStatuses, type Role, roles, textSearch } from '@esg/contract';
import type { TableColumn, TableSort } from '@esg/ui/data';

/** Parameters of the list's address: all optional, unknown values are left out. */
export type PeopleSearch = {
  /** Part of a name or an e-mail address. */
  readonly q?: string | undefined;
  readonly level?: Role | undefined;
  readonly status?: PersonStatus | undefined;
  /** A column, with `-` before it for descending order. */
  readonly sort?: string | undefined;
};

export const peopleColumns = ['name', 'email', 'level', 'status', 'seen', 'manager'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readPeopleSearch = ({ q, level, status, sort }: Record<string, unknown>): PeopleSearch => ({
  q: typeof q === 'string' && q !== '' ? q : undefined,
  level: roles.find((known) => known === level),
  status: personStatuses.find((known) => known === status),
  sort: peopleColumns.some((column) => sort === column || sort === `-${column}`) ? String(sort) : undefined,
});

/** The address's order in the table's form; by name if it has none. */
export const sortOf = ({ sort = 'name' }: PeopleSearch): TableSort =>
  sort.startsWith('-') ? { column: sort.slice(1), direction: 'descending' } : { column: sort, direction: 'ascending' };

/** The table's order in the address's form. */
export const sortText = (sort: TableSort | undefined): string | undefined =>
  sort && `${sort.direction === 'descending' ? '-' : ''}${sort.column}`;

/** Name and surname; empty for an invitation that names nobody. */
export const nameOf = ({ firstName, lastName }: Pick<OrganizationUser, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Name of a person in a sentence, else the e-mail. */
export const calledOf = (person: OrganizationUser): string => nameOf(person) || person.email;

/** People in the order of the address, for lists without a table: by the column's text in this language, those without a text last. */
export const inOrder = (
  people: readonly OrganizationUser[],
  columns: readonly Pick<TableColumn<OrganizationUser>, 'id' | 'textOf' | 'sortValueOf'>[],
  { column, direction }: TableSort,
  locale: string,
): OrganizationUser[] => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const sorted = columns.find(({ id }) => id === column) ?? columns[0];
  if (!sorted) return [...people];
  const sign = direction === 'descending' ? -1 : 1;
  const sortValueOf = (person: OrganizationUser) => sorted.sortValueOf?.(person) ?? sorted.textOf(person);
  return people.toSorted((one, other) => {
    const left = sortValueOf(one);
    const right = sortValueOf(other);
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * compare(String(left), String(right));
  });
};

/** The people who match the search, in the given order. */
export const findPeople = (people: readonly OrganizationUser[], { q = '', level, status }: PeopleSearch) => {
  const isFound = textSearch(q);
  return people.filter((person) => {
    const text = `${nameOf(person)} ${person.email} ${person.department ?? ''}`;
    return (
      isFound(text) &&
      (level === undefined || person.role === level) &&
      (status === undefined || person.status === status)
    );
  });
};
