import { describe, expect, it } from 'vitest';
import { isReminderDue, letterBeats, noticeBeats } from './reminder-days.ts';

const settings = { daysBefore: 3, onDueDay: true, everyDaysOverdue: 2 };
const due = '2026-12-10';
const on = (today: string, last = '2026-11-01', given = settings) =>
  isReminderDue(letterBeats(given), due, last, today);

describe('a reminder e-mail', () => {
  it.each([
    ['2026-12-06', false],
    ['2026-12-07', true],
    ['2026-12-10', true],
    ['2026-12-12', true],
  ])('on %s: %s', (today, expected) => expect(on(today)).toBe(expected));

  it('is sent once for each of its days', () => {
    expect(on('2026-12-08', '2026-12-07')).toBe(false);
    expect(on('2026-12-10', '2026-12-08')).toBe(true);
    expect(on('2026-12-11', '2026-12-10')).toBe(false);
    expect(on('2026-12-12', '2026-12-10')).toBe(true);
    expect(on('2026-12-13', '2026-12-12')).toBe(false);
  });

  it('is sent later where nothing ran on its day', () => {
    expect(on('2026-12-09', '2026-12-01')).toBe(true);
    expect(on('2026-12-13', '2026-12-10')).toBe(true);
  });

  it('is not sent where its kind is turned off', () => {
    const none = { daysBefore: 0, onDueDay: false, everyDaysOverdue: 0 };
    expect(['2026-12-07', '2026-12-10', '2026-12-20'].map((today) => on(today, '2026-11-01', none))).toEqual([
      false,
      false,
      false,
    ]);
    expect(on('2026-12-20', '2026-12-10', { ...settings, everyDaysOverdue: 0 })).toBe(false);
  });
});

describe('a reminder notification', () => {
  const on = (today: string, last: string | null) => isReminderDue(noticeBeats, due, last, today);

  it('is sent once when the due date is near and once when it has passed', () => {
    expect(['2026-12-06', '2026-12-07', '2026-12-10'].map((today) => on(today, null))).toEqual([false, true, true]);
    expect(on('2026-12-10', '2026-12-07')).toBe(false);
    expect(on('2026-12-11', '2026-12-07')).toBe(true);
    expect(on('2026-12-16', '2026-12-11')).toBe(false);
  });

  it('is sent later where nothing ran on its day, but not long after the due date', () => {
    expect(on('2026-12-17', '2026-12-07')).toBe(true);
    expect(on('2026-12-18', '2026-12-07')).toBe(false);
  });
});
