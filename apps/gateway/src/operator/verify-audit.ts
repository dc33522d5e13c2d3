import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ProofFault, readNotedHead, verifyProof } from './verify-proof.ts';

/** `npm run verify-audit -- <file.jsonl> [--head <hash or file>]`: verifies an exported audit log offline (docs/guides/audit-log.md). */
const usage = 'Usage: npm run verify-audit -- <file.jsonl> [--head <hash noted earlier, or the file that holds it>]';

const sentences: Record<ProofFault, string> = {
  unreadable: 'is no line of an audit log',
  missing: 'does not follow the line before it: a line was removed, added or moved here',
  altered: 'was altered: its hash does not fit what it says',
  no_end: 'is the last one, and the line that closes the log is missing: the file was cut',
  wrong_end: 'closes the log with another number of entries or another hash than the file has',
  head_unknown: 'closes a log that does not hold the hash that was noted: the log was written anew, or is another one',
};

/** The hash itself, or the one in the file of that name. Throws where there is neither. */
const notedHead = (given: string) => {
  const head = readNotedHead(existsSync(given) ? readFileSync(given, 'utf8') : given);
  if (!head) throw new Error(`There is no hash in ${given}. ${usage}`);
  return head;
};

const main = () => {
  const { values, positionals } = parseArgs({ options: { head: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(usage);
  const result = verifyProof(
    readFileSync(file, 'utf8'),
    values.head === undefined ? undefined : notedHead(values.head),
  );
  if (!result.ok) throw new Error(`NOT VERIFIED. Line ${result.line} ${sentences[result.reason]}.`);
  process.stdout.write(`Verified: ${result.entries} entries, the last with the hash\n${result.head}\n`);
};

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
