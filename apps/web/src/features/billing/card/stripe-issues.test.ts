import type { StripeError } from '@stripe/stripe-js';
import { expect, it } from 'vitest';
import { issueOfStripe, refusalOfStripe } from './stripe-issues.ts';

it.each([
  ['incomplete_number', 'incomplete'],
  ['invalid_number', 'incorrect'],
  ['invalid_expiry_year_past', 'past'],
  ['invalid_expiry_month', 'month-incorrect'],
  ['something_new', 'incorrect'],
])('reports for %s that the field is %s', (code, issue) => expect(issueOfStripe(code)).toBe(issue));

it.each([
  [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'card.insufficient_funds'],
  [{ type: 'card_error', code: 'a_new_one' }, 'card.declined'],
  [{ type: 'api_connection_error' }, 'card.provider_unavailable'],
])('reads %j as %s', (error, code) => expect(refusalOfStripe(error as StripeError)).toMatchObject({ code }));
