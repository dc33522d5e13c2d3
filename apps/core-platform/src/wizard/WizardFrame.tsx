import { ReportStatusMark, useLanguage } from '@esg/app-kit';
import { doneOfAsked, isEditable, reportNameIn } from '@esg/contract';
import { Badge, Heading, Progress, Text, useScrollRoom } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { StepFooter } from './StepFooter.tsx';
import { stepNames } from './step-words.ts';
import * as css from './WizardFrame.css.ts';
import { WizardNav } from './WizardNav.tsx';
import { useWizard } from './wizard-context.ts';

/** Heading with the report's name and state, the steps by phase, the step itself, and the footer. */
export const WizardFrame = ({ children }: { children: ReactNode }) => {
  const { i18n } = useLingui();
  const { report, step } = useWizard();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  const hash = useLocation({ select: (location) => location.hash });
  const isLocked = !isEditable(report.status);
  const stepName = i18n._(stepNames[step]);
  const notice = isLocked && (
    <div className={css.notice} data-above-panes={step === 'data-input' || undefined}>
      <ReadOnlyNotice />
    </div>
  );

  const hasPanes = step === 'data-input';
  useScrollRoom({ start: hasPanes ? css.panesRoom : undefined, end: css.footerRoom });

  // A step is a page: screen readers and the keyboard start at its title, or at the step while it is loading.
  useEffect(() => {
    // A finding leads further, to a box of the step: `useFocusOfHash`.
    const wanted = hash ? document.getElementById(hash) : null;
    if (shown.current !== step && !wanted?.contains(document.activeElement)) {
      (main.current?.querySelector<HTMLElement>('h2[tabindex]') ?? main.current)?.focus();
    }
    shown.current = step;
  }, [step, hash]);

  return (
    <div className={css.frame}>
      <WizardHead />
      <WizardNav />
      {step !== 'completion' && notice}
      <section
        ref={main}
        tabIndex={-1}
        data-pane
        aria-label={stepName}
        className={hasPanes ? `${css.step} ${css.edgeToEdge}` : css.step}
      >
        {children}
      </section>
      {step === 'completion' && notice}
      <StepFooter />
    </div>
  );
};

const WizardHead = () => {
  const { t } = useLingui();
  const { report, framework } = useWizard();
  const language = useLanguage();
  const { begun, missing = 0 } = report.progress;
  const { done, total } = doneOfAsked(report.progress);
  return (
    <header className={css.head}>
      <div className={css.name}>
        <Heading level={1} size="md">
          {reportNameIn(report, language)}
        </Heading>
      </div>
      <ReportStatusMark status={report.status} />
      {report.isSample && (
        <Badge tone="accent">
          <Trans>Sample</Trans>
        </Badge>
      )}
      <div className={css.framework}>
        <Text size="sm" tone="muted">
          {framework.name[language]}
        </Text>
      </div>
      {total > 0 && (
        <div className={css.progress}>
          <Text size="sm" tone="muted" numeric>
            <Trans>
              {done} of {total} complete or explained
            </Trans>
            {begun > 0 && (
              <>
                {' · '}
                <Plural
                  value={begun}
                  one="# disclosure with answers isn’t marked complete yet"
                  other="# disclosures with answers aren’t marked complete yet"
                />
              </>
            )}
            {missing > 0 && (
              <>
                {' · '}
                <Trans>Missing: {missing}</Trans>
              </>
            )}
          </Text>
          <div className={css.progressBar}>
            <Progress
              value={done / total}
              label={t`Disclosures complete`}
              valueText={t`${done} of ${total} disclosures`}
            />
          </div>
        </div>
      )}
    </header>
  );
};
