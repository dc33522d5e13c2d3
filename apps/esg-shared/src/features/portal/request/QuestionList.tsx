import { useLanguage } from '@esg/app-kit';
import type { CellState, PortalQuestion, PortalTask } from '@esg/contract';
import { Status, type statusTones, Text, usePhone } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { titleOf } from './metric-of.ts';
import { byMonths } from './months/month-figures.ts';
import { isToCheck, stateOf } from './question-state.ts';
import * as css from './request.css.ts';
import { monthsPage, submitPage } from './request-place.ts';

const tones: Record<CellState, (typeof statusTones)[number]> = {
  missing: 'neutral',
  entered: 'success',
  estimated: 'success',
  blocked: 'warning',
};

const names: Record<CellState, MessageDescriptor> = {
  missing: msg({ message: 'Missing', context: 'answer' }),
  entered: msg({ message: 'Answered', context: 'answer' }),
  estimated: msg({ message: 'Estimated', context: 'answer' }),
  blocked: msg({ message: 'Can’t answer', context: 'answer' }),
};

/** How far one question is, as colour, icon and word. */
export const QuestionMark = ({ state }: { readonly state: CellState }) => {
  const { i18n } = useLingui();
  return <Status tone={tones[state]}>{i18n._(names[state])}</Status>;
};

/** The same while it can be answered: an answer that was known before is to be checked, as the count of the request has it. */
const OpenQuestionMark = ({ task, question }: { readonly task: PortalTask; readonly question: PortalQuestion }) =>
  isToCheck(question, task) ? (
    <Status tone="progress">
      <Trans context="answer">To check</Trans>
    </Status>
  ) : (
    <QuestionMark state={stateOf(question)} />
  );

type QuestionListProps = {
  readonly task: PortalTask;
  /** Id of the open question, or the last page. */
  readonly current: string;
  /** Called when one is chosen, to close what the list is in. */
  readonly onChosen?: () => void;
};

/** Every question with its state, all months as a table where there is room, and the page on which the answers are submitted. */
export const QuestionList = ({ task, current, onChosen }: QuestionListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const hasMonths = !usePhone() && byMonths(task.questions).length > 0;
  return (
    <nav aria-label={t`All questions`}>
      <ol className={css.list}>
        {task.questions.map((question) => {
          const isOpen = question.sectionId === current;
          return (
            <li key={question.sectionId}>
              <Link
                to="."
                search={{ question: question.sectionId } as never}
                className={css.entry}
                aria-current={isOpen ? 'step' : undefined}
                onClick={onChosen}
              >
                <span>
                  {titleOf(task, question)[language]}
                  {question.delegated && (
                    <Text size="sm" tone="muted">
                      {question.delegated.to.name}
                    </Text>
                  )}
                </span>
                <OpenQuestionMark task={task} question={question} />
              </Link>
            </li>
          );
        })}
        {hasMonths && (
          <PageEntry page={monthsPage} current={current} onChosen={onChosen}>
            <Trans>All months in a table</Trans>
          </PageEntry>
        )}
        <PageEntry page={submitPage} current={current} onChosen={onChosen}>
          <Trans>Check and submit</Trans>
        </PageEntry>
      </ol>
    </nav>
  );
};

type PageEntryProps = Pick<QuestionListProps, 'current'> & {
  readonly page: string;
  readonly onChosen: (() => void) | undefined;
  readonly children: ReactNode;
};

const PageEntry = ({ page, current, onChosen, children }: PageEntryProps) => (
  <li>
    <Link
      to="."
      search={{ question: page } as never}
      className={css.entry}
      aria-current={page === current ? 'step' : undefined}
      onClick={onChosen}
    >
      {children}
    </Link>
  </li>
);
