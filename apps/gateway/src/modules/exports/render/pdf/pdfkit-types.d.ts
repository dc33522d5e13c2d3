/** What pdfkit 0.20 takes and its published types leave out. */
declare namespace PDFKit {
  interface PDFPage {
    /** Marked content that is open on the page. */
    readonly markings: readonly unknown[];
  }
  namespace Mixins {
    interface AnnotationOption {
      structParent?: PDFStructureElement;
    }
  }
}
