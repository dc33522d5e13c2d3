import { createMiddleware } from 'hono/factory';
import type { Scope } from '../database/index.ts';
import type { ScopeVariables } from '../http/context.ts';
import { ProblemError } from '../http/problem.ts';
import { isFormType } from '../http/upload.ts';
import type { Log } from '../log.ts';
import { type Scan, ScannerAway } from './clamd.ts';

type Deps = { scan?: Scan | undefined; log: Log };

/** A file in which something was found: its name, the finding, and the address it was sent to. */
export type InfectedFile = { readonly name: string; readonly found: string; readonly path: string };

/**
 * Scans every file of every upload before anything reads it: documents, evidence, guests' files, imports, pictures, attachments. Does
 * nothing where no scanner is configured. Throws `file.infected`, and `file.scanner_away` where the scanner does not answer: an unscanned
 * file is not accepted. `onInfected` is called for each refused file before the sender gets the answer.
 */
export const scanUploads = ({ scan, log }: Deps, onInfected: (scope: Scope, file: InfectedFile) => Promise<void>) =>
  createMiddleware<{ Variables: ScopeVariables }>(async (c, next) => {
    if (!scan || !isFormType(c.req.header('content-type'))) return next();
    // The route itself refuses a body that is not multipart, with its own sentence.
    const form = await c.req.raw
      .clone()
      .formData()
      .catch(() => new FormData());
    for (const entry of form.values()) {
      if (!(entry instanceof File)) continue;
      const found = await scan(new Uint8Array(await entry.arrayBuffer())).catch((err: unknown) => {
        if (!(err instanceof ScannerAway)) throw err;
        log.error({ err }, 'an upload could not be scanned');
        throw new ProblemError('file.scanner_away', { retryAfterSeconds: 60 });
      });
      if (found === null) continue;
      const { tenantId, organisationId, userId } = c.var.scope;
      const { path } = c.req;
      log.warn(
        { kind: 'uploads', event: 'infected', found, path, tenantId, organisationId, userId },
        'an infected upload was refused',
      );
      await onInfected(c.var.scope, { name: entry.name, found, path });
      throw new ProblemError('file.infected');
    }
    return next();
  });
