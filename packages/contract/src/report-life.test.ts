import { describe, expect, it } from 'vitest';
import {
  canMove,
  canMoveDisclosure,
  type DisclosureStatus,
  disclosureStatuses,
  type ReportStatus,
  reportStatuses,
  sectionStatusOf,
} from './report-life.ts';

/** Written by hand a second time, so that a slip in the product's table shows here. */
const disclosureMoves = new Set([
  'new>in-progress',
  'new>pending-approval',
  'new>completed',
  'new>omitted',
  'in-progress>new',
  'in-progress>pending-approval',
  'in-progress>completed',
  'in-progress>omitted',
  'pending-approval>new',
  'pending-approval>in-progress',
  'pending-approval>approval-accepted',
  'pending-approval>approval-rejected',
  'approval-accepted>new',
  'approval-accepted>in-progress',
  'approval-accepted>completed',
  'approval-rejected>new',
  'approval-rejected>in-progress',
  'approval-rejected>omitted',
  'completed>new',
  'completed>in-progress',
  'completed>pending-approval',
  'completed>omitted',
  'omitted>in-progress',
]);
const reportMoves = new Set([
  'new>in-progress',
  'in-progress>pending-approval',
  'in-progress>completed',
  'pending-approval>approval-accepted',
  'pending-approval>approval-rejected',
  'pending-approval>in-progress',
  'approval-accepted>completed',
  'approval-accepted>in-progress',
  'approval-rejected>in-progress',
  'completed>readonly-published',
  'completed>in-progress',
  'completed>pending-approval',
  'readonly-published>in-progress',
  'readonly-published>unpublished',
  'unpublished>in-progress',
  'unpublished>readonly-published',
]);
const pairs = <Status extends string>(statuses: readonly Status[]) =>
  statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

describe('life of a report', () => {
  it.each(pairs<DisclosureStatus>(disclosureStatuses))(
    'moves a disclosure from %s to %s only where it may',
    (from, to) => {
      expect(canMoveDisclosure(from, to)).toBe(disclosureMoves.has(`${from}>${to}`));
    },
  );

  it.each(pairs<ReportStatus>(reportStatuses))('moves a report from %s to %s only where it may', (from, to) => {
    expect(canMove(from, to)).toBe(reportMoves.has(`${from}>${to}`));
  });

  it.each<[DisclosureStatus[], string]>([
    [[], 'new'],
    [['new', 'new'], 'new'],
    [['new', 'completed'], 'in-progress'],
    [['completed', 'omitted'], 'completed'],
    [['completed', 'pending-approval'], 'pending-approval'],
    [['approval-accepted', 'completed'], 'approval-accepted'],
    [['approval-accepted', 'pending-approval'], 'pending-approval'],
    [['approval-rejected', 'in-progress', 'new'], 'approval-rejected'],
  ])('makes of %j a section that is %s', (statuses, section) => {
    expect(sectionStatusOf(statuses)).toBe(section);
  });

  it.each(pairs<DisclosureStatus>(disclosureStatuses))(
    'gives a section of %s and %s one status, whichever comes first',
    (one, other) => {
      const section = sectionStatusOf([one, other]);
      const done = (status: DisclosureStatus) => /^(completed|omitted)$/.test(status);
      expect(sectionStatusOf([other, one])).toBe(section);
      expect(section === 'completed').toBe(done(one) && done(other));
      expect(disclosureStatuses).toContain(section);
    },
  );
});
