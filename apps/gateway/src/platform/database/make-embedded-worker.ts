/** Creates an empty embedded database in the given folder, in a separate process: see `make-embedded.ts`. */
import { PGlite } from '@electric-sql/pglite';
import { SyncingNodeFS, startParams } from './embedded-files.ts';

const [folder = ''] = process.argv.slice(2);
const database = await PGlite.create({ fs: new SyncingNodeFS(folder), startParams });
await database.close();
