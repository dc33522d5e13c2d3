import { blocksWithName, languageTags, type ModelField, type NumberField, runInName } from '@esg/contract/printed';
import { ownLanguage } from '../formats.ts';
import type { Canvas, Tag } from './canvas.ts';

import { drawBlocks, drawItem } from './rich.ts';
import type { Styles } from './styles.ts';
import { paragraph } from './text.ts';

type TextField = Exclude<ModelField, NumberField>;

/** Draws answers in words. A single one needs no name, because the disclosure's is enough. */
export const drawTexts = (canvas: Canvas, parent: Tag, fields: readonly TextField[], styles: Styles) => {
  for (const field of fields) {
    const { label, content } = field;
    const lang = field.language ? languageTags[field.language] : undefined;
    const isNamed = fields.length > 1;
    if (content.kind === 'text') {
      const language = lang ?? ownLanguage(content.text, canvas.model);
      const name = isNamed ? [{ text: runInName(label, canvas.model.language), bold: true }] : [];
      paragraph(canvas, parent, [...name, { text: content.text }], styles.body, { lang: language, after: 6 });
      continue;
    }
    const named =
      isNamed && lang === undefined && content.kind === 'rich'
        ? blocksWithName(label, content.blocks, canvas.model.language)
        : undefined;
    if (isNamed && !named) {
      const options = { type: 'H4', keepBelow: styles.body.leading * 2 };
      paragraph(canvas, parent, [{ text: label }], styles.label, options);
    }
    if (content.kind === 'rich')
      drawBlocks(canvas, parent, named ?? content.blocks, styles, { lang, heading: isNamed && !named ? 'H5' : 'H4' });
    if (content.kind === 'list') {
      const list = canvas.tag(parent, 'L', lang ? { lang } : {});
      content.items.forEach((item, place) => {
        const next = place === content.items.length - 2 ? content.items.at(-1) : undefined;
        drawItem(canvas, list, '•', [{ text: item }], styles, { keepWith: next ? [{ text: next }] : undefined });
      });
      list.end();
    }
    canvas.y += 4;
  }
};
