/** The base styles of every page: import '@esg/ui/theme' once, in the entry of an application. */
import './layers.css.ts';
import '@esg/tokens/tokens.css';
import '@fontsource-variable/inter/wght.css';
import './fonts.css.ts';
import './reset.css.ts';
