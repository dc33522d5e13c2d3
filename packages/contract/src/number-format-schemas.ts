import * as v from 'valibot';
import { numberFormats } from './number-formats.ts';

export const NumberFormatSchema = v.picklist(numberFormats);
