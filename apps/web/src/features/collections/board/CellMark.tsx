import type { CellState } from '@esg/contract';
import { Status, type statusTones } from '@esg/ui';
import { useLingui } from '@lingui/react';
import { Ban } from 'lucide-react';
import { cellNames } from './board-words.ts';

const tones: Record<CellState, (typeof statusTones)[number]> = {
  missing: 'neutral',
  entered: 'success',
  estimated: 'warning',
  blocked: 'danger',
};

/** State of one figure of one entity, as colour, icon and word. */
export const CellMark = ({ state }: { readonly state: CellState }) => {
  const { _ } = useLingui();
  return (
    <Status tone={tones[state]} {...(state === 'blocked' ? { icon: Ban } : {})}>
      {_(cellNames[state])}
    </Status>
  );
};
