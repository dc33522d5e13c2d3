import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

type Claims = Record<string, string | boolean>;
export const client = { clientId: 'esg', clientSecret: 'a secret the provider gave' };

/** Keeps the cookies of one origin, as a browser does. */
const createCookies = () => {
  const cookies = new Map<string, string>();
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    keep: (answer: Response) => {
      for (const line of answer.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
    },
  };
};

/** What a person submits on one of the provider's pages: who they are, or that they agree. */
const filledIn = (page: string, login: string) =>
  new URLSearchParams(/value="login"/.test(page) ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' });

/** Goes through the provider's pages as a browser does; returns the final address. */
const signInAt = async (issuer: string, address: string, login: string): Promise<URL> => {
  const cookies = createCookies();
  let next = new URL(address);
  let form: URLSearchParams | undefined;
  for (let hop = 0; hop < 12; hop++) {
    if (next.origin !== issuer) return next;
    const answer = await fetch(next, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: cookies.header() },
      body: form ?? null,
    });
    cookies.keep(answer);
    const location = answer.headers.get('location');
    const page = await answer.text();
    form = location ? undefined : filledIn(page, login);
    if (location) next = new URL(location, next);
  }
  throw new Error('The provider never sent the person back');
};

/** A real OpenID Connect provider on a port of its own, which knows whoever is in `people`. */
export const startProvider = async (redirectUri: string) => {
  const people = new Map<string, Claims>();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    cookies: { keys: ['tests'] },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
  });
  const answer = provider.callback();
  let keys: string | undefined;
  server.on('request', (request, response) => {
    if (keys !== undefined && request.url === '/jwks') response.setHeader('content-type', 'application/json').end(keys);
    else answer(request, response);
  });
  /** Publishes other keys under the ids of the real ones, so that signatures no longer verify. */
  const changeKeys = async () => {
    const published = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: object[] };
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    keys = JSON.stringify({ keys: published.keys.map((key) => ({ ...key, ...publicKey.export({ format: 'jwk' }) })) });
  };
  const restoreKeys = () => {
    keys = undefined;
  };
  return {
    issuer,
    people,
    signIn: (address: string, login: string) => signInAt(issuer, address, login),
    changeKeys,
    restoreKeys,
    close: () => new Promise((closed) => server.close(closed)),
  };
};
