import * as v from 'valibot';

/**
 * Names a schema in the OpenAPI document; the generated client type carries the same name.
 * @__NO_SIDE_EFFECTS__ lets bundlers drop schemas that nobody uses. They do so by file only, which is why tables and lists
 * that a first page needs lie apart from the schemas made of them.
 */
/* @__NO_SIDE_EFFECTS__ */
export const ref = <const Name extends string, Input>(name: Name) => v.metadata<Input, { ref: Name }>({ ref: name });

/** Identifier of a row: UUID, made by the gateway. */
export const IdSchema = v.pipe(v.string(), v.uuid());

/** Calendar day without a time zone, `yyyy-MM-dd` (spec section 9). */
export const DaySchema = v.pipe(v.string(), v.isoDate());

/** Moment in UTC, ISO 8601. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());

/** Marks that turn the direction of everything after them (Unicode UAX #9): in a name they would turn the text it stands in. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;

/** One line, as a text field leaves it: breaks and other control characters become spaces. */
const inOneLine = (text: string): string => text.replaceAll(directionMarks, '').replaceAll(/\p{Cc}+/gu, ' ');

/** Required one-line text, 2 to 255 characters (spec section 5, generic text fields). */
export const LineSchema = v.pipe(v.string(), v.transform(inOneLine), v.trim(), v.minLength(2), v.maxLength(255));

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
