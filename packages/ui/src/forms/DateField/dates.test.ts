import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, parseDay, parseTime } from './day-text.ts';
import { instantOf, wallOf } from './zone-time.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const locales = ['en', 'zh-Hant-HK', 'fr', 'de'];
const zones = ['UTC', 'Asia/Hong_Kong', 'Europe/London', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu'];

describe('days', () => {
  it('are shown in the format of their language', () => {
    expect(formatDay('2026-11-21', 'en')).toBe('21-Nov-2026');
    expect(formatDay('2026-09-01', 'zh-Hant-HK')).toBe('2026年9月1日');
    expect(formatDay('', 'en')).toBe('');
  });
  it('are read in every language they are shown in', () =>
    fc.assert(
      fc.property(days, fc.constantFrom('en', 'zh-Hant-HK'), (day, locale) => {
        expect(parseDay(formatDay(day, locale), locale)).toBe(day);
        expect(parseDay(day, locale)).toBe(day);
      }),
    ));
  it.each([
    '21-nov-2026',
    '21/11/2026',
    '21.11.2026',
    '2026年11月21日',
    '21 November 2026',
    'Nov 21, 2026',
    '２０２６/１１/２１',
  ])('are read from %s', (typed) => expect(parseDay(typed, 'zh-Hant-HK')).toBe('2026-11-21'));
  it.each(['', 'soon', '31-Apr-2026', '29-Feb-2025', '21-11-26', '2026-13-01', '21-Nov', '1-2-3-2026'])(
    'refuse to guess at "%s"',
    (typed) => expect(parseDay(typed, 'en')).toBeUndefined(),
  );
  it('never throw, whatever is typed', () =>
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...locales), (typed, locale) => {
        const day = parseDay(typed, locale);
        expect(day === undefined || /^\d{4}-\d\d-\d\d$/.test(day)).toBe(true);
      }),
    ));
});

describe('times', () => {
  it.each([
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['9.05', '09:05'],
    ['12:00 am', '00:00'],
    ['5pm', '17:00'],
    ['２３：５９', '23:59'],
  ])('are read from %s', (typed, time) => expect(parseTime(typed)).toBe(time));
  it.each(['', '24:00', '9:60', '13pm', '9', 'noon'])('refuse to guess at "%s"', (typed) =>
    expect(parseTime(typed)).toBeUndefined(),
  );
});

describe('moments', () => {
  it('come back to the same moment in every time zone, to the minute', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (date, zone) => {
          const instant = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
          const { day, time, offset } = wallOf(instant, zone);
          const back = instantOf(day, time, zone);
          // The hour that clocks go through twice has two moments; both show the same wall time.
          expect(wallOf(back, zone)).toMatchObject({ day, time });
          if (wallOf(back, zone).offset === offset) expect(back).toBe(instant);
        },
      ),
    ));
  it('have the offset of their time zone', () => {
    expect(wallOf('2026-11-21T02:00:00.000Z', 'Asia/Hong_Kong')).toEqual({
      day: '2026-11-21',
      time: '10:00',
      offset: 'UTC+08:00',
    });
    expect(wallOf('2026-11-21T02:00:00.000Z', 'America/St_Johns').offset).toBe('UTC−03:30');
  });
});
