import { tagOf, useLanguage } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Checkbox, Stack, Table, TableHead, Text } from '@esg/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { calledOf, inOrder, nameOf, type PeopleSearch, sortOf } from './people-search.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

type PeopleCardsProps = {
  readonly people: readonly OrganizationUser[];
  readonly everybody: readonly OrganizationUser[];
  readonly search: PeopleSearch;
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** People and open invitations as a list of cards, each with all data, in the address's order. */
export const PeopleCards = ({ people, everybody, search, chosen, onChosen }: PeopleCardsProps) => {
  const { t } = useLingui();
  const locale = tagOf(useLanguage());
  const columns = usePeopleColumns(everybody);
  if (people.length === 0)
    return (
      <Text tone="muted">
        <Trans>No match. Clear the search to see everyone.</Trans>
      </Text>
    );
  const choose = (id: string, isChosen: boolean) =>
    onChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  // Name and address are in the head of each card.
  const told = columns.filter(({ id }) => id !== 'name' && id !== 'email');
  const count = people.filter(({ id }) => chosen.has(id)).length;
  return (
    <Stack gap={3} align="stretch">
      <Checkbox
        label={plural(people.length, { one: 'Choose the one shown', other: 'Choose all # shown' })}
        value={count === people.length}
        indeterminate={count > 0 && count < people.length}
        onChange={({ value }) => onChosen(new Set(value ? people.map(({ id }) => id) : []))}
      />
      <Table caption={t`People of your organisation`} captionHidden stacked>
        <TableHead heads={[t`Full name`, ...told.map(({ header }) => header)]} />
        <tbody>
          {inOrder(people, columns, sortOf(search), locale).map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              told={told}
              isChosen={chosen.has(person.id)}
              onChoose={(isChosen) => choose(person.id, isChosen)}
            />
          ))}
        </tbody>
      </Table>
    </Stack>
  );
};

type PersonCardProps = {
  readonly person: OrganizationUser;
  readonly told: ReturnType<typeof usePeopleColumns>;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

const PersonCard = ({ person, told, isChosen, onChoose }: PersonCardProps) => {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="row">
        <Checkbox
          label={person.isSelf ? t`${nameOf(person)} (you)` : calledOf(person)}
          value={isChosen}
          onChange={({ value }) => onChoose(value)}
        />
        {calledOf(person) !== person.email && (
          <Text size="sm" tone="muted">
            {person.email}
          </Text>
        )}
      </th>
      {told.map(({ id, header, cell, textOf }) => (
        <td key={id} data-label={header}>
          {cell ? cell(person) : textOf(person)}
        </td>
      ))}
    </tr>
  );
};
