import type { BrandImageKind } from '@esg/contract';
import type { GatewayDeps } from '../../platform/deps.ts';
import { drawPng } from '../../platform/images/index.ts';
import { readPicture } from './images.service.ts';

/** Twice the size at which an e-mail shows a logo, for sharp screens. */
const smallPng = { width: 480, height: 80 };
const drawnMax = 100;

type Found = Awaited<ReturnType<typeof readPicture>>;

/** Reads pictures of brands unchanged or as small PNG, and caches the last drawn ones: each is drawn once for many e-mails. */
export const createPictureReader = (deps: Pick<GatewayDeps, 'database' | 'storage'>) => {
  const drawn = new Map<string, Found>();
  const draw = async (kind: BrandImageKind, hash: string): Promise<Found> => {
    const { content, mediaType } = await readPicture(deps, kind, hash);
    return { content: await drawPng({ bytes: content, mediaType }, smallPng), mediaType: 'image/png' };
  };
  /** Throws `resource.not_found`. */
  return async (kind: BrandImageKind, hash: string, format?: 'png'): Promise<Found> => {
    if (!format) return readPicture(deps, kind, hash);
    const key = `${kind} ${hash}`;
    const picture = drawn.get(key) ?? (await draw(kind, hash));
    drawn.delete(key);
    drawn.set(key, picture);
    for (const oldest of drawn.keys()) if (drawn.size > drawnMax) drawn.delete(oldest);
    return picture;
  };
};
