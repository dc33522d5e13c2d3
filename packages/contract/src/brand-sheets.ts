import * as v from 'valibot';
import { BrandRemarkSchema, BrandSchema } from './brands.ts';
import { ref } from './schema.ts';

/** A text style in a document: points, and colour as `#rrggbb`. */
const TextLook = v.object({ size: v.number(), bold: v.boolean(), color: v.string() });
const Color = v.string();

/** Styles of a brand's Word and Excel files, from the code that writes them. */
export const BrandDocumentLookSchema = v.pipe(
  v.object({
    word: v.object({
      font: v.string(),
      /** The cover: its strip, its background, and its title. */
      strip: Color,
      ground: Color,
      title: TextLook,
      heading1: TextLook,
      heading2: TextLook,
      heading3: TextLook,
      text: TextLook,
      tableHead: TextLook,
      headRule: Color,
      rule: Color,
    }),
    excel: v.object({
      font: v.string(),
      title: TextLook,
      fact: TextLook,
      head: TextLook,
      headGround: Color,
      text: TextLook,
      unit: TextLook,
      rule: Color,
    }),
  }),
  ref('BrandDocumentLook'),
);
export type BrandDocumentLook = v.InferOutput<typeof BrandDocumentLookSchema>;

/** GET brands/{id}/sheet: the parts of the sheet that the page cannot draw or know itself. */
export const BrandSheetSchema = v.pipe(
  v.object({
    brand: BrandSchema,
    /** A hash of every name, colour and picture of the brand. */
    mark: v.string(),
    /** The people who approved the brand in its present state, the last first. */
    approvals: v.array(BrandRemarkSchema),
    /** Addresses of the icons that browsers and home screens load. */
    icons: v.array(
      v.object({ side: v.number(), shape: v.picklist(['plain', 'plate', 'maskable']), picture: v.string() }),
    ),
    /** The picture in the preview of a link to the site. */
    card: v.string(),
    documents: BrandDocumentLookSchema,
  }),
  ref('BrandSheet'),
);
export type BrandSheet = v.InferOutput<typeof BrandSheetSchema>;
