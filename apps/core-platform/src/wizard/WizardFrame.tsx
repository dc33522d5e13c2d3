import { useLanguage } from '@esg/app-kit';
import { isEditable } from '@esg/contract';
import { Heading, Inline, Progress, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { ReportStatusBadge } from './ReportStatusBadge.tsx';
import { StepFooter } from './StepFooter.tsx';
import { stepNames } from './step-words.ts';
import * as css from './WizardFrame.css.ts';
import { WizardNav } from './WizardNav.tsx';
import { useWizard } from './wizard-context.ts';

/** Head with the report's name and state, the steps by phase, the step itself, and the way back and on. */
export const WizardFrame = ({ children }: { children: ReactNode }) => {
  const { t, i18n } = useLingui();
  const { report, framework, step } = useWizard();
  const language = useLanguage();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(step);
  const isLocked = !isEditable(report.status);
  const stepName = i18n._(stepNames[step]);

  // A step is a page: screen readers and the keyboard start at its top.
  useEffect(() => {
    if (shown.current !== step) main.current?.focus({ preventScroll: false });
    shown.current = step;
  }, [step]);

  return (
    <div className={css.frame}>
      <header className={css.head}>
        <Stack gap={1}>
          <Inline gap={3}>
            <Heading level={1}>{report.name}</Heading>
            <ReportStatusBadge status={report.status} />
          </Inline>
          <Text size="sm" tone="muted" numeric>
            <Trans>
              {framework.name[language]} · {report.progress.done} of {report.progress.total} disclosures done
            </Trans>
          </Text>
        </Stack>
        {report.progress.total > 0 && (
          <div className={css.progress}>
            <Progress
              value={report.progress.done / report.progress.total}
              label={t`Disclosures done`}
              valueText={`${report.progress.done} / ${report.progress.total}`}
            />
          </div>
        )}
      </header>
      <WizardNav />
      {isLocked && step !== 'completion' && <ReadOnlyNotice />}
      <section ref={main} tabIndex={-1} aria-label={stepName} className={css.step}>
        {children}
      </section>
      {isLocked && step === 'completion' && <ReadOnlyNotice />}
      <StepFooter />
    </div>
  );
};
