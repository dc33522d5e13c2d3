type Fault = {
  type: string;
  message: string;
  code?: string;
  /** For a failing query: the command and its table, never its parameters. */
  query?: string;
  /** For PostgreSQL: names in its catalogue that identify the place. */
  table?: string;
  constraint?: string;
  routine?: string;
  /** Where it was thrown. */
  stack?: string;
  cause?: Fault;
};

type Thrown = Record<string, unknown>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Removes credentials and query strings from addresses, because they contain tokens. */
const withoutSecretsOfAddresses = (text: string) =>
  text.replace(/(\w:\/\/)[^\s/@]+@/g, '$1').replace(/(\w:\/\/[^\s?#]*|(?:^|\s)\/[^\s?#]*)[?#][^\s'"]*/g, '$1?…');

/** The command of a query and its table: `insert "answers"`. Everything else in its text may be personal data. */
const nameOf = (query: string) => {
  const [verb = 'statement'] = /[a-z]+/i.exec(query) ?? [];
  const [, table] = /\b(?:into|update|from)\s+("?[\w.]+"?)/i.exec(query) ?? [];
  return table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase();
};

/** Only the frames of the stack; the lines before them repeat the message. */
const framesOf = (stack: unknown) =>
  textOf(stack)
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const isPostgres = (error: Thrown) => /^[0-9A-Z]{5}$/.test(textOf(error.code) ?? '') && 'severity' in error;

/** The text of the message where it can be trusted; PostgreSQL, the query builder and the validator repeat what people typed. */
const messageOf = (error: Thrown) => {
  if (isPostgres(error)) return `PostgreSQL refused with ${error.code}`;
  if ('query' in error && 'params' in error) return 'A query failed';
  if (error.name === 'ValiError') return 'A value does not fit its schema';
  return withoutSecretsOfAddresses(textOf(error.message) ?? '');
};

/**
 * What a log may contain of a thrown error: its kind, code and place. Never parameters of a query, PostgreSQL's texts that repeat them,
 * query strings of addresses, or any property that was not reviewed.
 */
export const describeFault = (thrown: unknown): Fault => {
  if (typeof thrown !== 'object' || thrown === null)
    return { type: typeof thrown, message: withoutSecretsOfAddresses(String(thrown)) };
  const error = thrown as Thrown;
  const fault: Fault = {
    type: textOf(error.name) ?? error.constructor?.name ?? 'Object',
    message: messageOf(error),
  };
  const code = textOf(error.code);
  const frames = framesOf(error.stack);
  if (code) fault.code = code;
  if ('params' in error && typeof error.query === 'string') fault.query = nameOf(error.query);
  for (const place of ['table', 'constraint', 'routine'] as const) {
    const name = isPostgres(error) && textOf(error[place]);
    if (name) fault[place] = name;
  }
  if (frames) fault.stack = frames;
  if (error.cause) fault.cause = describeFault(error.cause);
  return fault;
};
