import { Check, CircleAlert } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Steps.css.ts';

export const stepStates = ['todo', 'current', 'done', 'attention'] as const;
export type StepState = (typeof stepStates)[number];

export type Step = {
  id: string;
  label: ReactNode;
  state: StepState;
  /** An empty link element (`<Link to=… />`) where the person may go to the step. */
  link?: ReactElement<{ className?: string; children?: ReactNode; 'aria-current'?: 'step' | undefined }>;
};

export type Phase = { id: string; label: ReactNode; state: StepState; steps: readonly Step[] };

export type StepsProps = RootProps<'nav', 'children'> & {
  /** Name of the navigation. */
  label: string;
  /** In their order. The steps of the current phase are shown. */
  phases: readonly Phase[];
  /** The current step in one line, e.g. "Design: step 4 of 9"; shown where the container is narrow. */
  summary: ReactNode;
  /** The states in words, for screen readers. */
  stateLabels: Record<StepState, string>;
};

const Mark = ({ state }: { state: StepState }) => {
  if (state === 'done') return <Check size="1em" strokeWidth={2.25} aria-hidden />;
  if (state === 'attention') return <CircleAlert size="1em" strokeWidth={2} aria-hidden />;
  return null;
};

/** The progress through several phases, and the steps of the current one. */
export const Steps = ({ label, phases, summary, stateLabels, ...rest }: StepsProps) => {
  const open = phases.find(({ steps }) => steps.some(({ state }) => state === 'current')) ?? phases[0];
  return (
    <nav {...rest} aria-label={label} className={css.nav}>
      <ol className={css.phases}>
        {phases.map(({ id, label: words, state }) => (
          <li key={id} className={css.phase}>
            <span className={css.line({ state })} aria-hidden />
            <span className={css.phaseName({ state })}>
              <Mark state={state} />
              {words}
              <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
      <p className={css.summary}>{summary}</p>
      <ol className={css.steps}>
        {open?.steps.map(({ id, label: words, state, link }) => {
          const content = (
            <>
              <Mark state={state} />
              {words}
              {state !== 'current' && <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>}
            </>
          );
          const current = state === 'current' ? ('step' as const) : undefined;
          return (
            <li key={id}>
              {link ? (
                cloneElement(link, { className: css.step({ state }), 'aria-current': current }, content)
              ) : (
                <span className={css.step({ state })} aria-current={current}>
                  {content}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
