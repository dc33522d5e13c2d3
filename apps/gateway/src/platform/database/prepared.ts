import { Column, is, type Param, Placeholder, SQL } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { connectionIn, type Transaction } from './transactions.ts';

type Values = Record<string, unknown>;
type Statement<Result> = { execute: (values?: Values) => Promise<Result> };
type Query<Result> = { prepare: (name: string) => Statement<Result> };

type Decoder = { mapFromDriverValue: (value: unknown) => unknown };
type Field = { readonly path: readonly string[]; readonly field: unknown };
/** The parts of a statement that the library made. */
type Made = {
  readonly params: readonly unknown[];
  readonly fields?: readonly Field[];
  readonly queryConfig: pg.QueryConfig & { readonly types: pg.CustomTypesConfig };
};

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
};

/** How a parameter is taken from the values that are passed to the statement. */
const fillerOf = (parameter: unknown): ((values: Values) => unknown) => {
  const given =
    ({ name }: Placeholder) =>
    (values: Values) => {
      if (!(name in values)) throw new Error(`The statement is asked without ${name}`);
      return values[name];
    };
  if (is(parameter, Placeholder)) return given(parameter);
  const { value, encoder } = Object(parameter) as Partial<Param>;
  if (encoder === undefined || !is(value, Placeholder)) return () => parameter;
  const read = given(value);
  return (values) => encoder.mapToDriverValue(read(values));
};

/** The parser of each type of the database, looked up once. */
const parsersOnce = ({ getTypeParser }: pg.CustomTypesConfig): pg.CustomTypesConfig => {
  const known = new Map<number, ReturnType<typeof getTypeParser>>();
  return {
    getTypeParser: (type: number) => {
      const parser = known.get(type) ?? getTypeParser(type, 'text');
      known.set(type, parser);
      return parser;
    },
  } as pg.CustomTypesConfig;
};

/** What the library works out again for each query and each row, worked out once: a statement that returns plain rows. */
const plainly = ({ params, queryConfig }: Made, fields: readonly Field[]) => {
  const fillers = params.map(fillerOf);
  const columns = fields.map(({ path, field }) => ({ name: path[0] ?? '', decoder: decoderOf(field) }));
  const config = { ...queryConfig, types: parsersOnce(queryConfig.types) };
  const rowOf = (row: readonly unknown[]) => {
    const result: Record<string, unknown> = {};
    for (const [index, { name, decoder }] of columns.entries()) {
      const value = row[index];
      result[name] = value === null ? null : decoder.mapFromDriverValue(value);
    }
    return result;
  };
  return async (client: Pick<pg.ClientBase, 'query'>, values: Values) => {
    const { rows } = await client.query<unknown[]>({ ...config, values: fillers.map((fill) => fill(values)) });
    return rows.map(rowOf);
  };
};

/** A statement with joins returns rows of parts, some of which may be missing: that is left to the library. */
const asItIs =
  (made: Statement<unknown>) =>
  (client: Pick<pg.ClientBase, 'query'>, values: Values): Promise<unknown> =>
    // The library binds a statement to the connection it was made on; this one runs on the transaction's.
    (Object.create(made, { client: { value: client } }) as Statement<unknown>).execute(values);

const runnerOf = (made: Statement<unknown>) => {
  const { fields } = made as unknown as Made;
  return fields?.every(({ path }) => path.length === 1) ? plainly(made as unknown as Made, fields) : asItIs(made);
};

/**
 * A statement that is asked so often that making and planning it each time costs more than running it: made once, and parsed once on each
 * connection. Values come by name, as `sql.placeholder('id')`; the columns must be the same each time.
 *
 *     const byId = prepared('reports.by_id', (db) => db.select().from(reports).where(eq(reports.id, sql.placeholder('id'))));
 *     const [row] = await byId(scoped, { id });
 */
export const prepared = <Result>(name: string, make: (db: NodePgDatabase) => Query<Result>) => {
  let run: ReturnType<typeof runnerOf> | undefined;
  return ({ tx }: { readonly tx: Transaction }, values: Values): Promise<Result> => {
    run ??= runnerOf(make(drizzle.mock() as unknown as NodePgDatabase).prepare(name));
    return run(connectionIn(tx) as Pick<pg.ClientBase, 'query'>, values) as Promise<Result>;
  };
};

/** The same for a statement that is written out: its rows come as the driver reads them. */
export const preparedSql = <Row extends object>(name: string, statement: SQL) => {
  let made: { readonly text: string; readonly fillers: readonly ((values: Values) => unknown)[] } | undefined;
  return async ({ tx }: { readonly tx: Transaction }, values: Values): Promise<Row[]> => {
    if (!made) {
      const { sql: text, params } = new PgDialect().sqlToQuery(statement);
      made = { text, fillers: params.map(fillerOf) };
    }
    const client = connectionIn(tx) as Pick<pg.ClientBase, 'query'>;
    return (await client.query<Row>({ name, text: made.text, values: made.fillers.map((fill) => fill(values)) })).rows;
  };
};
