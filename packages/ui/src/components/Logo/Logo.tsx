import { logo } from './Logo.css.ts';

export const logoSizes = ['mini', 'regular', 'large'] as const;

export type LogoProps = {
  /** Address of the picture. */
  src: string;
  /** The name it stands for; empty where a link around it says so already. */
  alt: string;
  size?: (typeof logoSizes)[number];
};

/** A tenant's logo. Drawn for light ground, so that in dark mode it stands on a light plate. */
export const Logo = ({ src, alt, size = 'regular' }: LogoProps) => (
  <img src={src} alt={alt} className={logo({ size, plate: size !== 'mini' })} />
);
