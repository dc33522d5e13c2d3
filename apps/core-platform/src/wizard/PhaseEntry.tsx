import type { ReportStep } from '@esg/contract';
import { Tooltip, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { StepLink } from './StepLink.tsx';
import { StepMark } from './StepMark.tsx';
import { missingWords, phaseNames, stepNames } from './step-words.ts';
import { isFinished, missingIn, progressOf, type ReportPhase } from './steps.ts';
import * as css from './WizardNav.css.ts';
import { useWizard } from './wizard-context.ts';

/** Steps that are in one line with the other phases in most windows. */
const longMost = 4;

type PhaseEntryProps = {
  phase: ReportPhase;
  /** Those of its steps that this report has. */
  steps: readonly ReportStep[];
  isOpen: boolean;
  onOpen: () => void;
};

/** One phase: its name with its progress, and its steps while it is open. A phase of one step is a link to that step. */
export const PhaseEntry = ({ phase, steps, isOpen, onOpen }: PhaseEntryProps) => {
  const { i18n } = useLingui();
  const { step: current } = useWizard();
  const listId = useId();
  const [only, ...others] = steps;
  const name = i18n._(phaseNames[phase]);
  if (only && others.length === 0)
    return (
      <li className={css.phase}>
        <StepEntry step={only} name={name} />
      </li>
    );
  return (
    <li
      className={css.phase}
      data-open={isOpen || undefined}
      data-long={(isOpen && steps.length > longMost) || undefined}
    >
      <button
        type="button"
        className={css.phaseButton}
        aria-expanded={isOpen}
        aria-controls={listId}
        data-here={steps.includes(current) || undefined}
        onClick={onOpen}
      >
        {name}
        <PhaseProgress steps={steps} />
      </button>
      <ol className={css.steps} id={listId} hidden={!isOpen}>
        {steps.map((step) => (
          <li key={step}>
            <StepEntry step={step} name={i18n._(stepNames[step])} />
          </li>
        ))}
      </ol>
    </li>
  );
};

const PhaseProgress = ({ steps }: { steps: readonly ReportStep[] }) => {
  const { report, framework } = useWizard();
  const { done, total } = progressOf(steps, missingIn(report, framework), framework);
  if (total === 0) return null;
  const isDone = done === total;
  if (isDone || total === 1)
    return (
      <>
        <StepMark state={isDone ? 'done' : 'lacking'} />
        <VisuallyHidden>{isDone ? <Trans>Done</Trans> : <Trans>Not finished</Trans>}</VisuallyHidden>
      </>
    );
  return (
    <span className={css.count}>
      <Trans>
        {done} of {total} done
      </Trans>
    </span>
  );
};

const StepEntry = ({ step, name }: { step: ReportStep; name: string }) => {
  const { t, i18n } = useLingui();
  const { report, framework } = useWizard();
  const missing = missingIn(report, framework);
  const lacks = missing[step];
  const isDone = isFinished(step, missing, framework);
  const words = lacks ? i18n._(missingWords[lacks]) : isDone && t`Done`;
  const link = (
    <StepLink step={step} className={css.step}>
      {words && <StepMark state={isDone ? 'done' : 'lacking'} />}
      <span>{name}</span>
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </StepLink>
  );
  return words ? <Tooltip content={words}>{link}</Tooltip> : link;
};
