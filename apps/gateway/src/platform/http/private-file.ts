import type { Context } from 'hono';
import { contentTypeOf } from './content-type.ts';
import { picturePolicy } from './security.ts';

type PrivateFile = { readonly content: Uint8Array; readonly mediaType: string; readonly hash: string };

/** Answers with a file of the caller's organisation: a browser stores it and asks whether it is still the same, but never opens it as a page. */
export const sendPrivateFile = (c: Context, { content, mediaType, hash }: PrivateFile) =>
  c.body(new Uint8Array(content), 200, {
    'content-type': contentTypeOf(mediaType),
    'cache-control': 'private, no-cache',
    'content-disposition': 'attachment',
    'content-security-policy': picturePolicy,
    etag: `"${hash}"`,
  });
