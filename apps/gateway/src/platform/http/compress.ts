import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';

const packed = promisify(gzip);

/** What is smaller gains nothing. */
const bytesMin = 1024;

const takesGzip = (header: string | undefined) => /(?:^|,)\s*gzip\s*(?:,|$)/i.test(header ?? '');

/** Somebody's data as JSON, whole. A file is a stream, and may be long. */
const isData = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') === true && !headers.has('content-disposition');

const packData = async (c: Context) => {
  if (c.req.method === 'HEAD' || !isData(c.res)) return;
  const { headers, status } = c.res;
  headers.append('vary', 'Accept-Encoding');
  if (!takesGzip(c.req.header('accept-encoding'))) return;
  const body = Buffer.from(await c.res.arrayBuffer());
  const isSmall = body.length < bytesMin;
  const sent = isSmall ? body : await packed(body);
  headers.set('content-length', String(sent.length));
  if (!isSmall) {
    headers.set('content-encoding', 'gzip');
    const tag = headers.get('etag');
    if (tag && !tag.startsWith('W/')) headers.set('etag', `W/${tag}`);
  }
  // Taken away first: another answer in its place would be made twice.
  c.res = undefined;
  c.res = new Response(new Uint8Array(sent), { status, headers });
};

/**
 * Compresses answers for whoever takes it. Data is packed whole, with its length: a stream for each of these small answers costs more than
 * the rest of them. What comes as a stream is packed as one, by the library.
 */
export const compressAnswers = () => {
  const compressStreams = compress({ threshold: bytesMin });
  return createMiddleware((c, next) =>
    compressStreams(c, async () => {
      await next();
      await packData(c);
    }),
  );
};
