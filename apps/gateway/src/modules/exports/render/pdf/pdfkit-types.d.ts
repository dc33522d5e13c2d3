/** What pdfkit 0.20 takes and its published types leave out. */
declare namespace PDFKit {
  interface PDFDocument {
    /** The font in use, as fontkit opened it. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(codePoint: number): boolean } };
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
