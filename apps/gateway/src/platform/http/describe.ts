import { type ApiScope, apiLimits, ProblemSchema } from '@esg/contract';
import { describeRoute, resolver } from 'hono-openapi';
import type * as v from 'valibot';

type Response = {
  description: string;
  content?: Record<string, { schema: ReturnType<typeof resolver> | { type: 'string'; format: 'binary' } }>;
};

/** A JSON answer of this shape. */
export const json = (description: string, schema: v.GenericSchema): Response => ({
  description,
  content: { 'application/json': { schema: resolver(schema) } },
});
/** A stream with one JSON value of this shape on each line. */
export const jsonLines = (description: string, schema: v.GenericSchema): Response => ({
  description,
  content: { 'application/x-ndjson': { schema: resolver(schema) } },
});
/** Bytes of a file. */
export const binary = (description: string): Response => ({
  description,
  content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
});
/** An answer without a body. */
export const empty = (description = 'Done'): Response => ({ description });

const refusal = json('Refused', ProblemSchema);

type Operation = {
  /** Verb + noun, unique: becomes the client's function. */
  id: string;
  /** The module's business word. */
  tag: string;
  summary: string;
  /** Answers by status; the common refusals are added. */
  answers: Record<number, Response>;
  /** A body that `validBody` cannot describe, for example multipart. */
  requestBody?: Parameters<typeof describeRoute>[0]['requestBody'];
  /** Headers the operation reads. */
  headers?: Header[];
  /** The scope an API key needs. Operations without one are for signed-in people only. */
  scope?: ApiScope;
  /** Whether it answers with one object that has a `version`: its ETag, `If-Match` and `If-None-Match` then work. */
  versioned?: boolean;
  /** Whether it changes something: keys may then repeat it safely with `Idempotency-Key`. */
  writes?: boolean;
};
type Header = { name: string; maxLength: number; description: string };

const ifMatch = { name: 'If-Match', maxLength: 80, description: 'ETag that was read; stands in place of `version`' };
const ifNoneMatch = { name: 'If-None-Match', maxLength: 400, description: 'ETags that are kept already' };
/** For operations that create something: repeated with the same key, it is created once. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  maxLength: apiLimits.idempotencyKeyLengthMax,
  description: 'Any text; repeats of the request within a day get the first answer',
};

/** What the marks add to the headers that the operation names itself. */
const headersOf = ({ headers = [], scope, versioned, writes }: Operation): Header[] => {
  const marked = [
    ...(versioned ? [writes ? ifMatch : ifNoneMatch] : []),
    ...(scope && writes && !headers.some(({ name }) => name === idempotencyKey.name) ? [idempotencyKey] : []),
  ];
  return [...headers, ...marked];
};

/** Either of them opens a public operation. */
const security: Record<string, string[]>[] = [{ accessToken: [] }, { apiKey: [] }];

/** What the marks add to the document; `x-` names are read again when a request comes (`marksOf`). */
const marked = ({ scope, versioned, writes }: Operation) => ({
  ...(scope ? { security, 'x-scopes': [scope] } : {}),
  ...(versioned ? { 'x-versioned': true } : {}),
  ...(scope && writes ? { 'x-writes': true } : {}),
});
const answersOf = ({ versioned, writes }: Operation): Record<number, Response> => {
  if (!versioned) return {};
  return writes
    ? { 412: json('`If-Match` names an older state; `current` is the present one', ProblemSchema) }
    : { 304: empty('The kept state is the present one') };
};

/** Describes one route in the OpenAPI document. First handler after the path. */
export const operation = (described: Operation) => {
  const { id, tag, summary, answers, requestBody } = described;
  return describeRoute({
    operationId: id,
    tags: [tag],
    summary,
    ...(requestBody ? { requestBody } : {}),
    parameters: headersOf(described).map(({ name, maxLength, description }) => ({
      in: 'header',
      name,
      description,
      schema: { type: 'string', maxLength },
    })),
    responses: {
      401: refusal,
      403: refusal,
      404: refusal,
      422: refusal,
      429: refusal,
      440: refusal,
      ...answersOf(described),
      ...answers,
    },
    ...marked(described),
  });
};
