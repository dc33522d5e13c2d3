import { escapeHtml } from '../escape.ts';

/** As much of JSON Schema as the gateway's document uses. */
export type Schema = {
  $ref?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
};
export type Parameter = { in: string; name: string; required?: boolean; description?: string; schema: Schema };
type Content = Record<string, { schema: Schema }>;
type Described = {
  operationId: string;
  summary: string;
  tags: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  'x-scopes'?: readonly string[];
};
/** The gateway's OpenAPI document. */
export type ApiDocument = {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};
export type Operation = Described & { path: string; method: string };

/** Operations that API keys open, by their business word. */
export const publicOperations = ({ paths }: ApiDocument): Map<string, Operation[]> => {
  const byTag = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, described] of Object.entries(methods)) {
      if (!described['x-scopes']) continue;
      const tag = described.tags[0] ?? '';
      byTag.set(tag, [...(byTag.get(tag) ?? []), { ...described, path, method: method.toUpperCase() }]);
    }
  return byTag;
};

const nameOf = ($ref: string) => $ref.split('/').at(-1) ?? '';
const partsOf = ({ anyOf, oneOf, allOf }: Schema) => [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
const contentsOf = ({ requestBody, responses }: Operation): Schema[] =>
  [requestBody, ...Object.values(responses)].flatMap((part) =>
    Object.values(part?.content ?? {}).map(({ schema }) => schema),
  );

/** Names of all schemas that these operations use, in alphabetical order. */
export const schemasOf = (operations: readonly Operation[], { components }: ApiDocument): string[] => {
  const seen = new Set<string>();
  const visit = (schema: Schema) => {
    if (schema.$ref) {
      const name = nameOf(schema.$ref);
      if (seen.has(name)) return;
      seen.add(name);
      visit(components.schemas[name] ?? {});
    }
    for (const part of [...partsOf(schema), ...Object.values(schema.properties ?? {})]) visit(part);
    if (schema.items) visit(schema.items);
  };
  for (const operation of operations) for (const schema of contentsOf(operation)) visit(schema);
  return [...seen].sort();
};

/** A short description of a type, as HTML with links to schemas. */
export const typeOf = (schema: Schema): string => {
  if (schema.$ref) return `<a href="#schema-${nameOf(schema.$ref)}">${escapeHtml(nameOf(schema.$ref))}</a>`;
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) return schema.enum.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  const parts = partsOf(schema);
  if (parts.length > 0) return parts.map(typeOf).join(' | ');
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  const type = typeof schema.type === 'string' ? schema.type : (schema.type?.join(' | ') ?? 'any');
  return escapeHtml(schema.format ? `${type} (${schema.format})` : type);
};

/** Limits of a value, as short expressions. */
export const limitsOf = (schema: Schema): string => {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, pattern } = schema;
  const range = (least: number | undefined, most: number | undefined, what: string) =>
    least === undefined && most === undefined ? [] : [`${least ?? ''}…${most ?? ''}${what}`];
  return [
    ...range(minLength, maxLength, ' chars'),
    ...range(minimum, maximum, ''),
    ...range(minItems, maxItems, ' items'),
    ...(pattern ? [pattern] : []),
    ...(schema.default === undefined ? [] : [`default ${String(schema.default)}`]),
  ]
    .map(escapeHtml)
    .join(', ');
};
