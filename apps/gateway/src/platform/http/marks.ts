import type { ApiScope } from '@esg/contract';
import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import { uniqueSymbol } from 'hono-openapi';

type Marks = {
  operationId?: string;
  'x-scopes'?: readonly [ApiScope];
  'x-versioned'?: boolean;
  'x-writes'?: boolean;
};

const specOf = (handler: object): Marks | undefined =>
  uniqueSymbol in handler ? (handler[uniqueSymbol] as { spec?: Marks }).spec : undefined;

/**
 * The OpenAPI document's description of the operation that will answer this request. Undefined where no described operation has this path.
 */
export const marksOf = (c: Context): Marks | undefined => {
  for (const { handler } of matchedRoutes(c)) {
    const spec = specOf(handler);
    if (spec?.operationId) return spec;
  }
  return undefined;
};
