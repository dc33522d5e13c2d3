import { sessionQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters, useLanguage, usePageTitle, useUnsent } from '@esg/app-kit';
import { homePathOf, mayAnswer, type Party, type PortalTask, portalRoleOf } from '@esg/contract';
import { Banner, Button, Inline, Page, Progress, Sheet, Stack, Text, TextLink, usePhone } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { List } from 'lucide-react';
import { useState } from 'react';
import { useOwnProgress } from '../use-own-progress.ts';
import { Answers } from './Answers.tsx';
import { HandOver } from './delegation/HandOver.tsx';
import { MonthTablePage } from './months/MonthTablePage.tsx';
import { byMonths } from './months/month-figures.ts';
import { QuestionList } from './QuestionList.tsx';
import { QuestionPage } from './QuestionPage.tsx';
import { countKnown, missingIn, progressOf } from './question-state.ts';
import { RequestUploads } from './RequestUploads.tsx';
import * as css from './request.css.ts';
import { monthsPage, readQuestion, submitPage } from './request-place.ts';
import { SubmitPage } from './SubmitPage.tsx';
import { LeftBehind } from './waiting/LeftBehind.tsx';
import { useKeptQuestions } from './waiting/use-kept-questions.ts';
import { withWaiting } from './waiting/waiting-answers.ts';

