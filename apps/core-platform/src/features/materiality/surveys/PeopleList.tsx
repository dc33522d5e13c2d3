import { surveyMutations, surveyQueries } from '@esg/api-client';
import { notifyProblem, useApi, useLanguage } from '@esg/app-kit';
import { type Survey, type SurveyPerson, surveyText } from '@esg/contract';
import { Button, ConfirmDialog, Inline, Stack, Table, TableHead } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NewLink } from './NewLink.tsx';

const stateNames: Record<SurveyPerson['state'], MessageDescriptor> = {
  added: msg`Not asked yet`,
  sent: msg({ context: 'survey', message: 'Asked' }),
  started: msg`Started`,
  submitted: msg({ context: 'survey', message: 'Answered' }),
  withdrawn: msg`Withdrawn`,
  revoked: msg`Link ended`,
};

const shownAtOnce = 100;

/** People who are asked by a link of their own. Of an anonymous survey the list does not tell who has answered. */
export const PeopleList = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const api = useApi();
  const { data = [] } = useQuery(surveyQueries.people(api, survey.id));
  const [link, setLink] = useState<string>();
  const [ending, setEnding] = useState<SurveyPerson>();
  const [most, setMost] = useState(shownAtOnce);
  const queryClient = useQueryClient();
  const issue = useMutation(surveyMutations.issueLink(api, queryClient));
  const revoke = useMutation(surveyMutations.revokePerson(api, queryClient));
  if (data.length === 0) return null;
  const groups = new Map(survey.groups.map(({ id, name }) => [id, surveyText(name, language)]));
  const onError = (error: unknown) => notifyProblem(error);
  const mayLink = survey.privacy !== 'anonymous' && survey.state !== 'draft' && survey.state !== 'closed';
  return (
    <Stack gap={3} align="stretch">
      {link && <NewLink url={link} />}
      <Table caption={t({ context: 'survey', message: 'People' })} stacked>
        <TableHead heads={[t`E-mail`, t({ context: 'person', message: 'Name' }), t`Group`, t`State`, t`Actions`]} />
        <tbody>
          {data.slice(0, most).map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              group={groups.get(person.groupId)}
              mayLink={mayLink}
              onLink={() => issue.mutate(person.id, { onSuccess: ({ url }) => setLink(url), onError })}
              onRevoke={() => setEnding(person)}
            />
          ))}
        </tbody>
      </Table>
      {ending && (
        <EndLink
          email={ending.email}
          onClose={() => setEnding(undefined)}
          onEnd={() => {
            revoke.mutate(ending.id, { onError });
            setEnding(undefined);
          }}
        />
      )}
      {data.length > most && (
        <Inline>
          <Button onClick={() => setMost(most + shownAtOnce)}>
            <Trans>Show more</Trans>
          </Button>
        </Inline>
      )}
    </Stack>
  );
};

type EndLinkProps = { email: string; onClose: () => void; onEnd: () => void };

/** Asks before somebody is left out for good. */
const EndLink = ({ email, onClose, onEnd }: EndLinkProps) => (
  <ConfirmDialog
    open
    onOpenChange={onClose}
    title={<Trans>End the link of {email}?</Trans>}
    description={<Trans>They can’t answer or change their answers any more. You can’t undo this.</Trans>}
    confirmLabel={<Trans>End the link</Trans>}
    cancelLabel={<Trans>Cancel</Trans>}
    tone="danger"
    onConfirm={onEnd}
  />
);

type PersonRowProps = {
  person: SurveyPerson;
  group: string | undefined;
  mayLink: boolean;
  onLink: () => void;
  onRevoke: () => void;
};

const PersonRow = ({ person, group, mayLink, onLink, onRevoke }: PersonRowProps) => {
  const { t, i18n } = useLingui();
  const { email, name, state } = person;
  return (
    <tr>
      <th scope="row">{email}</th>
      <td>{name}</td>
      <td>{group}</td>
      <td>{i18n._(stateNames[state])}</td>
      <td>
        {state !== 'revoked' && (
          <Inline gap={2}>
            {mayLink && (
              <Button size="compact" emphasis="quiet" aria-label={t`Make a link for ${email}`} onClick={onLink}>
                <Trans>Make a link</Trans>
              </Button>
            )}
            <Button size="compact" emphasis="quiet" aria-label={t`End the link of ${email}`} onClick={onRevoke}>
              <Trans>End the link</Trans>
            </Button>
          </Inline>
        )}
      </td>
    </tr>
  );
};
