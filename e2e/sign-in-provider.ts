import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const text = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (claims: object) => {
  const content = `${text({ alg: 'RS256', kid: 'key', typ: 'JWT' })}.${text(claims)}`;
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`;
};
const bodyOf = async (request: IncomingMessage) => {
  let body = '';
  for await (const part of request) body += part;
  return new URLSearchParams(body);
};
const page = (
  question: string,
) => `<!doctype html><html lang="en"><title>Company account</title><main><h1>Company account</h1>
<form method="post" action="/auth?${question}"><label>Work e-mail <input name="email"></label><button>Continue</button></form></main>`;

/** A separate OpenID Connect provider on its own port, which accepts anybody who enters an e-mail address (code flow with PKCE). */
export const startSignInProvider = async (client: { id: string; secret: string }) => {
  const visits = new Map<string, { email: string; nonce: string; challenge: string }>();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const description = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
  const tokensFor = (given: URLSearchParams) => {
    const visit = visits.get(given.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url');
    if (!visit || visit.challenge !== challenge || given.get('client_secret') !== client.secret) return undefined;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: client.id, sub: visit.email, iat: now, exp: now + 300, nonce: visit.nonce };
    const id_token = sign({ ...claims, email: visit.email, email_verified: true });
    return { access_token: 'unused', token_type: 'Bearer', expires_in: 300, id_token };
  };
  server.on('request', async (request, response) => {
    const url = new URL(request.url ?? '/', issuer);
    const json = (value: object | undefined) =>
      response.writeHead(value ? 200 : 400, { 'content-type': 'application/json' }).end(JSON.stringify(value ?? {}));
    if (url.pathname === '/.well-known/openid-configuration') return json(description);
    if (url.pathname === '/jwks')
      return json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key', alg: 'RS256', use: 'sig' }] });
    if (url.pathname === '/token') return json(tokensFor(await bodyOf(request)));
    const asked = url.searchParams;
    if (request.method !== 'POST')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page(asked.toString()));
    const code = crypto.randomUUID();
    const email = (await bodyOf(request)).get('email') ?? '';
    visits.set(code, { email, nonce: asked.get('nonce') ?? '', challenge: asked.get('code_challenge') ?? '' });
    const back = new URL(asked.get('redirect_uri') ?? issuer);
    for (const [name, value] of [
      ['code', code],
      ['state', asked.get('state') ?? ''],
    ])
      back.searchParams.set(name ?? '', value ?? '');
    return response.writeHead(303, { location: back.href }).end();
  });
  return { issuer, close: () => new Promise((closed) => server.close(closed)) };
};
