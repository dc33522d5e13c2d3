import * as v from 'valibot';
import { limits } from './limits.ts';

/** How much of a list is asked for at once: a whole number from 1 on. Every list that comes in pages takes it as `limit`. */
export const PageSizeSchema = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.toNumber(), v.minValue(1), v.maxValue(limits.pageSizeMax)),
  String(limits.pageSizeDefault),
);
