import { figuresBelow } from './figure-words.ts';

/** A subject that a draft can speak of: its figures in the order of the sentences, and the text metrics that it belongs to. */
export type DraftTopic = {
  readonly id: string;
  readonly figures: readonly string[];
  readonly texts: readonly string[];
};

const overviews = [
  'org.strategy_statement',
  'gov.board_statement',
  'gov.oversight',
  'materiality.iro',
  'sustain.response',
];
const climate = [
  'climate.target.description',
  'climate.transition_plan',
  'climate.response',
  'climate.effects_current',
];

/** Every subject, in the order in which a text about several speaks of them. */
export const draftTopics: readonly DraftTopic[] = [
  {
    id: 'emissions',
    figures: figuresBelow('ghg', 'air'),
    texts: [...climate, ...overviews, 'climate.business_model', 'climate.governance.board', 'env.management'],
  },
  {
    id: 'energy',
    figures: figuresBelow('energy'),
    texts: ['energy.management', 'climate.transition_plan', 'climate.response', ...overviews, 'env.management'],
  },
  {
    id: 'water',
    figures: figuresBelow('water'),
    texts: ['water.management', ...overviews, 'env.management'],
  },
  {
    id: 'waste',
    figures: figuresBelow('waste'),
    texts: ['waste.management', 'materials.circular', ...overviews, 'env.management'],
  },
  {
    id: 'workforce',
    figures: figuresBelow('workforce', 'training'),
    texts: ['labour.practices', 'labour.engagement', 'org.business_model', ...overviews],
  },
  {
    id: 'safety',
    figures: figuresBelow('ohs'),
    texts: ['ohs.system', 'labour.practices', ...overviews],
  },
  {
    id: 'governance',
    figures: figuresBelow('gov', 'diversity', 'corruption', 'ethics'),
    texts: ['gov.structure', 'corruption.prevention', 'ethics.culture', 'ethics.commitments', ...overviews],
  },
  {
    id: 'community',
    figures: figuresBelow('community'),
    texts: ['community.engagement', ...overviews],
  },
  {
    id: 'suppliers',
    figures: figuresBelow('supply'),
    texts: ['supply.workers', 'org.activities', ...overviews],
  },
  {
    id: 'products',
    figures: figuresBelow('product'),
    texts: ['product.practices', 'product.consumers'],
  },
];
