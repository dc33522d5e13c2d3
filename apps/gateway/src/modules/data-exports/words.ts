import type { DataExportMode, ImportField, Language } from '@esg/contract';

/** Columns of an exported file: those that an import understands, and what only readers need. */
export type ColumnKey = Exclude<ImportField, 'note'> | 'dimension' | 'topic' | 'code' | 'otherText' | 'updated';

type Words = {
  readonly columns: Record<ColumnKey, string>;
  readonly contentIndex: string;
  readonly data: string;
  readonly title: string;
  readonly organisation: string;
  readonly preparedBy: string;
  readonly createdAt: string;
  readonly selection: string;
  readonly modes: Record<DataExportMode, string>;
  readonly period: string;
  readonly entities: string;
  readonly all: string;
  readonly dataPoints: string;
  readonly internalLeftOut: string;
  readonly wholeOrganisation: string;
  readonly quality: Record<'measured' | 'estimated' | 'calculated', string>;
  readonly yes: string;
  readonly no: string;
};

/** Fixed words of exported files. Files are made where no interface catalogue is. */
export const fileWords: Record<Language, Words> = {
  en: {
    columns: {
      rowId: 'Row ID',
      dimension: 'Dimension',
      topic: 'Topic',
      code: 'Metric code',
      metric: 'Metric',
      section: 'Part',
      entity: 'Entity',
      period: 'Reporting time',
      start: 'Start',
      end: 'End',
      labels: 'Labels',
      descriptor: 'Description',
      value: 'Value',
      unit: 'Unit',
      source: 'Source',
      quality: 'Quality',
      internal: 'Internal',
      methodology: 'Methodology',
      explanation: 'Explanation',
      updated: 'Last changed',
      otherText: 'Value in Chinese',
    },
    contentIndex: 'Content index',
    data: 'Data',
    title: 'Data points',
    organisation: 'Organisation',
    preparedBy: 'Prepared with',
    createdAt: 'Made on',
    selection: 'What is in it',
    modes: {
      exportAll: 'All data points',
      selectDisclosures: 'Chosen metrics and disclosures',
      exportAllDataReport: 'Data of a report',
      exportInternalData: 'Internal data only',
      exportEntityData: 'Data of chosen entities',
    },
    period: 'Reporting times',
    entities: 'Entities',
    all: 'All',
    dataPoints: 'Data points',
    internalLeftOut: 'Internal data points left out',
    wholeOrganisation: 'Whole organisation',
    quality: { measured: 'Measured', estimated: 'Estimated', calculated: 'Calculated' },
    yes: 'Yes',
    no: 'No',
  },
  zhTw: {
    columns: {
      rowId: '行識別碼',
      dimension: '範疇',
      topic: '議題',
      code: '指標代碼',
      metric: '指標',
      section: '部分',
      entity: '實體',
      period: '匯報時段',
      start: '開始',
      end: '結束',
      labels: '標籤',
      descriptor: '說明',
      value: '數值',
      unit: '單位',
      source: '數據來源',
      quality: '數據質素',
      internal: '內部',
      methodology: '計算方法',
      explanation: '解釋',
      updated: '最後更改',
      otherText: '英文內容',
    },
    contentIndex: '內容索引',
    data: '數據',
    title: '數據點',
    organisation: '機構',
    preparedBy: '編製工具',
    createdAt: '製作時間',
    selection: '內容範圍',
    modes: {
      exportAll: '所有數據點',
      selectDisclosures: '選定的指標及披露項目',
      exportAllDataReport: '報告的數據',
      exportInternalData: '僅限內部數據',
      exportEntityData: '選定實體的數據',
    },
    period: '匯報時段',
    entities: '實體',
    all: '全部',
    dataPoints: '數據點',
    internalLeftOut: '未包括的內部數據點',
    wholeOrganisation: '整個機構',
    quality: { measured: '實測', estimated: '估算', calculated: '計算' },
    yes: '是',
    no: '否',
  },
};
