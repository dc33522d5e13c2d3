import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { compressAnswers } from './compress.ts';

const large = { words: 'emissions '.repeat(500) };
const app = new Hono()
  .use(compressAnswers())
  .get('/large', (c) => c.json(large, 200, { etag: '"3"' }))
  .get('/small', (c) => c.json({ id: 1 }))
  .get('/unchanged', (c) => c.body(null, 304))
  .get('/refused', (c) => c.json(large, 422, { 'content-type': 'application/problem+json' }))
  .get('/file', (c) => {
    c.header('content-disposition', 'attachment; filename="data.json"');
    c.header('content-type', 'application/json');
    return c.body(new Blob([JSON.stringify(large)]).stream());
  });
const read = (path: string, accepted: string | undefined = 'gzip, deflate, br') =>
  app.request(path, accepted ? { headers: { 'accept-encoding': accepted } } : {});
const unpacked = async (answer: Response) => gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();

describe('compressed answers', () => {
  it('are compressed as a whole, with their length and a weak ETag', async () => {
    const answer = await read('/large');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(answer.headers.get('etag')).toBe('W/"3"');
    expect(answer.headers.get('content-type')).toBe('application/json');
    const length = Number(answer.headers.get('content-length'));
    expect(length).toBeLessThan(200);
    expect(JSON.parse(await unpacked(answer))).toEqual(large);
  });

  it('stay uncompressed when they are small or the client does not accept gzip, and vary by Accept-Encoding', async () => {
    for (const answer of [await read('/small'), await read('/small', ''), await read('/large', '')]) {
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.json()).toBeTruthy();
    }
  });

  it('leave empty answers alone, and compress refusals and files as well', async () => {
    const unchanged = await read('/unchanged');
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    for (const path of ['/refused', '/file']) {
      const answer = await read(path);
      expect(answer.headers.get('content-encoding'), path).toBe('gzip');
      expect(JSON.parse(await unpacked(answer)), path).toEqual(large);
    }
    expect((await read('/refused')).status).toBe(422);
  });
});
