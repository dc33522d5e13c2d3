import type { AnswerValue, Disclosure, Framework } from '@esg/contract';
import { findFramework } from '@esg/standards';
import { describe, expect, it } from 'vitest';
import { findingsOf, type ValidationInput } from '../publications/findings.policy.ts';
import { areDone, disclosuresOf, isComplete, settledStatus, statusAfterAnswer } from './reports.policy.ts';

const gri = findFramework('gri-2025') as Framework;
const legal = disclosuresOf(gri).find(({ code }) => code === '2-1') as Disclosure;
const text = (en: string, zhTw?: string): AnswerValue => ({ type: 'textArea', text: { en, zhTw } });

describe('settledStatus', () => {
  it('starts a report at its first change and completes it when nothing is missing', () => {
    expect(settledStatus('new', false)).toBe('in-progress');
    expect(settledStatus('new', true)).toBe('completed');
    expect(settledStatus('in-progress', true)).toBe('completed');
  });

  it('reopens a completed report when something is missing', () => {
    expect(settledStatus('completed', false)).toBe('in-progress');
  });

  it('never leaves a status that people decide about', () => {
    expect(settledStatus('readonly-published', true)).toBe('readonly-published');
    expect(settledStatus('pending-approval', true)).toBe('pending-approval');
  });
});

describe('statusAfterAnswer', () => {
  it('puts a completed disclosure back to in progress', () => {
    expect(statusAfterAnswer('completed', legal, new Map([['org.profile', text('A')]]))).toBe('in-progress');
  });

  it('is new again once the last answer is cleared', () => {
    expect(statusAfterAnswer('in-progress', legal, new Map([['org.profile', null]]))).toBe('new');
  });

  it('never changes an omission', () => {
    expect(statusAfterAnswer('omitted', legal, new Map([['org.profile', text('A')]]))).toBe('omitted');
  });
});

describe('isComplete', () => {
  it('needs a name, a period and every selected disclosure', () => {
    const report = { name: 'A report', period: {} };
    expect(isComplete(report, areDone([{ status: 'completed' }, { status: 'omitted' }]))).toBe(true);
    expect(isComplete(report, areDone([{ status: 'completed' }, { status: 'in-progress' }]))).toBe(false);
    expect(isComplete(report, areDone([]))).toBe(false);
    expect(isComplete({ ...report, period: null }, areDone([{ status: 'completed' }]))).toBe(false);
  });
});

describe('findingsOf', () => {
  const input = (more: Partial<ValidationInput> = {}): ValidationInput => ({
    framework: gri,
    report: { name: 'A report', period: {}, languages: ['en', 'zhTw'] },
    disclosures: new Map([['2-1', { status: 'completed', omission: null }]]),
    answers: new Map([['2-1', new Map([['org.profile', text('Verdant', '青原')]])]]),
    hasLogo: true,
    ...more,
  });
  const kinds = (given: ValidationInput) => findingsOf(given).map(({ kind, blocking }) => `${kind} ${blocking}`);

  it('finds nothing in a complete report', () => {
    expect(kinds(input())).toEqual([]);
  });

  it('blocks an empty report three times and advises about the logo', () => {
    const empty = { name: ' ', period: null, languages: ['en'] as const };
    expect(kinds(input({ report: empty, disclosures: new Map(), hasLogo: false }))).toEqual([
      'no-disclosures true',
      'name-missing true',
      'period-missing true',
      'logo-missing false',
    ]);
  });

  it('leads to the required field that is empty', () => {
    expect(findingsOf(input({ answers: new Map() }))[0]).toEqual({
      kind: 'required-unanswered',
      blocking: true,
      step: 'data-input',
      disclosureCode: '2-1',
      fieldKey: 'org.profile',
      language: null,
    });
  });

  it('blocks a disclosure that is answered but not completed', () => {
    const disclosures = new Map([['2-1', { status: 'in-progress' as const, omission: null }]]);
    expect(kinds(input({ disclosures }))).toEqual(['not-completed true']);
  });

  it('blocks an omission without the explanation that its reason needs', () => {
    const omitted = (explanation: string) =>
      input({
        disclosures: new Map([['2-1', { status: 'omitted', omission: { reason: 'confidentiality', explanation } }]]),
      });
    expect(kinds(omitted(''))).toEqual(['omission-unexplained true']);
    expect(kinds(omitted('Under a contract of supply'))).toEqual([]);
  });

  it('asks for another reason than one that the framework removed, and still names the old one', () => {
    const omission = { reason: 'planned', explanation: 'Next year' };
    const disclosures = new Map([['2-1', { status: 'omitted' as const, omission }]]);
    const own = input({ disclosures });
    expect(kinds(own)).toEqual(['omission-unexplained true']);
    expect(own.framework.omissionReasons.find(({ code }) => code === 'planned')?.label.en).toBe(
      'Planned for a later period',
    );
  });

  it('advises about a text that lacks a language', () => {
    const answers = new Map([['2-1', new Map([['org.profile', text('Verdant')]])]]);
    expect(findingsOf(input({ answers }))).toMatchObject([
      { kind: 'translation-missing', blocking: false, language: 'zhTw', fieldKey: 'org.profile' },
    ]);
  });
});
