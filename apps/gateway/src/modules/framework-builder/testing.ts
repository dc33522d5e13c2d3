import {
  type BuilderContent,
  type BuilderDisclosure,
  type BuilderField,
  type BuilderOwnField,
  emptyContent,
  fieldTypes,
} from '@esg/contract';

const both = (text: string) => ({ en: text, zhTw: `${text}（中文）` });
const nothing = { en: '', zhTw: '' };

/** A complete own field of this type. */
const ownField = (type: BuilderOwnField['type'], more: Partial<BuilderOwnField> = {}): BuilderOwnField => ({
  id: `f-${type}`,
  kind: 'own',
  type,
  label: both(type),
  hint: both(`Hint for ${type}`),
  required: type === 'number',
  unitKind: type === 'number' ? 'energy' : null,
  decimals: type === 'number' ? 2 : 0,
  options: type.endsWith('Select') ? ['a', 'b'].map((id) => ({ id: `${type}-${id}`, label: both(id) })) : [],
  breakdowns: type === 'number' ? [{ id: 'by-site', label: both('By site') }] : [],
  ...more,
});

const metricField = (metricKey: string): BuilderField => ({
  id: `m-${metricKey.replaceAll('.', '-')}`,
  kind: 'metric',
  metricKey,
  coverage: 'full',
  hint: nothing,
  required: true,
});

const disclosure = (code: string, fields: BuilderField[]): BuilderDisclosure => ({
  id: `d-${code}`,
  code,
  title: both(`Disclosure ${code}`),
  guidance: both('Say it\nin two lines'),
  nature: 'mixed',
  mandatory: 'yes',
  omittable: true,
  fields,
  requirements: [{ id: `r-${code}`, code: `${code}.a`, title: both('Say how much'), mandatory: 'yes' }],
});

/** A framework that can be published: one disclosure with a metric, one with a field of every type. */
export const wholeContent = (): BuilderContent => ({
  ...emptyContent(both('Group standard')),
  description: both('What every site reports'),
  reference: 'Handbook 7',
  owner: 'Verdant',
  edition: '2026',
  licenceNote: both('For our own use'),
  effectiveFrom: '2026-01-01',
  dimensions: [
    {
      id: 'dim-e',
      code: 'E',
      title: both('Environment'),
      topics: [
        {
          id: 'topic-e1',
          code: 'E1',
          title: both('Climate'),
          disclosures: [
            disclosure('E1-1', [metricField('ghg.scope1.total')]),
            disclosure(
              'E1-2',
              fieldTypes.map((type) => ownField(type)),
            ),
          ],
        },
      ],
    },
  ],
  omissionReasons: [{ id: 'not-material', label: both('Not material'), hint: both('Say why'), needsExplanation: true }],
});
