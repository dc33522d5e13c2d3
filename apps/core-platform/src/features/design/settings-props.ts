import type { DesignSettings, ReportDesign } from '@esg/contract';

/** The props of each part of the design. */
export type SettingsProps = {
  design: ReportDesign;
  settings: DesignSettings;
  /** Changes the given fields; saved by itself. */
  onChange: (change: Partial<DesignSettings>) => void;
  readOnly: boolean;
};
