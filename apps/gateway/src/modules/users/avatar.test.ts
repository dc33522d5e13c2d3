import { limits, type User } from '@esg/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { refusalOf } from '../payment/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const draw = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#1f7a4d' } })
    .png()
    .toBuffer();
const upload = (person: PersonName, original: Uint8Array) => {
  const form = new FormData();
  form.set('original', new File([new Uint8Array(original)], 'me.png'));
  return h.as(person).request('/users/upload-image', { method: 'POST', body: form });
};
const avatarOf = (owner: PersonName, reader: PersonName = owner) =>
  h.as(reader).request(`/users/${h.as(owner).scope.userId}/avatar`);

describe('a person’s picture', () => {
  it('is redrawn and shown to their organisation', async () => {
    const { avatar } = (await (await upload('verdant.member', await draw(300))).json()) as User;
    expect(avatar).toMatchObject({ originalName: 'me.png', origin: expect.stringMatching(/^\/api\/users\/.*avatar$/) });
    const shown = await avatarOf('verdant.member', 'verdant.admin');
    expect(shown.headers.get('content-disposition')).toBe('attachment');
    const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
    expect(width).toBe(limits.logoThumbnailPixels);
    expect(await (await h.as('verdant.member').request('/users/me')).json()).toMatchObject({ avatar });
  });

  it('replaces the one before, whose files are deleted', async () => {
    await upload('verdant.member', await draw(100));
    await upload('verdant.member', await draw(200));
    const { rows } = await h.database.pool.query(
      'select count(*)::int as files from files where organisation_id is not null',
    );
    expect(rows[0]).toEqual({ files: 2 });
  });

  it('is deleted with its files when its owner removes it, and no other picture with it', async () => {
    await upload('verdant.member', await draw(100));
    await upload('verdant.admin', await draw(100));
    const remove = (init: RequestInit = {}) => ({ ...init, method: 'DELETE' });
    const gone = await h.as('verdant.member').request('/users/me/avatar', remove());
    expect(await gone.json()).toMatchObject({ avatar: null });
    expect((await avatarOf('verdant.member')).status).toBe(404);
    expect((await avatarOf('verdant.admin')).status).toBe(200);
    const { rows } = await h.database.pool.query(
      'select count(*)::int as files from files where organisation_id is not null',
    );
    expect(rows[0]).toEqual({ files: 2 });
    expect((await h.anonymous('/users/me/avatar', remove())).status).toBe(401);
  });

  it('is refused where the file is no picture, or too small a one', async () => {
    expect(await refusalOf(await upload('verdant.member', Buffer.from('words')))).toBe('422 file.format_refused');
    expect(await refusalOf(await upload('verdant.member', await draw(10)))).toBe('422 file.image_too_small');
  });

  it('is not shown outside the organisation', async () => {
    await upload('verdant.member', await draw(100));
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const)
      expect((await avatarOf('verdant.member', stranger)).status).toBe(404);
    expect((await avatarOf('verdant.entity')).status).toBe(404);
  });
});

describe('one’s own details', () => {
  const change = (details: object) => h.as('verdant.entity').request('/users/profiles', body('PUT', details));

  it('are changed by the person alone, and change nobody else’s', async () => {
    const details = {
      firstName: 'Priya Anjali',
      lastName: 'Nair',
      department: 'Finance',
      phone: { country: 'HK', number: '2345 6789' },
    };
    expect(await (await change(details)).json()).toMatchObject(details);
    expect(await (await change({ firstName: 'Priya', lastName: 'Nair', phone: null })).json()).toMatchObject({
      firstName: 'Priya',
      phone: null,
      department: 'Finance',
    });
    expect(await (await h.as('verdant.admin').request('/users/me')).json()).toMatchObject({
      firstName: 'Mei',
      department: null,
    });
  });

  it('are refused with a first name of one letter or a telephone number that is none', async () => {
    expect((await change({ firstName: 'P', lastName: 'Nair' })).status).toBe(422);
    for (const phone of [
      { country: 'XX', number: '2345 6789' },
      { country: 'HK', number: 'call me' },
    ])
      expect((await change({ firstName: 'Priya', lastName: 'Nair', phone })).status).toBe(422);
  });
});
