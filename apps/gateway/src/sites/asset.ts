import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type Asset = { bytes: Uint8Array; headers: Record<string, string> };

/** Path of a file inside the folder, or undefined for one that would leave it or that nobody serves. */
export const fileInside = (folder: string, path: string): string | undefined => {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined;
  const file = normalize(join(folder, decoded));
  return file.startsWith(folder + sep) && extname(file) in mediaTypes ? file : undefined;
};

const isFile = async (path: string) => (await stat(path).catch(() => undefined))?.isFile() === true;

/** The best form of the file this browser takes: made by the build beside the file, never compressed while it waits. */
const bestEncoding = async (file: string, accepted: string) => {
  if (/\bbr\b/.test(accepted) && (await isFile(`${file}.br`))) return { path: `${file}.br`, encoding: 'br' };
  if (/\bgzip\b/.test(accepted) && (await isFile(`${file}.gz`))) return { path: `${file}.gz`, encoding: 'gzip' };
  return { path: file, encoding: undefined };
};

/** Files named by their content never change; all others are asked for again each time. */
const isHashed = (file: string) => /[/\\]assets[/\\].*[-.][\w-]{8,}\.\w+$/.test(file);

/** Reads one file of a build with its headers; undefined when it is not there. */
export const readAsset = async (file: string, acceptEncoding: string): Promise<Asset | undefined> => {
  if (!(await isFile(file))) return undefined;
  const { path, encoding } = await bestEncoding(file, acceptEncoding);
  const bytes = await readFile(path);
  return {
    bytes,
    headers: {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  };
};
