import { makerOf } from '@esg/contract/printed';
import { documentDate } from '../formats.ts';
import { firstFont } from './fonts.ts';
import { type DocumentModel, sheet } from './sheet.ts';

/** A tagged PDF 1.7 after PDF/UA-1 in the model's language, with its title and origin, and no page yet. */
export const documentOptions = (model: DocumentModel): PDFKit.PDFDocumentOptions => ({
  pdfVersion: '1.7',
  // The published types do not know this subset yet.
  subset: 'PDF/UA' as 'PDF/A-2b',
  tagged: true,
  lang: model.languageTag,
  displayTitle: true,
  bufferPages: true,
  autoFirstPage: false,
  size: [sheet.width, sheet.height],
  margin: 0,
  font: firstFont,
  info: {
    Title: model.title,
    Author: model.organisation,
    Subject: `${model.framework.name} ${model.framework.version}`,
    Creator: makerOf(model) ?? model.organisation,
    Producer: makerOf(model) ?? model.organisation,
    CreationDate: documentDate(model),
  },
});
