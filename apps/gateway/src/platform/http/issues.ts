import { type Issue, type IssueRule, issueRules, limits } from '@esg/contract';
import { decimalPattern, integerPattern } from '@esg/quantities';
import * as v from 'valibot';

type Finding = v.BaseIssue<unknown>;

const rulesByType: Record<string, IssueRule> = {
  max_length: 'too_long',
  email: 'email_invalid',
  number: 'not_a_number',
  to_number: 'not_a_number',
  integer: 'not_an_integer',
  min_value: 'number_out_of_range',
  max_value: 'number_out_of_range',
  picklist: 'choice_unknown',
  iso_date: 'date_invalid',
  iso_timestamp: 'date_invalid',
};

/** A number in canonical form, of any length. */
const longNumber = /^-?(?:0|[1-9]\d*)(\.\d+)?$/;

/** Why a text does not match the pattern of a number: letters, decimals where none are allowed, or too many digits. */
const numberRuleOf = (input: unknown, whole: boolean): IssueRule => {
  const found = typeof input === 'string' ? longNumber.exec(input) : null;
  if (!found) return 'not_a_number';
  return whole && found[1] ? 'not_an_integer' : 'number_out_of_range';
};

const ruleOf = (finding: Finding): IssueRule => {
  if (finding.message === 'period.end_before_start') return 'period_end_before_start';
  if (finding.input === undefined || finding.input === '') return 'required';
  // A schema that knows the rule has it as its message.
  const named = issueRules.find((rule) => rule === finding.message);
  if (named) return named;
  if (finding.type === 'min_length') return typeof finding.input === 'string' ? 'too_short' : 'required';
  const source = finding.requirement instanceof RegExp && finding.requirement.source;
  if (source === integerPattern.source || source === decimalPattern.source)
    return numberRuleOf(finding.input, source === integerPattern.source);
  return rulesByType[finding.type] ?? 'invalid';
};

const paramsOf = (rule: IssueRule, { requirement }: Finding): Issue['params'] => {
  if (rule !== 'too_long' && rule !== 'too_short') return {};
  // Most names have the same largest length as a line.
  if (typeof requirement === 'function' && rule === 'too_short') return { length: limits.lineLengthMin };
  return typeof requirement === 'number' ? { length: requirement } : {};
};

/** The largest number of issues in an answer, so that a hostile body cannot cause a huge one. */
const issuesMax = 50;

/** Turns a schema's findings into the contract's issues. Values are never repeated: a password must not be sent back. */
export const issuesOf = (findings: readonly Finding[]): Issue[] =>
  findings
    .flatMap((finding) => (finding.issues?.length ? finding.issues : [finding]))
    .slice(0, issuesMax)
    .map((finding) => {
      const rule = ruleOf(finding);
      return { path: v.getDotPath(finding) ?? '', rule, params: paramsOf(rule, finding) };
    });
