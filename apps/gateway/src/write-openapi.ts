/** Writes `packages/contract/openapi.json` from the routes. Opens no database and no port. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeGateway } from './describe-gateway.ts';

const path = join(import.meta.dirname, '../../../packages/contract/openapi.json');
writeFileSync(path, `${JSON.stringify(await describeGateway(), null, 2)}\n`);
