import { PersonStatusMark, roleNames } from '@esg/app-kit';
import type { OrganizationUser } from '@esg/contract';
import { Checkbox, Table, TableHead, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { calledOf, nameOf } from './people-search.ts';
import { useSeen } from './use-seen.ts';

type PeopleCardsProps = {
  readonly people: readonly OrganizationUser[];
  readonly chosen: ReadonlySet<string>;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
};

/** People and open invitations, one below the other, each with all that is known of them. */
export const PeopleCards = ({ people, chosen, onChosen }: PeopleCardsProps) => {
  const { t } = useLingui();
  if (people.length === 0)
    return (
      <Text tone="muted">
        <Trans>No match. Clear the search to see everybody.</Trans>
      </Text>
    );
  const choose = (id: string, isChosen: boolean) =>
    onChosen(new Set(isChosen ? [...chosen, id] : [...chosen].filter((other) => other !== id)));
  const heads = [t`Full name`, t`Permission level`, t`Status`, t`Last sign-in`];
  return (
    <Table caption={t`People of your organisation`} captionHidden stacked>
      <TableHead heads={heads} />
      <tbody>
        {people
          .toSorted((one, other) => calledOf(one).localeCompare(calledOf(other)))
          .map((person) => (
            <PersonCard
              key={person.id}
              person={person}
              isChosen={chosen.has(person.id)}
              onChoose={(isChosen) => choose(person.id, isChosen)}
            />
          ))}
      </tbody>
    </Table>
  );
};

type PersonCardProps = {
  readonly person: OrganizationUser;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
};

const PersonCard = ({ person, isChosen, onChoose }: PersonCardProps) => {
  const { t, i18n } = useLingui();
  const seen = useSeen();
  return (
    <tr>
      <th scope="row">
        <Checkbox
          label={person.isSelf ? t`${nameOf(person)} (you)` : calledOf(person)}
          aria-label={t`Choose ${calledOf(person)}`}
          value={isChosen}
          onChange={({ value }) => onChoose(value)}
        />
        {calledOf(person) !== person.email && (
          <Text size="sm" tone="muted">
            {person.email}
          </Text>
        )}
      </th>
      <td data-label={t`Permission level`}>{i18n._(roleNames[person.role])}</td>
      <td data-label={t`Status`}>
        <PersonStatusMark status={person.status} />
      </td>
      <td data-label={t`Last sign-in`}>{seen(person)}</td>
    </tr>
  );
};
