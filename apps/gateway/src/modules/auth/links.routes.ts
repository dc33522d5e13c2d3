import {
  ConfirmationStepSchema,
  EmailConfirmationSchema,
  LinkRequestSchema,
  PasswordResetSchema,
  RegistrationSchema,
  TokenPairSchema,
} from '@esg/contract';
import type { Context } from 'hono';
import { addressOf, createPublicRouter, empty, json, operation, validBody } from '../../platform/http/index.ts';
import { keepRegistration, keepSignIn, registrationOf } from './accounts-cookie.ts';
import type { AuthDeps } from './auth.deps.ts';
import { clientOf } from './client.ts';
import { createLetters } from './letters.ts';
import { resetPassword } from './passwords.service.ts';
import { whereabouts } from './place.ts';
import { confirmEmail, register } from './registration.service.ts';

const tag = 'auth';
const onItsWay = { 202: empty('Taken. What follows comes by e-mail, and the answer is always this') };

/** Calls without a session: with an e-mail address, and with the links of e-mails. */
export const linksRoutes = (deps: AuthDeps) => {
  const { config, directory, limits } = deps;
  const letters = createLetters(deps);
  /** The tenant of a page that requests an e-mail to this address. Throws `request.too_many`. */
  const requireSender = async (c: Context, email: string) => {
    const sender = await whereabouts(directory, config, c);
    await limits.countAttempt('registration', addressOf(c, config.trustProxy));
    await limits.countAttempt('linkEmail', `${sender.tenant.id}:${email}`);
    return sender;
  };
  /** The tenant of the page on which a link was opened. Throws `request.too_many`. */
  const requireOpener = async (c: Context) => {
    await limits.countAttempt('key', addressOf(c, config.trustProxy));
    return whereabouts(directory, config, c);
  };

  return createPublicRouter()
    .post(
      '/auth/registrations',
      operation({ id: 'register', tag, summary: 'Ask for an account of one’s own', answers: onItsWay }),
      validBody(RegistrationSchema),
      async (c) => {
        const given = c.req.valid('json');
        const sender = await requireSender(c, given.email);
        await register(deps, letters, given, { ...sender, browser: keepRegistration(c, config.trustProxy) });
        return c.body(null, 202);
      },
    )
    .post(
      '/auth/confirmation-emails',
      operation({
        id: 'resendConfirmation',
        tag,
        summary: 'Send the e-mail of a registration again',
        answers: onItsWay,
      }),
      validBody(LinkRequestSchema),
      async (c) => {
        const { email } = c.req.valid('json');
        const { place } = await requireSender(c, email);
        await letters.request({ kind: 'confirmation', email, place });
        return c.body(null, 202);
      },
    )
    .post(
      '/auth/email-confirmations',
      operation({
        id: 'confirmEmail',
        tag,
        summary: 'Confirm the e-mail of a registration: makes the account and signs in',
        answers: {
          200: json('Access and refresh token', TokenPairSchema),
          202: json('What is asked for next', ConfirmationStepSchema),
        },
      }),
      validBody(EmailConfirmationSchema),
      async (c) => {
        const browser = registrationOf(c, config.trustProxy);
        const visit = { ...(await requireOpener(c)), client: clientOf(c, config.trustProxy), browser };
        const outcome = await confirmEmail(deps, c.req.valid('json'), visit);
        if ('step' in outcome) return c.json(outcome, 202);
        keepSignIn(c, outcome, config.trustProxy);
        return c.json(outcome.pair);
      },
    )
    .post(
      '/auth/password-resets',
      operation({ id: 'requestPasswordReset', tag, summary: 'Ask for a link to a new password', answers: onItsWay }),
      validBody(LinkRequestSchema),
      async (c) => {
        const { email } = c.req.valid('json');
        const { place } = await requireSender(c, email);
        await letters.request({ kind: 'reset', email, place });
        return c.body(null, 202);
      },
    )
    .post(
      '/auth/new-passwords',
      operation({
        id: 'resetPassword',
        tag,
        summary: 'Choose a new password; ends every session of the account',
        answers: { 204: empty() },
      }),
      validBody(PasswordResetSchema),
      async (c) => {
        await resetPassword(deps, c.req.valid('json'), await requireOpener(c));
        return c.body(null, 204);
      },
    );
};
