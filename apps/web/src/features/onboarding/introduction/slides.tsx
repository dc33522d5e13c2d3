import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DrawingName } from './Drawing.tsx';

export type Slide = { readonly drawing: DrawingName; readonly title: ReactNode; readonly words: ReactNode };

/** The four slides on sustainability reporting, in their order. */
export const slides: readonly Slide[] = [
  {
    drawing: 'why',
    title: <Trans>Why companies report</Trans>,
    words: (
      <Trans>
        Investors, customers, regulators and employees want to know how a company affects people and the environment,
        and how it is prepared for what changes around it. A sustainability report answers all of them with the same
        facts.
      </Trans>
    ),
  },
  {
    drawing: 'topics',
    title: <Trans>What a report is about</Trans>,
    words: (
      <Trans>
        Environment, such as emissions, energy and water; social matters, such as safety, training and fair pay;
        governance, such as who decides and how misconduct is prevented. You report on the topics that matter most for
        your business and for those it touches.
      </Trans>
    ),
  },
  {
    drawing: 'collect',
    title: <Trans>Collect once, answer many</Trans>,
    words: (
      <Trans>
        A framework lists the disclosures that readers expect. Many frameworks ask for the same figures in other words.
        A figure is entered once, with its period, unit and source, and answers every framework that asks for it.
      </Trans>
    ),
  },
  {
    drawing: 'publish',
    title: <Trans>From figures to a published report</Trans>,
    words: (
      <Trans>
        Choose a framework, fill in the disclosures together with your colleagues, have them reviewed, and publish the
        report as PDF, Word and Excel. Next year you start from this year’s figures and can show how they moved.
      </Trans>
    ),
  },
];
