import { expect, it } from 'vitest';
import { filesOf, reachedFiles, textOf } from './reach.ts';

/*
 * A screen uses every path of spec section 7: the generated call is in a façade of packages/api-client, and some module that a page loads
 * uses that façade. apps/gateway/src/section-seven.test.ts tests that each is served.
 */

const calls = [
  ...textOf('apps/gateway/src/section-seven.test.ts').matchAll(/^ {2}['`]([A-Z]+) ([^'`?]+)[^'`]*['`],$/gm),
].map(([, method = '', path = '']) => ({
  method: method.toLowerCase(),
  path: `/api/${path.replace(/\$\{own\}/, '{id}').replace(/info\/.+$/, 'info/{hostname}')}`,
}));

/** Paths whose façades exist; their screens belong to later issues, or are being built. */
const later: Record<string, string> = {
  '/api/materiality/surveys/current': 'materiality and surveys',
  '/api/materiality/profiles': 'materiality and surveys',
  '/api/reporting-entity/auth/short-token': 'entities and the entity-user portal',
};

const sdk = textOf('packages/api-client/src/generated/sdk.gen.ts');
const reached = [...reachedFiles()];
const facades = filesOf('packages/api-client/src/*.ts').filter((file) => !/test|index|start-calls/.test(file));
const users = reached.filter((file) => !file.startsWith('packages/api-client/')).map(textOf);

const generated = sdk.split(/^(?=export const )/m);
const callOf = (method: string, path: string) =>
  /^export const (\w+)/.exec(
    generated.find((text) => text.includes(`url: '${path}'`) && text.includes(`.${method}<`)) ?? '',
  )?.[1];

/** The façade's name of the call, as `paymentQueries.bills`, or the name of a function of its own. */
const offersOf = (call: string) =>
  facades.flatMap((file) =>
    textOf(file)
      .split(/^(?=export const )/m)
      .flatMap((text) => {
        const offer = /^export const (\w+)/.exec(text)?.[1];
        const at = text.search(new RegExp(`\\b${call}\\b`));
        if (!offer || at < 0) return [];
        const member = [...text.slice(0, at).matchAll(/^ {2}(\w+): /gm)].at(-1)?.[1];
        return [member && text.startsWith(`export const ${offer} = {`) ? `${offer}.${member}` : offer];
      }),
  );

it('lists all 52 calls of section 7', () => {
  expect(calls).toHaveLength(52);
});

it.each(calls)('$method $path is used by a screen', ({ method, path }) => {
  const call = callOf(method, path);
  expect(call, 'the generated call').toBeDefined();
  const offers = offersOf(call ?? '');
  expect(offers, `a façade for ${call}`).not.toEqual([]);
  const uses = offers.filter((offer) =>
    users.some((text) => new RegExp(`\\b${offer.replace('.', '[.]')}\\b`).test(text)),
  );
  if (!(path in later)) expect(uses, `no page uses ${offers}`).not.toEqual([]);
});
