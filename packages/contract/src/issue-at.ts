import type { IssueRule } from './issue-rules.ts';
import type { Issue } from './problem-schemas.ts';

/** One refused field. */
export const issueAt = (path: string, rule: IssueRule, params: Issue['params'] = {}): Issue => ({ path, rule, params });
