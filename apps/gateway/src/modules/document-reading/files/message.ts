import MsgReaderModule from '@kenjiuno/msgreader';
import { ReadError } from '../../../platform/reading/index.ts';
import { decompressRtf } from './compressed-rtf.ts';
import { decodeHtml, textOfHtml } from './html-text.ts';
import { type FilePage, PageDraft } from './page.ts';
import { textOfRtf } from './rtf-text.ts';

// The package is written for both kinds of modules, and Node gives its class inside of its default export.
const MsgReader = (MsgReaderModule as unknown as { default?: typeof MsgReaderModule }).default ?? MsgReaderModule;

const clean = (text: string | undefined) => (text ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').trim();

type Data = ReturnType<InstanceType<typeof MsgReader>['getFileData']>;

/** What was written: plain, or in HTML or packed RTF where it is in nothing else. */
const bodyOf = ({ body, bodyHtml, html, compressedRtf }: Data): string => {
  const plain = clean(body);
  if (plain !== '') return plain;
  const marked = clean(textOfHtml(bodyHtml ?? (html ? decodeHtml(html) : '')));
  if (marked !== '' || !compressedRtf) return marked;
  return clean(textOfRtf(decompressRtf(compressedRtf)));
};

/** A body that is damaged, or hides more than anybody writes, is left out: who wrote what about to whom can be read all the same. */
const readableBody = (data: Data): string => {
  try {
    return bodyOf(data);
  } catch (error) {
    if (error instanceof ReadError) return '';
    throw error;
  }
};

/** A message as one page: its subject, who wrote it to whom, the text, and the names of what is attached. Throws `damaged`. */
export const readMessage = (bytes: Uint8Array): FilePage[] => {
  const copy = bytes.slice();
  const data = new MsgReader(copy.buffer).getFileData();
  if (data.error) throw new ReadError('damaged');
  const draft = new PageDraft();
  draft.heading(1, [{ text: clean(data.subject) }]);
  const people = [data.senderName, ...(data.recipients ?? []).map(({ name }) => name)];
  draft.paragraph([{ text: people.map(clean).filter(Boolean).join(', ') }]);
  draft.paragraph([{ text: clean(data.messageDeliveryTime ?? data.clientSubmitTime) }]);
  for (const paragraph of readableBody(data).split(/\n{2,}/)) {
    draft.paragraph(paragraph.split('\n').map((text) => ({ text })));
  }
  for (const { fileName, name } of data.attachments ?? []) draft.paragraph([{ text: clean(fileName ?? name) }]);
  if (draft.isEmpty) return [];
  return [draft.done({ label: null, kind: 'message' })];
};
