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
  minLength?: number;
  minimum?: number;
  minItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
};

/** The smallest possible picture: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const byFormat: Record<string, unknown> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'somebody@else.example',
  date: '2025-01-31',
  'date-time': '2025-01-31T00:00:00.000Z',
  uri: 'https://else.example/',
  binary: new File([pixel], 'picture.png', { type: 'image/png' }),
};

/** Texts for the patterns that are more than digits: months of a year, and decimals. */
const byPattern: readonly (readonly [part: string, text: string])[] = [
  ['-(?:0[1-9]|1[0-2])$', '2025-01'],
  ['[1-9]\\d{0,29}', '1'],
];
const textFor = (pattern: string) => byPattern.find(([part]) => pattern.includes(part))?.[1];

/** A name has two letters where it has no Chinese character. */
const nameLengthMin = 2;
const textOf = ({ format, pattern = '', minLength = 1 }: Schema) =>
  byFormat[format ?? ''] ??
  textFor(pattern) ??
  (pattern.startsWith('^\\d') ? '1' : 'a').repeat(Math.max(minLength, nameLengthMin));

/** The smallest value that fits a schema: only what is required, and the first choice. Of patterns only digits are read. */
export const sampleOf = (schema: Schema, named: Readonly<Record<string, Schema>>): unknown => {
  if (schema.$ref) return sampleOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, named);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, named);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, named)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'string') return textOf(schema);
  if (type === 'number' || type === 'integer') return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items ?? {}, named));
  if (type === 'null') return null;
  return Object.fromEntries(
    (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {}, named)]),
  );
};
