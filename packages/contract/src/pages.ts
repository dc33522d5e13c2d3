import * as v from 'valibot';
import { limits } from './limits.ts';

/** Accepts plain digits only, not 0x19 or 1e1. This is a check, because a pattern would make it a text in the API's description. */
export const plainDigits = v.check((text: string) => /^\d{1,4}$/.test(text));

/** The size of a page of a list: a whole number from 1. Every list with pages accepts it as `limit`. */
export const PageSizeSchema = v.optional(
  v.pipe(v.string(), plainDigits, v.toNumber(), v.integer(), v.minValue(1), v.maxValue(limits.pageSizeMax)),
  String(limits.pageSizeDefault),
);

/** Where a list goes on, and how much of it is asked for at once. Every list of the public API takes these two. */
export const PageQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
  limit: PageSizeSchema,
});
export type PageQuery = v.InferOutput<typeof PageQuerySchema>;

/** One page of a list: `nextCursor` is null at its end. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), nextCursor: v.nullable(v.string()) });
