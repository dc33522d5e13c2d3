import { announceTitles, followPanes, keepFocus } from '@esg/ui';

/**
 * For as long as the document lives: says the title of each page that takes another's place, never drops keyboard focus, and lets F6 go
 * from pane to pane.
 */
export const followPages = (): void => {
  announceTitles();
  keepFocus();
  followPanes();
};
