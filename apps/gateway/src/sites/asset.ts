import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { offlineWorkerPolicy, workerPolicy } from '../platform/http/index.ts';

const mediaTypes: Record<string, string> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.icc': 'application/octet-stream',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.pfb': 'application/octet-stream',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Asset = { bytes: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** Path of a file inside the folder, or undefined for one outside it or one that is not served. */
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

/** Files named by their content never change, nor do those in a folder with the version of their package; all others are requested again. */
const isHashed = (file: string) => /[/\\]assets[/\\](?:(?:.*[-.])?[\w-]{7,}\.\w+|\w+-\d+\.\d+\.\d+[/\\].+)$/.test(file);

/** A worker has the policy of its own file, not that of its page: the reader of PDF files compiles WebAssembly, which no page may. */
const isWorker = (file: string) => /[/\\]pdf\.worker[\w.-]*\.mjs$/.test(file);
/** The worker that keeps pages fetches from its own host, and nothing else. */
const isOfflineWorker = (file: string) => /[/\\]offline-worker\.js$/.test(file);

type Form = { encoding: 'br' | 'gzip' | undefined; path: string; accepts: RegExp };

/** The forms of a file, the best first: the build stores compressed ones beside it, so that nobody waits for compression. */
const formsOf = (file: string): Form[] => [
  { encoding: 'br', path: `${file}.br`, accepts: /\bbr\b/ },
  { encoding: 'gzip', path: `${file}.gz`, accepts: /\bgzip\b/ },
  { encoding: undefined, path: file, accepts: /^/ },
];

const read = async (file: string, { encoding, path }: Form): Promise<Asset> => {
  const bytes = await readFile(path);
  return {
    bytes,
    headers: {
      'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': isHashed(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
      vary: 'accept-encoding',
      ...(isWorker(file) ? { 'content-security-policy': workerPolicy } : {}),
      ...(isOfflineWorker(file) ? { 'content-security-policy': offlineWorkerPolicy } : {}),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  };
};

/** Bytes that stay in memory: both sites and their modules need a part of that. Later files are read each time. */
const keptBytesMax = 64 * 1024 * 1024;

/**
 * Files of the builds, read and hashed once. Those named by their content stay in memory for good; a new build may have replaced any other,
 * so the time of its last change is checked each time.
 */
export const createAssets = () => {
  const kept = new Map<string, Promise<Asset>>();
  let keptBytes = 0;

  const keep = (key: string, file: string, form: Form) => {
    const asset = read(file, form);
    kept.set(key, asset);
    asset.then(
      ({ bytes }) => {
        keptBytes += bytes.byteLength;
        if (keptBytes > keptBytesMax) kept.delete(key);
      },
      () => kept.delete(key),
    );
    return asset;
  };

  /** One file of a build with its headers, in the best form that this browser accepts; undefined when it does not exist. */
  return async (file: string, acceptEncoding: string): Promise<Asset | undefined> => {
    const forms = formsOf(file).filter(({ accepts }) => accepts.test(acceptEncoding));
    if (!isHashed(file)) {
      if (!(await isFile(file))) return undefined;
      for (const form of forms) if (await isFile(form.path)) return read(file, form);
      return undefined;
    }
    const key = `${forms.map(({ encoding }) => encoding).join()} ${file}`;
    const known = kept.get(key);
    if (known || !(await isFile(file))) return known;
    for (const form of forms) if (await isFile(form.path)) return kept.get(key) ?? keep(key, file, form);
    return undefined;
  };
};
