import type { PlatformType } from '@esg/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DrawingName } from './Drawing.tsx';

export type Slide = { readonly drawing: DrawingName; readonly title: ReactNode; readonly words: ReactNode };

/** The four slides on sustainability reporting, in their order. */
const reporting: readonly Slide[] = [
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

/** The four slides on a carbon inventory, in their order. */
const inventory: readonly Slide[] = [
  {
    drawing: 'why',
    title: <Trans>Why companies measure their emissions</Trans>,
    words: (
      <Trans>
        Customers, banks and exchanges ask how much greenhouse gas a company causes, and whether it falls. What you
        measure, you can set a target for, and show that you keep it.
      </Trans>
    ),
  },
  {
    drawing: 'topics',
    title: <Trans>Three scopes</Trans>,
    words: (
      <Trans>
        Scope 1 is what you burn or leak yourself, such as diesel and refrigerants. Scope 2 is the electricity, heat and
        cooling that you buy. Scope 3 is everything before and after you, such as goods, travel and waste.
      </Trans>
    ),
  },
  {
    drawing: 'collect',
    title: <Trans>From a bill to a figure</Trans>,
    words: (
      <Trans>
        You enter what the bill says. Each amount is multiplied by an emission factor with its source, gas by gas, and
        every step stays open to you and your auditor. Where something is missing, you’re asked; nothing is guessed.
      </Trans>
    ),
  },
  {
    drawing: 'publish',
    title: <Trans>From figures to a report</Trans>,
    words: (
      <Trans>
        See what changed since last year and why, set a target, and publish your inventory. The figures also answer the
        frameworks that ask for them, such as GRI, IFRS S2 and HKEX.
      </Trans>
    ),
  },
];

/** The slides of a tenant's introduction, by what people come for. */
export const slidesOf = (platform: PlatformType): readonly Slide[] => (platform === 'climate' ? inventory : reporting);
