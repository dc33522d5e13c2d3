import { type AccountSecurity, type PasskeyOptions, signInLimits } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoPassword } from '../../../seed/demo-data.ts';
import { body, createHarness, type Harness, type PersonName } from '../../../testing/harness.ts';
import { mailTo } from '../testing.ts';
import { createPasskey } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const post = (path: string, value: object, name: PersonName = 'verdant.admin') =>
  h.as(name).request(path, body('POST', value));
const begin = async (name?: PersonName) =>
  (await (await post('/auth/passkey-registrations', { password: demoPassword }, name)).json()) as PasskeyOptions;
const add = async (passkey: ReturnType<typeof createPasskey>, name?: PersonName) => {
  const asked = await begin(name);
  return post('/auth/passkeys', { key: asked.key, name: 'My laptop', response: passkey.make(asked) }, name);
};
const challenge = async (host?: string) =>
  (await (await h.anonymous('/auth/passkey-challenges', { method: 'POST' }, host)).json()) as PasskeyOptions;
const signIn = (key: string, response: object, host?: string) =>
  h.anonymous('/auth/passkey-sign-ins', body('POST', { key, response }), host);
const security = async (name: PersonName = 'verdant.admin') =>
  (await (await h.as(name).request('/auth/security')).json()) as AccountSecurity;

describe('a passkey', () => {
  it('signs its owner in without name or password, and without a second factor', async () => {
    const passkey = createPasskey();
    const added = await add(passkey);
    expect(added.status).toBe(201);
    expect(await security()).toMatchObject({ passkeys: [{ name: 'My laptop', lastUsedAt: null }] });
    await mailTo(h, 'admin@verdant.example', /How you sign in/);

    const asked = await challenge();
    expect(asked.options).toMatchObject({ rpId: 'accounts.localhost', userVerification: 'required' });
    expect(asked.options.allowCredentials).toBeUndefined();
    const answer = await signIn(asked.key, passkey.use(asked));
    expect(answer.headers.get('set-cookie')).toMatch(/^accounts-session=/);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    const me = await h.anonymous('/users/me', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await me.json()).toMatchObject({ email: 'admin@verdant.example' });
    expect(await security()).toMatchObject({ passkeys: [{ lastUsedAt: h.clock.now().toISOString() }] });
  });

  it('has to sign a new challenge each time, within ten minutes', async () => {
    const passkey = createPasskey();
    await add(passkey);
    const asked = await challenge();
    const answered = passkey.use(asked);
    expect((await signIn(asked.key, answered)).status).toBe(200);
    expect(await (await signIn(asked.key, answered)).json()).toMatchObject({ code: 'auth.link_invalid' });
    const other = await challenge();
    expect(await (await signIn(other.key, answered)).json()).toMatchObject({ code: 'auth.passkey_refused' });
    const late = await challenge();
    h.clock.advance(signInLimits.stepSeconds + 1);
    expect((await signIn(late.key, passkey.use(late))).status).toBe(422);
  });

  it('is refused from another site’s page, from another tenant, and as a copy', async () => {
    const passkey = createPasskey();
    await add(passkey);
    const phished = await challenge();
    expect((await signIn(phished.key, passkey.use(phished, 'http://accounts.evil.example'))).status).toBe(422);
    const elsewhere = await challenge('harbour.localhost');
    expect((await signIn(elsewhere.key, passkey.use(elsewhere), 'harbour.localhost')).status).toBe(422);
    const used = await challenge();
    passkey.setCounter(7);
    expect((await signIn(used.key, passkey.use(used))).status).toBe(200);
    passkey.setCounter(2);
    const copied = await challenge();
    expect(await (await signIn(copied.key, passkey.use(copied))).json()).toMatchObject({
      code: 'auth.passkey_refused',
    });
  });

  it('is refused where it is unknown, or another one than was asked for', async () => {
    const asked = await challenge();
    expect((await signIn(asked.key, createPasskey().use(asked))).status).toBe(422);
    const made = await begin();
    const forged = createPasskey('http://accounts.evil.example').make(made);
    expect((await post('/auth/passkeys', { key: made.key, name: 'Forged', response: forged })).status).toBe(422);
    const broken = await begin();
    expect((await post('/auth/passkeys', { key: broken.key, name: 'Broken', response: { id: 'x' } })).status).toBe(422);
    expect((await security()).passkeys).toEqual([]);
  });

  it('is renamed by its owner, and by nobody else', async () => {
    await add(createPasskey());
    const [{ id } = { id: '' }] = (await security()).passkeys;
    const rename = (name: string, person: PersonName = 'verdant.admin') =>
      h.as(person).request(`/auth/passkeys/${id}`, body('PATCH', { name }));
    expect(await (await rename(' Telephone ')).json()).toMatchObject({ id, name: 'Telephone' });
    for (const stranger of ['verdant.member', 'verdant.sister', 'harbour.admin'] as const)
      expect((await rename('Mine', stranger)).status).toBe(404);
    expect((await rename('x')).status).toBe(422);
    expect((await h.anonymous(`/auth/passkeys/${id}`, body('PATCH', { name: 'Mine' }))).status).toBe(401);
    expect((await security()).passkeys).toMatchObject([{ name: 'Telephone' }]);
  });

  it('belongs to one person: others can neither take, see nor remove it', async () => {
    const passkey = createPasskey();
    await add(passkey);
    expect((await add(passkey, 'verdant.member')).status).toBe(422);
    const asked = await begin();
    const stolen = { key: asked.key, name: 'Stolen', response: createPasskey().make(asked) };
    expect((await post('/auth/passkeys', stolen, 'verdant.member')).status).toBe(422);
    const [{ id } = { id: '' }] = (await security()).passkeys;
    for (const stranger of ['verdant.member', 'verdant.sister', 'harbour.admin'] as const) {
      expect((await security(stranger)).passkeys).toEqual([]);
      expect((await post('/auth/passkey-removals', { id, password: demoPassword }, stranger)).status).toBe(404);
    }
    expect((await post('/auth/passkey-removals', { id, password: demoPassword })).status).toBe(204);
    const gone = await challenge();
    expect((await signIn(gone.key, passkey.use(gone))).status).toBe(422);
  });
});
