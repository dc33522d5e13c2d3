import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { brandImageKinds } from '@esg/contract';
import { hashOf } from '../modules/files/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { demoTenants } from './demo-data.ts';
import { setBrandPicture } from './seed.repository.ts';

/** A fixed id per picture, so that a second run finds those of the first. */
const idOf = (hash: string) =>
  `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;

/** Stores the pictures of the demonstration brands. */
export const seedBrandPictures = async ({ database, storage }: Pick<GatewayDeps, 'database' | 'storage'>) => {
  for (const { id: tenantId, brandId, brand } of demoTenants)
    for (const kind of brandImageKinds) {
      const path = new URL(`./assets/${brand}/${kind}.png`, import.meta.url);
      if (!existsSync(path)) continue;
      const bytes = await readFile(path);
      const hash = hashOf(bytes);
      const id = idOf(hashOf(Buffer.from(`${tenantId} ${kind} ${hash}`)));
      await storage.put({ tenantId, organisationId: null, fileId: id }, bytes);
      const file = { id, tenantId, hash, mediaType: 'image/png', bytes: bytes.length };
      await database.withSystem((tx) =>
        setBrandPicture(tx, brandId, kind, { ...file, originalName: `${brand}-${kind}.png` }),
      );
    }
};
