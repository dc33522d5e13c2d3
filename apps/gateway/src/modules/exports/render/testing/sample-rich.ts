import type { Language, RichTextBlock } from '@esg/contract';

const places = { en: ['Hong Kong', 'Shenzhen'], zhTw: ['香港', '深圳'] };
const heads = { en: ['Place', 'Energy', 'How it was measured'], zhTw: ['地點', '能源', '計量方法'] };
const methods = { en: ['Metered', 'Estimated from floor area'], zhTw: ['抄錶', '按樓面面積估算'] };
const notes = {
  en: ['Without the warehouse in Kwun Tong.', 'Restated after the review of 2024.'],
  zhTw: ['不包括觀塘倉庫。', '經2024年檢討後重列。'],
};

/** A table with a head, and footnotes in it and beside it. */
export const sampleTable = (language: Language): RichTextBlock[] => {
  const [first = '', second = ''] = notes[language];
  return [
    {
      kind: 'paragraph',
      // A number of the report, as it is printed in a sentence.
      runs: [{ text: `${heads[language].join(' · ')}: 1,300\u00a0tCO2e` }, { text: '', footnote: first }],
    },
    {
      kind: 'table',
      header: true,
      rows: [
        { cells: heads[language].map((text) => [{ text }]) },
        ...places[language].map((place, index) => ({
          cells: [
            [{ text: place }],
            [{ text: `${index + 1},204.5` }, ...(index === 1 ? [{ text: '', footnote: second }] : [])],
            [{ text: `${methods[language][index]}\n` }, { text: 'ISO 50001', link: 'https://iso.example/50001' }],
          ],
        })),
      ],
    },
  ];
};
