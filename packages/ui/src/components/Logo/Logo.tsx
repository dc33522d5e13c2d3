import { letter, logo, wordmark } from './Logo.css.ts';

export const logoSizes = ['mini', 'regular', 'large'] as const;

export type LogoProps = {
  /** Address of the picture. */
  src: string;
  /** Address of the variant for dark surfaces. Without one the picture is on a light plate there. */
  darkSrc?: string | undefined;
  /** Its alternative text; empty where a link around it has that already. */
  alt: string;
  /** Text where there is no picture: all of it, or its first letter where there is room for a square only. */
  name?: string;
  /** `mini` is a square; the others keep the shape of the picture. */
  size?: (typeof logoSizes)[number];
};

/** A tenant's logo, in the variant for the mode. Only the visible one is loaded and read out. */
export const Logo = ({ src, darkSrc, alt, name, size = 'regular' }: LogoProps) => {
  if (src === '' && name) {
    const [initial] = name;
    return size === 'mini' ? <span className={letter}>{initial}</span> : <span className={wordmark}>{name}</span>;
  }
  if (!darkSrc)
    return <img src={src} alt={alt} className={logo({ size, ground: size === 'mini' ? 'any' : 'plate' })} />;
  return (
    <>
      <img src={src} alt={alt} className={logo({ size, ground: 'light' })} loading="lazy" />
      <img src={darkSrc} alt={alt} className={logo({ size, ground: 'dark' })} loading="lazy" />
    </>
  );
};