type RequestPageProps = {
  /** Whose portal the request is in. */
  readonly of: Party;
  readonly task: PortalTask | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** One request: its questions one at a time while they can be answered, afterwards the answers as they were submitted. */
export const RequestPage = ({ of, task, error, onRetry }: RequestPageProps) => {
  const { t } = useLingui();
  const { period, day } = useFormatters();
  const title = task?.name ?? t`Request`;
  usePageTitle(title);
  const days = task && period(task.period);
  const due = task?.dueOn && day(task.dueOn);
  const customer = useCustomer(of);
  const where = task && [...customer, task.entityName, days].join(' · ');
  return (
    <div className={css.page}>
      <Page
        title={title}
        purpose={due ? t`${where}, due on ${due}` : where}
        before={
          <TextLink asChild>
            <Link to={homePathOf(portalRoleOf(of))}>
              <Trans>Your requests</Trans>
            </Link>
          </TextLink>
        }
      >
        <LeftBehind />
        {task ? (
          <RequestUploads task={task}>
            <RequestOf task={task} />
          </RequestUploads>
        ) : (
          <NotLoaded title={<Trans>Couldn’t load the questions</Trans>} error={error} onRetry={onRetry} />
        )}
      </Page>
    </div>
  );
};

/** The organisation that asks a supplier. People who came by a link see it in the frame alone: nobody is known there. */
const useCustomer = (of: Party): string[] => {
  const { data: profile } = useQuery({ ...sessionQueries.profile(useApi()), enabled: false });
  const { t } = useLingui();
  const language = useLanguage();
  const customer = (language === 'zhTw' && profile?.organizationChineseName) || profile?.organizationName;
  return of === 'suppliers' && customer ? [t`For ${customer}`] : [];
};

const RequestOf = ({ task }: { readonly task: PortalTask }) => {
  useKeptQuestions(task);
  const asked = readQuestion(useSearch({ strict: false }));
  const isOpen = mayAnswer(task);
  // Without an address of its own the request opens where it stopped, and stays there while that question is answered.
  const [opened] = useState(() => (missingIn(task)[0] ?? task.questions[0])?.sectionId ?? submitPage);
  const isTable = !usePhone() && asked === monthsPage && byMonths(task.questions).length > 0;
  const isKnown = asked === submitPage || isTable || task.questions.some(({ sectionId }) => sectionId === asked);
  const current = asked !== undefined && isKnown ? asked : opened;
  // What is counted and submitted has what waits on this device; the question itself begins from what is stored.
  const sent = withWaiting(task, useUnsent());
  const shown = task.questions.find(({ sectionId }) => sectionId === current);
  return (
    <Stack gap={4}>
      <Standing task={task} />
      {!isOpen && <Answers task={task} />}
      {isOpen && (
        <>
          <Far task={sent} current={current} />
          {isTable && <MonthTablePage task={task} />}
          {!isTable && (
            <div className={css.columns}>
              <div className={css.aside}>
                <QuestionList task={sent} current={current} />
              </div>
              {shown && current !== submitPage ? (
                <QuestionPage key={shown.sectionId} task={task} question={shown} />
              ) : (
                <SubmitPage task={sent} />
              )}
            </div>
          )}
        </>
      )}
    </Stack>
  );
};

/** The message of whoever asks; why it was returned; or that it waits, is approved, or ended with its entity. */
const Standing = ({ task }: { readonly task: PortalTask }) => {
  const { t } = useLingui();
  const { entityName, status, note, message, askedBy, checkedBy } = task;
  if (task.isArchived)
    return (
      <Banner tone="info" title={t`${entityName} was archived`}>
        <Trans>
          You can’t answer anything else for it. What you entered is kept. Ask {askedBy} if {entityName} should be
          restored.
        </Trans>
      </Banner>
    );
  return (
    <>
      {status === 'returned' && task.closedAt === null && (
        <Banner tone="warning" title={t`Your answers were returned. Change them and submit again.`}>
          <span className={css.message}>{note}</span>
        </Banner>
      )}
      {status === 'submitted' && task.closedAt === null && (
        <Banner tone="info" title={t`You’ve submitted these answers`}>
          <Trans>
            They can’t be changed while {checkedBy} checks them. If something is wrong, ask {checkedBy} to return them
            to you.
          </Trans>
        </Banner>
      )}
      {status === 'changed' && task.closedAt === null && (
        <Banner tone="info" title={t`Your answers are being checked again`}>
          <Trans>Someone changed them after they were approved. Ask {checkedBy} if you want to know why.</Trans>
        </Banner>
      )}
      {status !== 'approved' && task.closedAt !== null && (
        <Banner tone="info" title={t`This request is closed`}>
          <Trans>Answers can’t be changed any more. Ask {askedBy} if something is missing.</Trans>
        </Banner>
      )}
      {status === 'approved' && (
        <Banner tone="success" title={t`These answers are approved`}>
          <Trans>There’s nothing left to do. Thank you.</Trans>
        </Banner>
      )}
      {message && mayAnswer(task) && (
        <Text as="div" measured>
          <span className={css.message}>{message}</span>
        </Text>
      )}
    </>
  );
};

type FarProps = { readonly task: PortalTask; readonly current: string };

/** How many questions are done, the way to hand some over, and on narrow screens the way to all of them. */
const Far = ({ task, current }: FarProps) => {
  const { t } = useLingui();
  const [isListed, setIsListed] = useState(false);
  const all = task.questions.length;
  const { done, words } = useOwnProgress({ ...task, ...progressOf(task), known: countKnown(task), total: all });
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={3} justify="between">
        <Text as="span" size="sm" tone="muted" numeric>
          <span role="status">{words}</span>
        </Text>
        <Inline gap={2}>
          <HandOver task={task} />
          <span className={css.onlyNarrow}>
            <Button
              size="compact"
              icon={<List size="1rem" strokeWidth={1.5} aria-hidden />}
              onClick={() => setIsListed(true)}
            >
              <Trans>All questions</Trans>
            </Button>
          </span>
        </Inline>
      </Inline>
      <Progress
        value={all === 0 ? 0 : done / all}
        tone={done === all ? 'success' : 'accent'}
        label={t`Your answers`}
        valueText={words}
      />
      {isListed && (
        <Sheet open onOpenChange={setIsListed} side="end" title={t`All questions`} closeLabel={t`Close`}>
          <QuestionList task={task} current={current} onChosen={() => setIsListed(false)} />
        </Sheet>
      )}
    </Stack>
  );
};
