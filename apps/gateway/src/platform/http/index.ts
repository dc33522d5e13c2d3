export { addressOf } from './address.ts';
export { createPublicRouter, createTenantRouter, type RequestVariables, type ScopeVariables } from './context.ts';
export { binary, empty, json, operation } from './describe.ts';
export { handleError, handleUnknownRoute } from './errors.ts';
export { issuesOf } from './issues.ts';
export { answerProblem, ProblemError } from './problem.ts';
export { trackRequest } from './request.ts';
export { validBody, validParams, validQuery } from './validate.ts';
