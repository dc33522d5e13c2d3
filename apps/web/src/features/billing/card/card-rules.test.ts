import { describe, expect, it } from 'vitest';
import { type CardDraft, cardIssues, groupExpiry, groupNumber } from './card-rules.ts';

const now = new Date(2026, 10, 21);
const card: CardDraft = { name: 'Ka Yan Leung', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };
const issueOf = (field: keyof CardDraft, value: string, change: Partial<CardDraft> = {}) =>
  cardIssues({ ...card, ...change, [field]: value }, now)[field];

describe('a card', () => {
  it('is accepted when all fields are complete', () => {
    expect(cardIssues(card, now)).toEqual({});
    expect(cardIssues({ ...card, number: '3782 822463 10005', cvc: '1234' }, now)).toEqual({});
    expect(cardIssues({ ...card, number: '3056 9300 0902 0004' }, now)).toEqual({ number: 'incorrect' });
  });

  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'K', 'too-short'],
    ['name', 'x'.repeat(81), 'too-long'],
    ['name', 'x'.repeat(80), undefined],
    ['number', '', 'required'],
    ['number', '4242 4242', 'incomplete'],
    ['number', '4242 4242 4242 4241', 'incorrect'],
    ['number', '4242 4242 4242 4242 4', 'incorrect'],
    ['expiry', '', 'required'],
    ['expiry', '1', 'incomplete'],
    ['expiry', '12 / 3', 'incomplete'],
    ['expiry', '13 / 30', 'month-incorrect'],
    ['expiry', '00', 'month-incorrect'],
    ['expiry', '12 / 99', 'year-incorrect'],
    ['expiry', '10 / 26', 'past'],
    ['expiry', '11 / 26', undefined],
    ['cvc', '', 'required'],
    ['cvc', '12', 'incomplete'],
    ['cvc', '1234', 'incorrect'],
    ['cvc', '12a', 'incorrect'],
  ] as const)('of %s %j is %s', (field, value, issue) => expect(issueOf(field, value)).toBe(issue));

  it('of American Express has a security code of four digits', () => {
    expect(issueOf('cvc', '123', { number: '378282246310005' })).toBe('incomplete');
  });
});

describe('a typed card number', () => {
  it('is grouped as on the card', () => {
    expect(groupNumber('42424242')).toBe('4242 4242');
    expect(groupNumber('378282246310005')).toBe('3782 822463 10005');
    expect(groupNumber('３７8')).toBe('378');
    expect(groupNumber('42x')).toBe('42x');
  });

  it('comes with an expiry date, which is read from text', () => {
    expect(groupExpiry('1230')).toBe('12 / 30');
    expect(groupExpiry('5')).toBe('05');
    expect(groupExpiry('1')).toBe('1');
    expect(groupExpiry('12 /')).toBe('12');
  });
});
