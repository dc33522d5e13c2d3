import type { Issue } from './problem-schemas.ts';
import type { IssueRule } from './problems.ts';

/** One refused field. */
export const issueAt = (path: string, rule: IssueRule, params: Issue['params'] = {}): Issue => ({ path, rule, params });
