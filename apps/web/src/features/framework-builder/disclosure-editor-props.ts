import type { BuilderDisclosure, BuilderPalette } from '@esg/contract';

/** Props of the editor of a disclosure and of its parts. */
export type DisclosureEditorProps = {
  readonly disclosure: BuilderDisclosure;
  readonly palette: BuilderPalette;
  readonly onChange: (disclosure: BuilderDisclosure) => void;
  readonly disabled: boolean;
};
