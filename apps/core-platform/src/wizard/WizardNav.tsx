import { type ReportStep, reportPhases } from '@esg/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useRef, useState } from 'react';
import { PhaseEntry } from './PhaseEntry.tsx';
import { stepNames } from './step-words.ts';
import { phaseOf, type ReportPhase } from './steps.ts';
import { useStepsOf } from './use-steps-of.ts';
import { nav } from './WizardFrame.css.ts';
import * as css from './WizardNav.css.ts';
import { useWizard } from './wizard-context.ts';

const phases = Object.entries(reportPhases) as [ReportPhase, readonly ReportStep[]][];

/**
 * The navigation of the report: its phases in one line, with the steps of the open one, each a link that says what it still lacks. Another
 * phase can be unfolded without leaving the step. In a narrow window everything is behind one button that names the current step.
 */
export const WizardNav = () => {
  const { t, i18n } = useLingui();
  const { report, step: current } = useWizard();
  const own = useStepsOf(report);
  /** The phase that a person unfolded at this step; moving to another step folds it again. */
  const [unfolded, setUnfolded] = useState<{ at: ReportStep; list: boolean; phase: ReportPhase }>();
  const opener = useRef<HTMLButtonElement>(null);
  const here = { at: current, list: false, phase: phaseOf(current) };
  const shown = unfolded?.at === current ? unfolded : here;
  const place = own.indexOf(current) + 1;
  const total = own.length;
  const name = i18n._(stepNames[current]);

  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !shown.list) return;
    setUnfolded(undefined);
    opener.current?.focus();
  };

  return (
    <nav aria-label={t`Steps of the report`} className={nav} data-pane onKeyDown={close}>
      <button
        ref={opener}
        type="button"
        className={css.opener}
        aria-expanded={shown.list}
        onClick={() => setUnfolded({ ...here, list: !shown.list })}
      >
        <Trans>
          Step {place} of {total}: <strong>{name}</strong>
        </Trans>
      </button>
      <ol className={css.phases} data-open={shown.list || undefined}>
        {phases.map(([phase, steps]) => (
          <PhaseEntry
            key={phase}
            phase={phase}
            steps={steps.filter((step) => own.includes(step))}
            isOpen={shown.phase === phase}
            onOpen={() => setUnfolded({ ...shown, phase })}
          />
        ))}
      </ol>
    </nav>
  );
};
