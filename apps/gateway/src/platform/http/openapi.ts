import type { Env, Hono, Schema } from 'hono';
import { generateSpecs } from 'hono-openapi';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A number read from a query has its default as text; in the document it is the number it becomes. */
const fixDefaults = (node: unknown): void => {
  if (!isObject(node)) return;
  if ((node.type === 'integer' || node.type === 'number') && typeof node.default === 'string')
    node.default = Number(node.default);
  for (const child of Object.values(node)) fixDefaults(child);
};

const sorted = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** The OpenAPI 3.1 document of the app: the same text for the same code, so that every difference is a change. */
export const describeApi = async <E extends Env, S extends Schema, P extends string>(
  app: Hono<E, S, P>,
  version: string,
) => {
  const specs = await generateSpecs(app, {
    defaultValidationErrorResponse: false,
    documentation: {
      info: { title: 'ESG reporting gateway', description: 'Everything the screens ask for.', version },
    },
  });
  const document: Record<string, unknown> = JSON.parse(JSON.stringify(specs));
  fixDefaults(document);
  const { schemas } = document.components as { schemas: Record<string, unknown> };
  return {
    openapi: '3.1.0',
    info: document.info,
    paths: document.paths,
    components: {
      schemas: sorted(schemas),
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'API key',
          description:
            'A key of the organisation. It opens operations with `x-scopes`, and needs the scope named there.',
        },
      },
    },
  };
};
