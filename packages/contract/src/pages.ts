import * as v from 'valibot';
import { limits } from './limits.ts';

/** Accepts plain digits only, not 0x19 or 1e1. This is a check, because a pattern would make it a text in the API's description. */
export const plainDigits = v.check((text: string) => /^\d{1,4}$/.test(text));

/** The size of a page of a list: a whole number from 1. Every list with pages accepts it as `limit`. */
export const PageSizeSchema = v.optional(
  v.pipe(v.string(), plainDigits, v.toNumber(), v.integer(), v.minValue(1), v.maxValue(limits.pageSizeMax)),
  String(limits.pageSizeDefault),
);

/** The cursor and the size of a page. Every list of the public API accepts both. */
export const PageQuerySchema = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(500))),
  limit: PageSizeSchema,
});
export type PageQuery = v.InferOutput<typeof PageQuerySchema>;

/** One page of a list: `nextCursor` is null at its end. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), nextCursor: v.nullable(v.string()) });
