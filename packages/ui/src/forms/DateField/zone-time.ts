const minute = 60_000;

/** Minutes that the zone is ahead of UTC at that moment. */
const offsetMinutes = (atMs: number, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(atMs);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return Math.round((wall - Math.floor(atMs / 1000) * 1000) / minute);
};

/** The UTC instant of that day and time in the zone. In a skipped hour, the hour after it. */
export const instantOf = (day: string, time: string, timeZone: string) => {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const guess = wall - offsetMinutes(wall, timeZone) * minute;
  return new Date(wall - offsetMinutes(guess, timeZone) * minute).toISOString();
};

/** The local time in the zone at that moment, and its offset from UTC, such as `UTC+08:00`. */
export const wallOf = (instant: string, timeZone: string) => {
  const at = Date.parse(instant);
  const ahead = offsetMinutes(at, timeZone);
  const wall = new Date(at + ahead * minute).toISOString();
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(ahead);
  const offset = `UTC${ahead < 0 ? '−' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return { day: wall.slice(0, 10), time: wall.slice(11, 16), offset };
};
