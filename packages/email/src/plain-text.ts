import { defineWords, type Language } from '@esg/contract';
import { hostOf, webAddress } from './addresses.ts';
import type { EmailBrand } from './brand.ts';
import type { Block, Content } from './content.ts';
import { oneLine } from './text.ts';
import { words } from './words.ts';

const separators = defineWords({ en: ': ', zhTw: '：' });

const writeBlock = (block: Block, language: Language): string => {
  switch (block.kind) {
    case 'text':
      return oneLine(block.text);
    case 'facts':
      return block.rows.map(({ label, value }) => oneLine(`${label}${separators[language]}${value}`)).join('\n');
    case 'action':
      return `${oneLine(block.label)}\n${webAddress(block.url)}`;
    case 'link':
      return `${oneLine(`${block.lead} ${block.label}`)}\n${webAddress(block.url)}`;
  }
};

/** The text part: the same content, addresses spelled out, one paragraph per line. */
export const writePlainText = (content: Content, brand: EmailBrand, language: Language): string => {
  const company = oneLine(brand.companyName);
  return [
    company,
    oneLine(content.heading),
    ...content.blocks.map((block) => writeBlock(block, language)),
    '—',
    oneLine(content.reason),
    oneLine(`${words[language].support} ${brand.supportEmail}`),
    `${company} · ${hostOf(brand.siteUrl)}\n${webAddress(brand.siteUrl)}\n`,
  ].join('\n\n');
};
