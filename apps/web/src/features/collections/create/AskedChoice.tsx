import type { Askable } from '../party/askable.ts';
import { EntityChoice } from './EntityChoice.tsx';
import { SupplierChoice } from './SupplierChoice.tsx';

type AskedChoiceProps = {
  readonly askable: Askable;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
};

/** Chooses whom to ask, among entities or suppliers. */
export const AskedChoice = ({ askable, chosen, onChange }: AskedChoiceProps) =>
  askable.of === 'suppliers' ? (
    <SupplierChoice suppliers={askable.asked} chosen={chosen} onChange={onChange} />
  ) : (
    <EntityChoice entities={askable.asked} chosen={chosen} onChange={onChange} />
  );
