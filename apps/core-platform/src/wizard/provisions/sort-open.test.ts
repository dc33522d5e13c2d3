import { expect, it } from 'vitest';
import { sortOpen } from './sort-open.ts';

it('distinguishes answered, partly answered and untouched disclosures', () => {
  const findings = [
    { kind: 'required-unanswered', disclosureCode: 'A1.1' },
    { kind: 'required-unanswered', disclosureCode: 'A2.1' },
    { kind: 'not-completed', disclosureCode: 'A1.2' },
    { kind: 'not-completed', disclosureCode: 'A1.5' },
    { kind: 'rejected', disclosureCode: 'A1.6' },
    { kind: 'translation-missing', disclosureCode: 'A1.2' },
    { kind: 'logo-missing', disclosureCode: null },
  ] as const;
  const states = [
    { code: 'A1.1', status: 'new' },
    { code: 'A2.1', status: 'in-progress' },
    { code: 'A1.2', status: 'in-progress' },
    { code: 'A1.5', status: 'new' },
    { code: 'A1.6', status: 'approval-rejected' },
  ] as const;
  const { answered, inPart, unanswered } = sortOpen(findings, states);
  expect(answered).toEqual(['A1.2']);
  expect([...inPart]).toEqual(['A2.1']);
  expect([...unanswered]).toEqual(['A1.1', 'A1.5']);
});

it('keeps texts that still speak of last year apart from what is completed in one press', () => {
  const { answered, unread } = sortOpen(
    [
      { kind: 'not-completed', disclosureCode: 'B-13' },
      { kind: 'text-dated', disclosureCode: 'B-13' },
      { kind: 'not-completed', disclosureCode: 'A1.2' },
    ],
    [
      { code: 'B-13', status: 'in-progress' },
      { code: 'A1.2', status: 'in-progress' },
    ],
  );
  expect(answered).toEqual(['A1.2']);
  expect(unread).toEqual(['B-13']);
});
