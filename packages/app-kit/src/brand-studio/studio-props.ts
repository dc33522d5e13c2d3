import type { BrandContent, BrandImageKind } from '@esg/contract';
import type { PreparedImage } from '@esg/ui';
import type { ReactNode } from 'react';
import type { PreviewImages, PreviewLook } from '../brand-preview/protocol.ts';

/** A screen of the product that shows the brand. */
export type StudioScreen = {
  readonly id: string;
  /** Its name, in the reader's language. */
  readonly label: string;
} & (
  | {
      /** Address of a page that receives the brand (`@esg/app-kit/brand-preview`). */
      readonly src: string;
      readonly html?: never;
    }
  | {
      /** A document of its own, such as an e-mail; redrawn for every look. Must not depend on scripts. */
      readonly html: (look: PreviewLook) => string;
      readonly src?: never;
    }
);

/** The upload state of one picture. */
export type StudioImageState = {
  /** 0 to 1 while it is being sent. */
  readonly progress?: number;
  /** Why it was refused, in words. */
  readonly error?: string;
};

/** The pictures of the brand; without the handlers they are read-only. */
export type StudioImages = {
  /** Addresses of the pictures that belong to the edited brand, and of the saved one for comparison. */
  readonly current: PreviewImages;
  readonly saved: PreviewImages;
  readonly states?: Partial<Record<BrandImageKind, StudioImageState>>;
  /** A picture that passed the checks of spec section 5, with its thumbnail. */
  readonly onImage?: (change: { readonly kind: BrandImageKind; readonly image: PreparedImage }) => void;
  readonly onRemove?: (change: { readonly kind: BrandImageKind }) => void;
};

/** A link that shows the brand with its pictures, and its expiry. */
export type SharedLook = { readonly url: string; readonly expiresAt: string };

export type BrandStudioProps = {
  /** The edited brand. The owner stores it; the studio keeps its history (undo). */
  readonly value: BrandContent;
  readonly onChange: (change: { readonly value: BrandContent }) => void;
  /** The brand to compare with and to return to. */
  readonly saved: BrandContent;
  readonly images: StudioImages;
  /** At least one. */
  readonly screens: readonly StudioScreen[];
  /**
   * Hash of the address the studio was opened with. Its brand is used at once when there is nothing to lose, and offered otherwise; an
   * unreadable one shows the reason.
   */
  readonly received?: string;
  /**
   * Called with the work as a hash (without `#`) after each change, for the page's own address; `received` reads it again. It contains the
   * brand while that differs from the saved one.
   */
  readonly onLink?: (change: { readonly hash: string }) => void;
  /** The whole address to share for a hash. Without it: this page's address. */
  readonly linkFor?: (hash: string) => string;
  /**
   * Makes a link that includes the pictures: whoever opens it sees the owner's pages in the brand. Without it, a link contains only names
   * and colours.
   */
  readonly onShare?: () => Promise<SharedLook>;
  /** The owner's actions on the brand: save, publish. At the end of the studio's bar. */
  readonly actions?: ReactNode;
};
