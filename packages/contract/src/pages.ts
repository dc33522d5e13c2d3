import * as v from 'valibot';
import { limits } from './limits.ts';

/** Plain digits alone, not 0x19 or 1e1. A check, for a pattern would make it a text in the API's description. */
export const plainDigits = v.check((text: string) => /^\d{1,4}$/.test(text));

/** How much of a list is asked for at once: a whole number from 1 on. Every list that comes in pages takes it as `limit`. */
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
