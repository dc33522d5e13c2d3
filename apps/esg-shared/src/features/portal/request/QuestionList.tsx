import { useLanguage } from '@esg/app-kit';
import type { PortalTask } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { titleOf } from './metric-of.ts';
import { type QuestionState, stateOf } from './question-state.ts';
import * as css from './request.css.ts';
import { submitPage } from './request-place.ts';

const tones: Record<QuestionState, (typeof statusTones)[number]> = {
  missing: 'neutral',
  entered: 'success',
  estimated: 'success',
  blocked: 'warning',
};

const names: Record<QuestionState, MessageDescriptor> = {
  missing: msg({ message: 'Missing', context: 'answer' }),
  entered: msg({ message: 'Answered', context: 'answer' }),
  estimated: msg({ message: 'Estimated', context: 'answer' }),
  blocked: msg({ message: 'Can’t answer', context: 'answer' }),
};

/** How far one question is, as colour, icon and word. */
export const QuestionMark = ({ state }: { readonly state: QuestionState }) => {
  const { i18n } = useLingui();
  return <Status tone={tones[state]}>{i18n._(names[state])}</Status>;
};

type QuestionListProps = {
  readonly task: PortalTask;
  /** Id of the open question, or the last page. */
  readonly current: string;
  /** Called when one is chosen, to close what the list is in. */
  readonly onChosen?: () => void;
};

/** Every question with its state, and the page on which the answers are submitted. */
export const QuestionList = ({ task, current, onChosen }: QuestionListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const ends = current === submitPage;
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
                <span>{titleOf(task, question)[language]}</span>
                <QuestionMark state={stateOf(question)} />
              </Link>
            </li>
          );
        })}
        <li>
          <Link
            to="."
            search={{ question: submitPage } as never}
            className={css.entry}
            aria-current={ends ? 'step' : undefined}
            onClick={onChosen}
          >
            <Trans>Check and submit</Trans>
          </Link>
        </li>
      </ol>
    </nav>
  );
};
