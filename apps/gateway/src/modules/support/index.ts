import { createTenantRouter, empty, operation } from '../../platform/http/index.ts';
import { type AuthDeps, whereabouts } from '../auth/index.ts';
import { questionBody, readQuestion } from './question.ts';
import { askSupport } from './support.service.ts';

/** The support contact form (spec section 7). Open to people of suspended organisations too. */
export const supportRoutes = (deps: AuthDeps) =>
  createTenantRouter().post(
    '/contact-us',
    operation({
      id: 'askSupport',
      tag: 'support',
      summary: 'Write to the support team',
      requestBody: questionBody,
      answers: { 204: empty('Sent') },
    }),
    async (c) => {
      await deps.limits.countAttempt('support', c.var.scope.userId);
      const { question, attachment } = await readQuestion(c.req.raw);
      await askSupport(deps, c.var.scope, await whereabouts(deps.directory, deps.config, c), question, attachment);
      return c.body(null, 204);
    },
  );
