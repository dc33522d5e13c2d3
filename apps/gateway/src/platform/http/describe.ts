import { ProblemSchema } from '@esg/contract';
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
  /** The module's word. */
  tag: string;
  summary: string;
  /** Answers by status; the usual refusals are added. */
  answers: Record<number, Response>;
  /** A body that `validBody` cannot describe, for example multipart. */
  requestBody?: Parameters<typeof describeRoute>[0]['requestBody'];
  /** Headers the operation reads. */
  headers?: { name: string; maxLength: number; description: string }[];
};

/** Describes one route in the OpenAPI document. First handler after the path. */
export const operation = ({ id, tag, summary, answers, requestBody, headers = [] }: Operation) =>
  describeRoute({
    operationId: id,
    tags: [tag],
    summary,
    ...(requestBody ? { requestBody } : {}),
    parameters: headers.map(({ name, maxLength, description }) => ({
      in: 'header',
      name,
      description,
      schema: { type: 'string', maxLength },
    })),
    responses: { 401: refusal, 403: refusal, 404: refusal, 422: refusal, 429: refusal, 440: refusal, ...answers },
  });
