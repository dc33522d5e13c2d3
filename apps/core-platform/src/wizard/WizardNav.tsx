import { type ReportStep, reportPhases } from '@esg/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { StepLink } from './StepLink.tsx';
import { missingWords, phaseNames, stepNames } from './step-words.ts';
import { isFinished, missingIn, type ReportPhase } from './steps.ts';
import * as css from './WizardNav.css.ts';
import { useWizard } from './wizard-context.ts';

const phases = Object.entries(reportPhases) as [ReportPhase, readonly ReportStep[]][];

/** Pixels of the neighbour that stay in sight, to say that there is more. */
const edge = 24;

/** All steps by phase, each a link; says of each what it still lacks. */
export const WizardNav = () => {
  const { t, i18n } = useLingui();
  const { report, step: current } = useWizard();
  const missing = missingIn(report);
  const nav = useRef<HTMLElement>(null);

  // On a narrow screen the steps scroll sideways; the open one is always in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per step.
  useEffect(() => {
    const open = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (!open || !nav.current) return;
    nav.current.scrollLeft += open.getBoundingClientRect().left - nav.current.getBoundingClientRect().left - edge;
  }, [current]);

  return (
    <nav ref={nav} aria-label={t`Steps of the report`} className={css.nav}>
      <ol className={css.phases}>
        {phases.map(([phase, steps]) => (
          <li key={phase} className={css.phase} data-current={steps.includes(current) || undefined}>
            <span className={css.phaseName}>{i18n._(phaseNames[phase])}</span>
            <ol className={css.steps}>
              {steps.map((step) => {
                const lacks = missing[step];
                const isDone = isFinished(step, missing);
                return (
                  <li key={step}>
                    <StepLink step={step} className={css.step} current={step === current}>
                      <span className={css.mark} data-done={isDone || undefined} aria-hidden="true" />
                      <span>
                        {i18n._(stepNames[step])}
                        <span className={css.lacks}>
                          {lacks && i18n._(missingWords[lacks])}
                          {isDone && <Trans>Done</Trans>}
                        </span>
                      </span>
                    </StepLink>
                  </li>
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
};
