/** What pdfkit 0.20 takes and its published types leave out. */
declare namespace PDFKit {
  interface PDFDocument {
    /** The font in use, as fontkit opened it. */
    readonly _font: {
      readonly font: {
        hasGlyphForCodePoint(codePoint: number): boolean;
        readonly familyName?: string;
        readonly characterSet: readonly number[];
        readonly directory: { readonly tables: Record<string, unknown> };
        readonly 'OS/2': {
          readonly fsType: Record<'noEmbedding' | 'viewOnly' | 'editable' | 'noSubsetting' | 'bitmapOnly', boolean>;
        };
      };
      /** Lays a text out and takes its characters into the document. */
      encode(text: string): unknown;
    };
    /** Fonts that are open, by every name they go by. */
    readonly _fontFamilies: Record<string, PDFDocument['_font']>;
  }
  interface PDFDocument {
    /** Opens a picture that is drawn again and again. */
    openImage(source: Buffer): Buffer;
  }
  interface PDFPage {
    /** Marked content that is open on the page. */
    readonly markings: readonly unknown[];
  }
  interface PDFStructureElement {
    /** What the element is written as. */
    readonly dictionary: { readonly data: { A?: Record<string, unknown> } };
  }
  namespace Mixins {
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}
