import * as v from 'valibot';
import { disclosureStatuses, reportStatuses } from './report-life.ts';
import { reportSteps } from './report-steps.ts';
import { ref } from './schema.ts';

export const ReportStatusSchema = v.pipe(v.picklist(reportStatuses), ref('ReportStatus'));
export const DisclosureStatusSchema = v.pipe(v.picklist(disclosureStatuses), ref('DisclosureStatus'));
export const ReportStepSchema = v.pipe(v.picklist(reportSteps), ref('ReportStep'));
