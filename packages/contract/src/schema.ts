import * as v from 'valibot';
import { realDay } from './values.ts';
import { isNameLongEnough, withoutHidden, written } from './written.ts';

/**
 * Names a schema in the OpenAPI document; the generated client type has the same name. @__NO_SIDE_EFFECTS__ lets bundlers drop unused
 * schemas. They do so by file only, which is why tables and lists that a first page needs are in files without schemas.
 */
/* @__NO_SIDE_EFFECTS__ */
export const ref = <const Name extends string, Input>(name: Name) => v.metadata<Input, { ref: Name }>({ ref: name });

/** Identifier of a row: UUID, made by the gateway. */
export const IdSchema = v.pipe(v.string(), v.uuid());

/** Number of the state that somebody saw; each change adds one, and a change of an older state is refused. */
export const VersionSchema = v.pipe(v.number(), v.integer());

/** Calendar day without a time zone, `yyyy-MM-dd` (spec section 9), that exists: 2025-02-30 is refused. */
export const DaySchema = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((day) => realDay(day) || !v.ISO_DATE_REGEX.test(day), 'date_invalid'),
);

/** Moment in UTC, ISO 8601. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

/** One line of a text field, without marks that nobody sees: line breaks and other control characters become spaces. */
const inOneLine = (text: string): string => withoutHidden(text).replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** A text without spaces around it; empty where it has no letter and no digit. */
export const WrittenSchema = v.pipe(v.string(), v.transform(written));

/** A line of text as fields of one line store it: a name in a sheet is then the same as one that was typed. */
export const lineOfText = (text: string): string => written(inOneLine(text));

const OneLineSchema = v.pipe(v.string(), v.transform(lineOfText));

/** Required one-line text, 2 to 255 characters (spec section 5, generic text fields). */
export const LineSchema = v.pipe(OneLineSchema, v.minLength(2), v.maxLength(255));

/** One-line text that may stay empty. */
export const OptionalLineSchema = v.pipe(OneLineSchema, v.maxLength(255));

/** A first or last name: a line in which one Chinese character is enough (docs/adr/0066). */
export const PersonNameSchema = v.pipe(
  OneLineSchema,
  v.minLength(1),
  v.maxLength(255),
  v.check((name) => name === '' || isNameLongEnough(name), 'too_short'),
);

/** First and last day, both included. The end is never before the start. */
export const PeriodSchema = v.pipe(
  v.object({ start: DaySchema, end: DaySchema }),
  v.forward(
    v.check(({ start, end }) => start <= end, 'period.end_before_start'),
    ['end'],
  ),
  ref('Period'),
);
export type Period = v.InferOutput<typeof PeriodSchema>;
