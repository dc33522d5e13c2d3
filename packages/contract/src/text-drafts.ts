import * as v from 'valibot';
import type { Field } from './frameworks.ts';
import { RichTextSchema } from './rich-text.ts';
import { ref, VersionSchema } from './schema.ts';

/** A subject that a draft speaks of: the roots of its figures' metrics, and the texts that it belongs to. */
export type DraftTopic = {
  readonly id: string;
  /** First words of metrics: `ghg` for `ghg.scope1.total`. */
  readonly figures: readonly string[];
  /** Text metrics, whichever framework asks for them. */
  readonly texts: readonly string[];
};

const overviews = ['org.strategy_statement', 'gov.board_statement', 'gov.oversight', 'sustain.response'];
const climate = [
  'climate.target.description',
  'climate.transition_plan',
  'climate.response',
  'climate.effects_current',
];
const environment = [...overviews, 'env.management'];

/** Every subject, in the order in which a text about several speaks of them. The one place that says which text gets which figures. */
export const draftTopics: readonly DraftTopic[] = [
  {
    id: 'emissions',
    figures: ['ghg', 'air'],
    texts: [...climate, ...environment, 'climate.business_model', 'climate.governance.board'],
  },
  {
    id: 'energy',
    figures: ['energy'],
    texts: ['energy.management', 'climate.transition_plan', 'climate.response', ...environment],
  },
  { id: 'water', figures: ['water'], texts: ['water.management', ...environment] },
  { id: 'waste', figures: ['waste'], texts: ['waste.management', 'materials.circular', ...environment] },
  {
    id: 'workforce',
    figures: ['workforce', 'training'],
    texts: ['labour.practices', 'labour.engagement', 'org.business_model', ...overviews],
  },
  { id: 'safety', figures: ['ohs'], texts: ['ohs.system', 'labour.practices', ...overviews] },
  {
    id: 'governance',
    figures: ['gov', 'diversity', 'corruption', 'ethics'],
    texts: ['gov.structure', 'corruption.prevention', 'ethics.culture', 'ethics.commitments', ...overviews],
  },
  { id: 'community', figures: ['community'], texts: ['community.engagement', ...overviews] },
  { id: 'suppliers', figures: ['supply'], texts: ['supply.workers', 'org.activities', ...overviews] },
  { id: 'products', figures: ['product'], texts: ['product.practices', 'product.consumers'] },
];

/** The text about one material topic, which speaks of the figures of that topic, whatever they are. */
const aboutOneTopic = 'topic.materiality.management';

/** Whether the text is about one material topic of the framework. */
export const speaksOfItsTopic = ({ key }: Pick<Field, 'key'>): boolean => key === aboutOneTopic;

/** Whether a text can be drafted from figures: only formatted texts name numbers of the report. */
export const isDraftable = ({ key, type }: Pick<Field, 'key' | 'type'>): boolean =>
  type === 'richTextArea' && (speaksOfItsTopic({ key }) || draftTopics.some(({ texts }) => texts.includes(key)));

/** A text out of the report's own figures, and which of its figures are missing. */
export const TextDraftSchema = v.pipe(
  v.object({
    /** One paragraph for each subject, in the languages of the report. Its numbers are linked. */
    blocks: v.object({ en: v.optional(RichTextSchema), zhTw: v.optional(RichTextSchema) }),
    /** Figures that it would speak of and that have no value; those that the report has not selected are named only where it has none at all. */
    missing: v.array(v.object({ disclosureCode: v.string(), fieldKey: v.string(), isSelected: v.boolean() })),
    /** Names this draft: another figure makes another draft. */
    stamp: v.string(),
  }),
  ref('TextDraft'),
);
export type TextDraft = v.InferOutput<typeof TextDraftSchema>;

/** POST reports/{id}/answers/{code}/{fieldKey}/draft: the version of the answer that was seen, and the draft that was seen. */
export const DraftAcceptanceSchema = v.pipe(
  v.object({ version: VersionSchema, stamp: v.pipe(v.string(), v.maxLength(64)) }),
  ref('DraftAcceptance'),
);
export type DraftAcceptance = v.InferOutput<typeof DraftAcceptanceSchema>;
