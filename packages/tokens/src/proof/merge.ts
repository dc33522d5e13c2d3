import { createHash } from 'node:crypto';
import { toHex } from '../tenant/color.ts';
import type { Rgb } from '../tenant/rgb.ts';
import type { Contrast } from '../tenant/stronger.ts';
import type { Closest, Findings } from './prove.ts';

const closer = (a: Closest, b: Closest): Closest => ({
  ...(b.value < a.value ? b : a),
  broken: a.broken + b.broken,
});

/** The result of a whole run: every law at its closest case in each scheme, and one digest of all derived colours. */
export type Proof = { colors: number; broken: number; digest: string; closest: Closest[] };

/** Merges the results of many ranges of colours, in the given order. */
export const mergeFindings = (findings: readonly Findings[]): Proof => {
  const closest = new Map<string, Closest>();
  const digest = createHash('sha256');
  for (const part of findings) {
    digest.update(`${part.mode} ${part.colors} ${part.digest}\n`);
    for (const next of part.closest) {
      const key = `${next.mode} ${next.contrast} ${next.law}`;
      const known = closest.get(key);
      closest.set(key, known ? closer(known, next) : next);
    }
  }
  const colors = findings.reduce((sum, part) => sum + part.colors, 0);
  const broken = findings.reduce((sum, part) => sum + part.broken, 0);
  return { colors, broken, digest: digest.digest('hex').slice(0, 16), closest: [...closest.values()] };
};

/** Laws of yes or no have no closest case worth keeping; of the others, every colour that came closest is kept. */
export const worstColors = ({ closest }: Proof, contrast: Contrast): string[] => {
  const measured = closest.filter(
    (law) => law.contrast === contrast && Number.isFinite(law.value) && !(law.least === 1 && law.value === 1),
  );
  const colors = new Set<Rgb>(measured.map(({ color }) => color));
  return [...colors].sort((a, b) => a - b).map(toHex);
};
