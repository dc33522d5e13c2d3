import type { ReportStep } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type TutorialCard = {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** The step to try it in. */
  readonly step: ReportStep;
  readonly action: MessageDescriptor;
};

/** How a report is made, in the order in which people work. */
export const tutorialCards: readonly TutorialCard[] = [
  {
    id: 'select',
    title: msg`Choose what to report`,
    text: msg`Tick the disclosures that the report answers. Mandatory ones are marked. You can change the choice later; what was entered is kept.`,
    step: 'select-disclosures',
    action: msg`Select disclosures`,
  },
  {
    id: 'frame',
    title: msg`Set the scope`,
    text: msg`Name the report, its first and last day, its languages, and which entities it covers. Figures of the data hub follow these days.`,
    step: 'description',
    action: msg`Name the report`,
  },
  {
    id: 'enter',
    title: msg`Enter each figure once`,
    text: msg`Every field saves automatically. Use figures that the data hub already has, and keep new ones there for the next report.`,
    step: 'data-input',
    action: msg`Enter data`,
  },
  {
    id: 'leave-out',
    title: msg`Leave out with a reason`,
    text: msg`You can leave out what doesn’t apply where the framework allows it. Say why: the report prints the reason.`,
    step: 'data-input',
    action: msg`See the disclosures`,
  },
  {
    id: 'check',
    title: msg`Check before others do`,
    text: msg`Validation lists what is missing, and what readers would ask about: a jump from last year, a unit that changed, a text in one language only.`,
    step: 'validation',
    action: msg`Validate`,
  },
  {
    id: 'publish',
    title: msg`Publish, then roll forward`,
    text: msg`A published report is read-only, and you can download it as PDF, Word and Excel. Next year you can start from it: texts are carried over, and last year’s figures appear beside their fields.`,
    step: 'completion',
    action: msg`Complete`,
  },
];
