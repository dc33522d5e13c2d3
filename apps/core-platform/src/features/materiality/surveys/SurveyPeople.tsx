import { surveyMutations, surveyQueries } from '@esg/api-client';
import { notify, useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  isEmail,
  type Language,
  languageNames,
  languages,
  type Survey,
  type SurveyGroup,
  surveyLimits,
  surveyText,
} from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, Select, Stack, Text, TextArea } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { AddGroup, GroupWeight } from './GroupFields.tsx';
import { OpenAnswers } from './OpenAnswers.tsx';
import { OpenLink } from './OpenLink.tsx';
import { PeopleList } from './PeopleList.tsx';
import { SetAsideEffects } from './SetAsideEffects.tsx';

/** Who is asked: groups with their weights, people by e-mail, and an open link for each group. */
export const SurveyPeople = ({ survey }: { survey: Survey }) => {
  const { readOnly } = useAssessment();
  const mayChange = !readOnly && survey.state !== 'closed';
  return (
    <Stack gap={6} align="stretch">
      {survey.groups.length === 0 && (
        <Text tone="muted">
          <Trans>Add the groups that you ask. Results are shown for each, and each counts by its weight.</Trans>
        </Text>
      )}
      <Stack as="ul" gap={3} align="stretch">
        {survey.groups.map((group) => (
          <GroupCard key={group.id} survey={survey} group={group} mayChange={mayChange} maySort={!readOnly} />
        ))}
      </Stack>
      {!readOnly && <SetAsideEffects survey={survey} />}
      {!readOnly && <AddGroup survey={survey} />}
      {mayChange && <Letters survey={survey} />}
      {!readOnly && <PeopleList survey={survey} />}
    </Stack>
  );
};

type GroupCardProps = { survey: Survey; group: SurveyGroup; mayChange: boolean; maySort: boolean };

const GroupCard = ({ survey, group, mayChange, maySort }: GroupCardProps) => {
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const { people, sent, started, submitted } = group.progress;
  const asked = Math.max(sent, submitted);
  const rate = asked === 0 ? 0 : Math.round((submitted / asked) * 100);
  return (
    <Card as="li">
      <Stack gap={3} align="stretch">
        <Inline justify="between" gap={4}>
          <Stack gap={1}>
            <Heading level={3} size="md">
              {surveyText(group.name, language)}
            </Heading>
            <Text as="span" size="sm" tone="muted" role="status">
              <Trans>
                {people} in the list, {sent} asked, {started} started, {submitted} answered ({rate}%)
              </Trans>
            </Text>
          </Stack>
          <GroupWeight survey={survey} group={group} />
        </Inline>
        {mayChange && (
          <Inline gap={2}>
            <Button size="compact" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
              <Trans>Add people</Trans>
            </Button>
            {survey.state !== 'draft' && <OpenLink group={group} />}
          </Inline>
        )}
        {maySort && survey.state !== 'draft' && <OpenAnswers survey={survey} group={group} />}
        {isAdding && <AddPeople survey={survey} groupId={group.id} onDone={() => setAdding(false)} />}
      </Stack>
    </Card>
  );
};

/** Lines such as `mei@example.com, Mei Chan`, as a sheet gives them. */
const peopleIn = (typed: string, language: Language) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [email = '', ...name] = line.split(/[,;\t]/);
      return { email: email.trim().toLowerCase(), name: name.join(' ').trim(), language };
    });

type AddPeopleProps = { survey: Survey; groupId: string; onDone: () => void };

