import encodeQR from 'qr';
import { useMemo } from 'react';

/** Pixels per square of the code, and the number of empty squares around it that readers need. */
const scale = 4;
const border = 4;

/** A text as a QR code. It is a picture, so that it stays dark on light in any mode and in forced colours. */
export const QrCode = ({ text, alt }: { readonly text: string; readonly alt: string }) => {
  const src = useMemo(() => {
    const picture = encodeQR(text, 'gif', { scale, border });
    return `data:image/gif;base64,${btoa(String.fromCharCode(...picture))}`;
  }, [text]);
  return <img src={src} alt={alt} />;
};
