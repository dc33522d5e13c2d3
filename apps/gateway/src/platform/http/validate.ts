import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import type * as v from 'valibot';
import { issuesOf } from './issues.ts';
import { ProblemError } from './problem.ts';
import { wellFormed } from './well-formed.ts';

// The library's own refusal repeats the whole request, including passwords.
const refuse = (result: { success: boolean; error?: unknown }) => {
  if (result.success) return;
  throw new ProblemError('request.invalid', { issues: issuesOf(result.error as v.BaseIssue<unknown>[]) });
};

/** The same schema for what is made well formed first; described as it is. */
const ofWellFormed = <Schema extends v.GenericSchema>(schema: Schema): Schema => {
  const standard = schema['~standard'];
  const validate = (value: unknown) => standard.validate(wellFormed(value));
  return { ...schema, '~standard': { ...standard, validate } };
};

const valid =
  <Target extends keyof ValidationTargets>(target: Target) =>
  <Schema extends v.GenericSchema>(schema: Schema) =>
    validator(target, ofWellFormed(schema), refuse);

const json = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** A body is read only as its declared type; a request without one fails where its schema requires one. */
const requireJson = (type: string | undefined) => {
  if (type !== undefined && !json.test(type))
    throw new ProblemError('request.type_refused', { message: 'The body must be application/json' });
};

/**
 * Checks the JSON body; read it with `c.req.valid('json')`. Refuses with `request.type_refused` what says that it is no JSON, and with
 * `request.invalid` and its issues.
 */
export const validBody = <Schema extends v.GenericSchema>(schema: Schema) => {
  const check = valid('json')(schema);
  const guarded: typeof check = (c, next) => {
    requireJson(c.req.header('content-type'));
    return check(c, next);
  };
  // With what the description of the API reads from it.
  return Object.assign(guarded, check);
};

/** Checks the query; read it with `c.req.valid('query')`. */
export const validQuery = valid('query');
/** Checks the path's parameters; read them with `c.req.valid('param')`. A value that cannot be an id is not found. */
export const validParams = <Schema extends v.GenericSchema>(schema: Schema) =>
  validator('param', schema, (result) => {
    if (!result.success) throw new ProblemError('resource.not_found');
  });
