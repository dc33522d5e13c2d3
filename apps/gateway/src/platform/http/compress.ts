import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';

const packed = promisify(gzip);

/** Smaller answers gain nothing. */
const bytesMin = 1024;

const takesGzip = (header: string | undefined) => /(?:^|,)\s*gzip\s*(?:,|$)/i.test(header ?? '');

/** An answer with data as JSON, complete. A file is a stream, and may be long. */
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
  // Removed first: another answer in its place would be created twice.
  c.res = undefined;
  c.res = new Response(new Uint8Array(sent), { status, headers });
};

/**
 * Compresses answers for clients that accept it. Data is compressed as a whole, with its length: a stream for each of these small answers
 * costs more than everything else about them. The library compresses streams as streams.
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