const AddPeople = ({ survey, groupId, onDone }: AddPeopleProps) => {
  const { t } = useLingui();
  const own = useLanguage();
  const { problem } = useProblemSentences();
  const [typed, setTyped] = useState('');
  const [language, setLanguage] = useState<Language>(own);
  const { mutate, error, isPending } = useMutation(surveyMutations.addPeople(useApi(), useQueryClient()));
  const people = peopleIn(typed, language);
  const wrong = people.filter(({ email }) => !isEmail(email)).map(({ email }) => email);
  const add = () => {
    if (people.length > 0 && wrong.length === 0) mutate({ id: survey.id, groupId, people }, { onSuccess: onDone });
  };
  const names = wrong.slice(0, 3).join(', ');
  return (
    <Stack gap={3} align="stretch">
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextArea
        label={t({ context: 'survey', message: 'People' })}
        hint={t`One e-mail address on each line, with a name after a comma if you like.`}
        error={wrong.length > 0 ? t`These aren’t e-mail addresses: ${names}` : undefined}
        value={typed}
        onChange={({ value }) => setTyped(value)}
      />
      <Select
        label={t`Language of the e-mail`}
        options={languages.map((each) => ({ value: each, label: languageNames[each] }))}
        value={language}
        onChange={({ value }) => setLanguage(value as Language)}
      />
      <Inline>
        <Button emphasis="strong" pending={isPending} onClick={add}>
          <Trans>Add to the list</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

const told = (count: number) => {
  const most = surveyLimits.remindersMax;
  if (count === 0)
    notify('info', msg`No e-mail to send now: everyone was written to within a day, or ${most} times already.`);
  else notify('success', msg`E-mails on their way: ${count}`);
};

/** Reminds everybody: so many letters are written at once, the rest by the next call. */
const useReminder = ({ id }: Survey, message: string) => {
  const remind = useMutation(surveyMutations.remind(useApi(), useQueryClient()));
  const remindAll = async () => {
    let sent = 0;
    for (let left = 1; left > 0; ) {
      const outcome = await remind.mutateAsync({ id, message });
      sent += outcome.sent;
      left = outcome.left;
    }
    told(sent);
  };
  return { remind, remindAll };
};

/** The groups that are too small to be asked anonymously, and how many people each misses. */
const SmallGroups = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { list } = useFormatters();
  const people = useQuery(surveyQueries.people(useApi(), survey.id));
  const fewest = surveyLimits.fewestShown;
  if (survey.privacy !== 'anonymous' || !people.data) return null;
  const asked = people.data;
  const missing = survey.groups.flatMap(({ id, name }) => {
    const count = asked.filter(({ groupId }) => groupId === id).length;
    const group = surveyText(name, language);
    const more = fewest - count;
    return count > 0 && more > 0 ? [t`${group} (${more} more)`] : [];
  });
  if (missing.length === 0) return null;
  const groups = list(missing);
  return (
    <Banner tone="warning" title={<Trans>Some groups are too small for anonymous answers</Trans>}>
      <Trans>
        Each group that gets e-mails needs at least {fewest} people. Add people to: {groups}.
      </Trans>
    </Banner>
  );
};

/** Writes to people, and reminds them. */
const Letters = ({ survey }: { survey: Survey }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');
  const send = useMutation(surveyMutations.send(api, queryClient));
  const { remind, remindAll } = useReminder(survey, message);
  const people = useQuery(surveyQueries.people(api, survey.id));
  const unsent = (people.data ?? []).filter(({ state }) => state === 'added').length;
  const error = send.error ?? remind.error;
  if (survey.state === 'draft')
    return (
      <Text tone="muted">
        <Trans>Open the survey to send e-mails and make open links.</Trans>
      </Text>
    );
  return (
    <Stack gap={3} align="stretch">
      <SmallGroups survey={survey} />
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextArea
        label={t`Your own words in the e-mail`}
        rows={2}
        value={message}
        onChange={({ value }) => setMessage(value)}
      />
      <Inline gap={2}>
        {unsent > 0 && (
          <Button
            emphasis="strong"
            pending={send.isPending}
            onClick={() => send.mutate({ id: survey.id, message }, { onSuccess: ({ sent }) => told(sent) })}
          >
            <Plural value={unsent} one="Send # e-mail" other="Send # e-mails" />
          </Button>
        )}
        {survey.progress.sent > 0 && (
          <Button pending={remind.isPending} onClick={() => void remindAll().catch(() => undefined)}>
            {survey.privacy === 'anonymous' ? (
              <Trans>Remind everyone</Trans>
            ) : (
              <Trans>Remind people who haven’t answered</Trans>
            )}
          </Button>
        )}
      </Inline>
    </Stack>
  );
};
