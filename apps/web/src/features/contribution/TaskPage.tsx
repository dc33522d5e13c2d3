import { useFormatters, useLanguage, usePageTitle } from '@esg/app-kit';
import { type ContributionTask, printedCode } from '@esg/contract';
import { Banner, Facts, Heading, Page, Progress, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as css from './ContributionFrame.css.ts';
import { FinishCard } from './FinishCard.tsx';
import { Finished } from './Finished.tsx';
import { InvitersMessage, Leave } from './GuestParts.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { Reminders } from './Reminders.tsx';
import { progressOf } from './task-progress.ts';

type TaskPageProps = { readonly task: ContributionTask; readonly endReminders: boolean };

/** The questions of an invited person, each of which saves by itself, and a button to say that one is done. */
export const TaskPage = ({ task, endReminders }: TaskPageProps) => {
  const { t } = useLingui();
  const [looksAgain, setLooksAgain] = useState(false);
  usePageTitle(task.reportName);
  const { organizationName, invitedBy, reportName } = task;
  const isReviewer = task.role === 'reviewer';
  const showsEnd = task.doneAt !== null && !looksAgain;
  return (
    <Page
      title={reportName}
      purpose={
        isReviewer
          ? t`${invitedBy} from ${organizationName} has asked you to review these answers.`
          : t`${invitedBy} from ${organizationName} has asked you for these answers. What you enter is saved as you type.`
      }
    >
      {showsEnd ? (
        <Finished task={task} onLookAgain={() => setLooksAgain(true)} />
      ) : (
        <Stack gap={6}>
          <About task={task} />
          {!isReviewer && !task.mayAnswer && (
            <Banner tone="info" title={t`The report can’t be changed right now`}>
              <Trans>You can read the answers. Contact {invitedBy} if something needs correcting.</Trans>
            </Banner>
          )}
          {!isReviewer && <TaskProgress task={task} />}
          <Questions task={task} />
          <FinishCard task={task} onDone={() => setLooksAgain(false)} />
        </Stack>
      )}
      <Reminders task={task} asksToEnd={endReminders} />
      <Leave task={task} />
    </Page>
  );
};

const About = ({ task }: { readonly task: ContributionTask }) => {
  const { t } = useLingui();
  const { day, date, period } = useFormatters();
  const language = useLanguage();
  return (
    <Stack gap={4}>
      <InvitersMessage task={task} />
      <Facts
        facts={[
          { term: t`Framework`, value: task.framework[language] },
          ...(task.period ? [{ term: t`Period`, value: period(task.period) }] : []),
          ...(task.dueOn ? [{ term: t`Due on`, value: day(task.dueOn) }] : []),
          { term: t`Your link works until`, value: date(task.expiresAt) },
        ]}
      />
    </Stack>
  );
};

const TaskProgress = ({ task }: { readonly task: ContributionTask }) => {
  const { t } = useLingui();
  const { answered, all } = progressOf(task);
  const words = t`${answered} of ${all} answered`;
  return (
    <div className={css.progress}>
      <Text size="sm" tone="muted" numeric>
        <span role="status">{words}</span>
      </Text>
      <Progress
        value={all === 0 ? 0 : answered / all}
        label={t`Your questions`}
        valueText={words}
        tone={answered === all ? 'success' : 'accent'}
      />
    </div>
  );
};

const Questions = ({ task }: { readonly task: ContributionTask }) => {
  const language = useLanguage();
  return task.disclosures.map((disclosure) => (
    <Stack key={disclosure.code} as="section" gap={4}>
      <Stack gap={1}>
        <Heading level={2} size="md">
          {printedCode(disclosure.code, task.versionId, language)} {disclosure.title[language]}
        </Heading>
        {disclosure.guidance && (
          <Text tone="muted" measured>
            {disclosure.guidance[language]}
          </Text>
        )}
      </Stack>
      {disclosure.questions.map((question) => (
        <QuestionCard key={question.field.key} task={task} code={disclosure.code} question={question} />
      ))}
    </Stack>
  ));
};
