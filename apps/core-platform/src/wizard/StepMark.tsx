import { mark } from './WizardNav.css.ts';

export type StepState = 'done' | 'lacking';

/** A tick for a finished step, a dashed ring for an incomplete one. Texts say the same elsewhere. */
export const StepMark = ({ state }: { state: StepState }) => (
  <svg className={mark} data-state={state} viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <circle cx="8" cy="8" r="6.25" strokeDasharray={state === 'lacking' ? '2.6 2.31' : undefined} />
    {state === 'done' && <path d="m5.25 8.25 2 2 3.5-4" />}
  </svg>
);
