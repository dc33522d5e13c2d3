import { useEffect, useState } from 'react';
import { type PaletteColor, paletteOf } from '../model/palette.ts';
import { readPixels } from './read-pixels.ts';

/** The colours of a picture; nothing while there is none or it cannot be read. */
export const usePalette = (src: string | undefined): { palette: readonly PaletteColor[]; failed: boolean } => {
  const [found, setFound] = useState<{ src: string; palette: readonly PaletteColor[]; failed: boolean }>();
  useEffect(() => {
    if (!src) return;
    let left = false;
    readPixels(src)
      .then((pixels) => ({ src, palette: paletteOf(pixels), failed: false }))
      .catch(() => ({ src, palette: [], failed: true }))
      .then((result) => !left && setFound(result));
    return () => {
      left = true;
    };
  }, [src]);
  return found && found.src === src ? found : { palette: [], failed: false };
};
