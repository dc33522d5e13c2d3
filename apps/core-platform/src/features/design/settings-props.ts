import type { DesignSettings, ReportDesign } from '@esg/contract';

/** What each part of the design is given. */
export type SettingsProps = {
  design: ReportDesign;
  settings: DesignSettings;
  /** Changes what is given; saved by itself. */
  onChange: (change: Partial<DesignSettings>) => void;
  readOnly: boolean;
};
