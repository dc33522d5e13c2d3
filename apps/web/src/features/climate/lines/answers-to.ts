import type {
  ClimateActivity,
  ClimateQuestion,
  ClimateTypeDetail,
  NewClimateActivity,
  UsableFactor,
} from '@esg/contract';
import type { FactorName } from './line-needs.ts';

/** One reply to a question of a line, which is one press or one choice. */
export type Choice = {
  readonly id: string;
  readonly change: Partial<NewClimateActivity>;
} & (
  | { readonly kind: 'name'; readonly name: FactorName }
  | {
      readonly kind: 'factor';
      readonly name: FactorName;
      readonly source: string;
      readonly year: number;
      readonly documents: UsableFactor['documents'];
    }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'word'; readonly word: 'gross' | 'net' | 'with' | 'without' }
);

const basesOf = (choices: readonly string[]): Choice[] =>
  (['gross', 'net'] as const)
    .filter((basis) => choices.includes(basis))
    .map((basis) => ({ id: basis, kind: 'word', word: basis, change: { basis } }));

const taxesOf = ({ prices }: Pick<ClimateActivity, 'prices'>): Choice[] =>
  (['with', 'without'] as const).map((word) => ({
    id: word,
    kind: 'word',
    word,
    change: { prices: { year: prices?.year ?? null, withTax: word === 'with' } },
  }));

const namesOf = (choices: readonly string[], { factors }: ClimateTypeDetail): Choice[] =>
  choices.map((en) => {
    const name = factors.find((factor) => factor.name.en === en)?.name ?? { en, zhTw: en };
    return { id: en, kind: 'name', name, change: { activity: en, factorId: null } };
  });

const tiedOf = (choices: readonly string[], { factors }: ClimateTypeDetail): Choice[] =>
  factors
    .filter(({ id }) => choices.includes(id))
    .map(({ id, name, source, publicationYear, documents }) => ({
      id,
      kind: 'factor',
      name,
      source,
      year: publicationYear,
      documents,
      change: { factorId: id },
    }));

const regionsOf = ({ factors }: ClimateTypeDetail): Choice[] =>
  [...new Set(factors.map(({ region }) => region))]
    .filter((region) => region !== 'GLOBAL')
    .toSorted()
    .map((region) => ({ id: region, kind: 'region', region, change: { region } }));

/** What can be replied to a question where it stands; none where something must be typed, or a factor is missing. */
export const answersTo = (
  { reason, choices }: ClimateQuestion,
  line: Pick<ClimateActivity, 'prices'>,
  detail: ClimateTypeDetail,
): Choice[] => {
  if (reason === 'calorific_basis_unstated') return basesOf(choices);
  // The other basis may need no calorific value.
  if (reason === 'calorific_value_missing') return basesOf(['gross', 'net']);
  if (reason === 'activity_unstated') return namesOf(choices, detail);
  if (reason === 'factors_tied') return tiedOf(choices, detail);
  if (reason === 'spend_tax_unstated') return taxesOf(line);
  return reason === 'region_unstated' || reason === 'region_without_factor' ? regionsOf(detail) : [];
};
