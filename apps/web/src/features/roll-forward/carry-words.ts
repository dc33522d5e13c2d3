import type { CarryNote, CarryState } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Groups of the plan, the ones that need most attention first. */
export const carryGroups = ['changed', 'needs-work', 'carried'] as const satisfies readonly CarryState[];

export const carryStateWords: Record<CarryState, MessageDescriptor> = {
  carried: msg`Carried over`,
  changed: msg`Changed`,
  'needs-work': msg`Needs work`,
};

/** Remarks on one disclosure. */
export const carryNoteWords: Record<CarryNote, MessageDescriptor> = {
  successor: msg`Follows another code`,
  'title-changed': msg`New title`,
  'fields-changed': msg`Asks something else than before`,
  'answers-lost': msg`Some answers no longer have a place`,
  figures: msg`Figures to enter`,
  'required-blank': msg`Required fields without an answer`,
  omitted: msg`Left out as before`,
  'omitted-in-part': msg`In part as before: read its reason again`,
  'omission-lost': msg`The reason it was left out for isn’t available here`,
  'omission-dated': msg`The reason it was left out for mentions an earlier year, or promises this report. Give it again.`,
  'several-answers': msg`Answered differently in several places`,
};
