import { type Issue, type IssueRule, passwordLength } from '@esg/contract';
import { decimalDigits, formatDecimal } from '@esg/quantities';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { presentNumberFormat } from '../i18n/number-format.ts';

export type IssueDescription = Pick<Issue, 'rule' | 'params'>;

/** With both separators of the organisation's number format. */
const exampleNumber = () => formatDecimal('1234.5', presentNumberFormat());

/** One sentence per rule (spec section 5). `field` is the field's label as the person reads it. */
const sentences: Record<IssueRule, (field: string, params: Issue['params']) => MessageDescriptor> = {
  required: (field) => msg`${{ field }} is required`,
  too_short: (field, { length = 0 }) => msg`${{ field }} may not be less than ${{ length: Number(length) }} characters`,
  too_long: (field, { length = 0 }) =>
    msg`${{ field }} may not be greater than ${{ length: Number(length) }} characters`,
  email_invalid: () => msg`Invalid email`,
  email_duplicate: () => msg`You have already entered this email address`,
  email_invited: () => msg`This person is invited to the report already. Change their questions in the list.`,
  not_a_number: (field) => msg`${{ field }} must be a number, written like ${{ example: exampleNumber() }}.`,
  not_an_integer: (field) => msg`${{ field }} must be a whole number`,
  number_out_of_range: (field) =>
    msg`${{ field }} is out of range: at most ${{ whole: decimalDigits.whole }} digits before the point and ${{ fraction: decimalDigits.fraction }} after it`,
  unit_not_allowed: (field) => msg`This unit doesn’t fit ${{ field }}. Choose one from the list.`,
  choice_unknown: (field) => msg`Choose one of the offered options for ${{ field }}`,
  date_invalid: (field) => msg`${{ field }} must be a valid date`,
  period_end_before_start: () => msg`The end date must not be before the start date`,
  color_invalid: (field) => msg`${{ field }} must be a colour of the form #rrggbb`,
  password_weak: () =>
    msg`Use at least ${{ min: passwordLength.min }} characters with a lowercase letter, an uppercase letter, a digit and a special character, and no others`,
  password_common: () => msg`This password is too easy to guess. Choose another.`,
  password_context: () =>
    msg`Choose a password without your name, your e-mail address or the name of this site or your company`,
  password_mismatch: () => msg`Password does not match`,
  formula_unreadable: (_field, { position = 1 }) =>
    msg`The formula can’t be read from character ${{ position: Number(position) }} on`,
  formula_circular: (_field, { metric = '' }) =>
    msg`The formula leads back to itself through ${{ metric: String(metric) }}`,
  formula_units: (field) => msg`The formula’s units don’t result in the unit of ${{ field }}`,
  invalid: (field) => msg`${{ field }} isn’t valid`,
};

/** What a person reads below a field that is refused. */
export const issueSentence = ({ rule, params }: IssueDescription, field: string): MessageDescriptor =>
  sentences[rule](field, params);
