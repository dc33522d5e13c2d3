import { type ReportStep, reportPhases, stepsOf } from '@esg/contract';
import { Tooltip, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { StepLink } from './StepLink.tsx';
import { StepMark } from './StepMark.tsx';
import { missingWords, phaseNames, stepNames } from './step-words.ts';
import { isFinished, missingIn, type ReportPhase } from './steps.ts';
import { nav } from './WizardFrame.css.ts';
import * as css from './WizardNav.css.ts';
import { useWizard } from './wizard-context.ts';

const phases = Object.entries(reportPhases) as [ReportPhase, readonly ReportStep[]][];

/** All steps by phase in one line, each a link that says what it still lacks; behind one button where there is no room. */
export const WizardNav = () => {
  const { t, i18n } = useLingui();
  const { report, step: current } = useWizard();
  const own = stepsOf(report);
  const [openedAt, setOpenedAt] = useState<ReportStep>();
  const line = useRef<HTMLOListElement>(null);
  // The line of steps moves until the open one is in sight.
  useEffect(() => {
    const open = current && line.current?.querySelector('[aria-current]');
    if (open) open.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  // Going to a step closes the list again.
  const isOpen = openedAt === current;
  const place = own.indexOf(current) + 1;
  const total = own.length;
  const name = i18n._(stepNames[current]);

  return (
    <nav aria-label={t`Steps of the report`} className={nav}>
      <button
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        onClick={() => setOpenedAt(isOpen ? undefined : current)}
      >
        <Trans>
          Step {place} of {total}: <strong>{name}</strong>
        </Trans>
      </button>
      <ol className={css.phases} data-open={isOpen || undefined} ref={line}>
        {phases.map(([phase, steps]) => (
          <li key={phase} className={css.phase}>
            <span className={css.phaseName}>{i18n._(phaseNames[phase])}</span>
            <ol className={css.steps}>
              {steps
                .filter((step) => own.includes(step))
                .map((step) => (
                  <li key={step}>
                    <StepEntry step={step} />
                  </li>
                ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const StepEntry = ({ step }: { step: ReportStep }) => {
  const { t, i18n } = useLingui();
  const { report } = useWizard();
  const missing = missingIn(report);
  const lacks = missing[step];
  const isDone = isFinished(step, missing);
  const words = lacks ? i18n._(missingWords[lacks]) : isDone && t`Done`;
  const link = (
    <StepLink step={step} className={css.step}>
      <StepMark state={isDone ? 'done' : lacks ? 'lacking' : 'open'} />
      <span>{i18n._(stepNames[step])}</span>
      {words && <VisuallyHidden>{words}</VisuallyHidden>}
    </StepLink>
  );
  return words ? <Tooltip content={words}>{link}</Tooltip> : link;
};
