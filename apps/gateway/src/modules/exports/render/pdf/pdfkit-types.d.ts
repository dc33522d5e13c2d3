/** Options of pdfkit 0.20 that its published types lack. */
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
      /** Lays out a text and embeds its characters in the document. */
      encode(text: string): unknown;
    };
    /** Open fonts, by all of their names. */
    readonly _fontFamilies: Record<string, PDFDocument['_font']>;
  }
  interface PDFDocument {
    /** Opens a picture that is drawn repeatedly. */
    openImage(source: Buffer): Buffer;
  }
  interface PDFDocument {
    /** Writes bytes, or a line of text, and counts the bytes of the file so far. */
    _write: (written: string | Uint8Array) => void;
    _offset: number;
    push: (bytes: Uint8Array | null) => boolean;
  }
  interface PDFPage {
    /** Writes one operator of the page's content. */
    write: (operator: string) => void;
    /** Closes the page's content. */
    end: () => void;
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
