import { currentOf } from '@esg/api-client';
import { type ClimateFactor, type NewClimateFactor, sameJson } from '@esg/contract';

type Calls = {
  readonly create: (fields: NewClimateFactor, key: string) => Promise<ClimateFactor>;
  readonly change: (id: string, fields: NewClimateFactor, version: number) => Promise<ClimateFactor>;
  readonly confirm: (factor: ClimateFactor) => Promise<ClimateFactor>;
};

/** What an earlier press stored, and what was sent then; nothing where somebody else changed it since. */
type Stored = { readonly factor: ClimateFactor; readonly sent: NewClimateFactor | undefined };

/**
 * Sends a new factor and that it was compared. The two are calls of their own: where the second fails, or its answer is lost, the next press goes
 * on from what the first stored, so that there are never two factors of one.
 */
export const sendingOf = ({ create, change, confirm }: Calls) => {
  let stored: Stored | undefined;
  const storedBy = async (fields: NewClimateFactor, key: string): Promise<ClimateFactor> => {
    if (!stored) return create(fields, key);
    const { factor, sent } = stored;
    return sameJson(sent, fields) ? factor : change(factor.id, fields, factor.version);
  };
  const confirmed = (factor: ClimateFactor): Promise<ClimateFactor> =>
    confirm(factor).catch((problem: unknown) => {
      const current = currentOf<ClimateFactor>(problem);
      // It was confirmed by an earlier press, whose answer was lost.
      if (current?.confirmedAt && current.version === factor.version + 1) return current;
      throw problem;
    });
  return async (
    fields: NewClimateFactor,
    { key, isCompared }: { readonly key: string; readonly isCompared: boolean },
  ): Promise<ClimateFactor> => {
    try {
      const factor = await storedBy(fields, key);
      stored = { factor, sent: fields };
      return isCompared ? await confirmed(factor) : factor;
    } catch (problem) {
      const current = currentOf<ClimateFactor>(problem);
      if (current) stored = { factor: current, sent: undefined };
      throw problem;
    }
  };
};
