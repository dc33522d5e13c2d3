import type { BrandContent, BrandImageKind } from '@esg/contract';
import type { PreparedImage } from '@esg/ui';
import type { ReactNode } from 'react';
import type { PreviewImages, PreviewLook } from '../brand-preview/protocol.ts';

/** A place of the product in which the brand is looked at. */
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
      /** A document of its own, such as an e-mail; drawn again for every look. Must not depend on scripts. */
      readonly html: (look: PreviewLook) => string;
      readonly src?: never;
    }
);

/** How one picture is doing on its way to its owner. */
export type StudioImageState = {
  /** 0 to 1 while it is being sent. */
  readonly progress?: number;
  /** Why it was not taken, in words. */
  readonly error?: string;
};

/** The pictures of the brand; without the handlers they are shown and cannot be changed. */
export type StudioImages = {
  /** Addresses of the pictures that belong to the edited brand, and of the saved one for comparison. */
  readonly current: PreviewImages;
  readonly saved: PreviewImages;
  readonly states?: Partial<Record<BrandImageKind, StudioImageState>>;
  /** A picture that passed the checks of spec section 5, with its thumbnail. */
  readonly onImage?: (change: { readonly kind: BrandImageKind; readonly image: PreparedImage }) => void;
  readonly onRemove?: (change: { readonly kind: BrandImageKind }) => void;
};

/** A link that shows the brand with its pictures, and the moment until which it does. */
export type SharedLook = { readonly url: string; readonly expiresAt: string };

export type BrandStudioProps = {
  /** The brand as edited. The owner keeps it; the studio keeps how it came about (undo). */
  readonly value: BrandContent;
  readonly onChange: (change: { readonly value: BrandContent }) => void;
  /** The brand to compare with and to go back to. */
  readonly saved: BrandContent;
  readonly images: StudioImages;
  /** At least one. */
  readonly screens: readonly StudioScreen[];
  /**
   * Hash of the address the studio was opened with. A brand in it is taken at once when there is nothing to lose, and
   * offered otherwise; one that cannot be read says why.
   */
  readonly received?: string;
  /**
   * Told the work as a hash (without `#`) after each change, for the page's own address; `received` takes it back. The brand
   * is in it while it differs from the saved one.
   */
  readonly onLink?: (change: { readonly hash: string }) => void;
  /** The whole address to share for a hash. Without it: this page's address. */
  readonly linkFor?: (hash: string) => string;
  /**
   * Makes a link that carries the pictures too: whoever opens it sees the owner's pages in the brand. Without it, a link holds
   * names and colours alone.
   */
  readonly onShare?: () => Promise<SharedLook>;
  /** What the owner does with the brand: save, publish. Stands at the end of the studio's bar. */
  readonly actions?: ReactNode;
};
