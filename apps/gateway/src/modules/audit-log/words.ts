import {
  type AuditEntry,
  type AuditField,
  auditTimeOffset,
  type Bilingual,
  type DisclosureStatus,
  defineWords,
  explanationSuffix,
  isAuditField,
  type Language,
} from '@esg/contract';

/** Fixed words of the files of an audit log, which are made without an interface catalogue. */
export const fileWords = defineWords({
  en: {
    title: 'Audit log',
    colon: ': ',
    log: 'Log',
    organisation: 'Organisation',
    framework: 'Framework',
    preparedBy: 'Prepared with',
    madeOn: 'Made on',
    times: `Times are UTC${auditTimeOffset}`,
    entries: 'Entries of the whole log',
    head: 'Last hash of the chain (SHA-256)',
    report: 'Report',
    noteName: 'End of the audit log',
    noteTitle: 'End of the audit log of a report',
    noteUse:
      'Keep this file outside the product. Later, export the whole log with its proof and verify that it still holds every entry up to here:',
    columns: {
      number: 'No.',
      time: `Time (UTC${auditTimeOffset})`,
      person: 'Person',
      actedFor: 'On behalf of',
      action: 'Action',
      section: 'Section',
      field: 'Field',
      old: 'Old value',
      new: 'New value',
      hash: 'Hash (SHA-256)',
    },
  },
  zhTw: {
    title: '審計紀錄',
    colon: '：',
    log: '紀錄',
    organisation: '機構',
    framework: '框架',
    preparedBy: '編製工具',
    madeOn: '製作時間',
    times: `時間以 UTC${auditTimeOffset} 顯示`,
    entries: '整份紀錄的項目數',
    head: '最後一個雜湊值（SHA-256）',
    report: '報告',
    noteName: '審計紀錄末端',
    noteTitle: '報告審計紀錄的末端',
    noteUse: '請把這個檔案保存於系統以外。日後匯出整份紀錄及其證明，即可核實紀錄至今仍包含此前的每一個項目：',
    columns: {
      number: '編號',
      time: `時間（UTC${auditTimeOffset}）`,
      person: '人員',
      actedFor: '代表',
      action: '操作',
      section: '章節',
      field: '欄位',
      old: '舊值',
      new: '新值',
      hash: '雜湊值（SHA-256）',
    },
  },
});

/** The words for each action of an entry. An action without words does not pass the type check. */
export const actionWords: Record<AuditEntry['action'], Bilingual> = {
  created: { en: 'Created', zhTw: '建立' },
  changed: { en: 'Changed', zhTw: '更改' },
  answered: { en: 'Answered', zhTw: '填報' },
  filled: { en: 'Filled from the data hub', zhTw: '由數據總匯填入' },
  'saved-to-hub': { en: 'Saved to the data hub', zhTw: '存入數據總匯' },
  'suggestion-accepted': { en: 'Suggestion accepted', zhTw: '已接受建議' },
  'suggestion-edited': { en: 'Suggestion accepted with changes', zhTw: '已修改並接受建議' },
  'suggestion-rejected': { en: 'Suggestion rejected', zhTw: '已拒絕建議' },
  'taken-back-from-hub': { en: 'Save to the data hub undone', zhTw: '已復原儲存至數據總匯' },
  drafted: { en: 'Drafted from figures', zhTw: '以數據草擬' },
  'sentence-kept': { en: 'Sentence kept as it is', zhTw: '保留原句' },
  'carried-over': { en: 'Carried over', zhTw: '沿用' },
  'disclosure-changed': { en: 'Disclosure changed', zhTw: '更改披露' },
  assigned: { en: 'Assigned', zhTw: '指派' },
  invited: { en: 'Invited', zhTw: '邀請' },
  'invitation-changed': { en: 'Invitation changed', zhTw: '更改邀請' },
  'invitation-revoked': { en: 'Invitation withdrawn', zhTw: '撤回邀請' },
  submitted: { en: 'Submitted for approval', zhTw: '提交審批' },
  approved: { en: 'Approved', zhTw: '批准' },
  rejected: { en: 'Rejected', zhTw: '退回' },
  'approval-withdrawn': { en: 'Approval withdrawn', zhTw: '撤回批准' },
  'missing-decided': { en: 'Decided to publish without provisions', zhTw: '決定在欠缺條文的情況下發布' },
  'approval-fell-away': { en: 'Approval withdrawn after a change', zhTw: '批准失效' },
  commented: { en: 'Commented', zhTw: '留言' },
  'comment-resolved': { en: 'Comment resolved', zhTw: '留言已解決' },
  'task-given': { en: 'Task given', zhTw: '指派工作' },
  'task-done': { en: 'Task done', zhTw: '完成工作' },
  published: { en: 'Published', zhTw: '發布' },
  unpublished: { en: 'Unpublished', zhTw: '取消發布' },
  reopened: { en: 'Reopened', zhTw: '重新開啟' },
  exported: { en: 'Exported', zhTw: '匯出' },
  'handed-over': { en: 'Handed over', zhTw: '移交' },
  'client-let-go': { en: 'Consultancy’s access ended', zhTw: '顧問公司的存取權已終止' },
  'client-taken-back': { en: 'Consultancy’s access restored', zhTw: '顧問公司的存取權已恢復' },
  deleted: { en: 'Deleted', zhTw: '刪除' },
  restored: { en: 'Restored', zhTw: '還原' },
  restated: { en: 'Restated', zhTw: '重列' },
  'file-refused': { en: 'Harmful file refused', zhTw: '拒收有害檔案' },
};

/** Fields of the log that belong to no disclosure's form, as the screen names them. One without words does not pass the type check. */
const fieldNames: Record<AuditField, Bilingual> = {
  name: { en: 'Name', zhTw: '名稱' },
  description: { en: 'Description', zhTw: '簡介' },
  reportingBoundary: { en: 'Reporting boundary', zhTw: '匯報範圍' },
  period: { en: 'Reporting period', zhTw: '匯報期' },
  entityIds: { en: 'Entities covered', zhTw: '涵蓋的實體' },
  figuresByEntity: { en: 'Figures by entity', zhTw: '按實體列示數據' },
  figuresByEntityLevel: { en: 'Entities that are listed', zhTw: '列示的實體' },
  issuerClass: { en: 'Class of issuer', zhTw: '發行人類別' },
  materialTopics: { en: 'Material topics', zhTw: '重要議題' },
  languages: { en: 'Languages', zhTw: '語言' },
  disclosureCodes: { en: 'Selected disclosures', zhTw: '已選披露' },
  status: { en: 'Status', zhTw: '狀態' },
  collaborators: { en: 'Collaborators', zhTw: '協作者' },
  approval: { en: 'Approval', zhTw: '審批' },
  approvalChain: { en: 'Approvers', zhTw: '審批人' },
  evidence: { en: 'Evidence needed', zhTw: '所需證明文件' },
  dueOn: { en: 'Due date', zhTw: '截止日期' },
  design: { en: 'Design', zhTw: '設計' },
  exportConfig: { en: 'Files and layout', zhTw: '檔案及版面' },
  sha256: { en: 'Fingerprint (SHA-256)', zhTw: '指紋（SHA-256）' },
  pdf: { en: 'PDF', zhTw: 'PDF' },
  word: { en: 'Word', zhTw: 'Word' },
  excel: { en: 'Excel', zhTw: 'Excel' },
};

const whyChanged = defineWords({
  en: (name: string) => `Why ${name} changed`,
  zhTw: (name) => `${name}更改的原因`,
});

/** A field by its name in the disclosure's form, or in the log itself. */
export const fieldName = (field: string, labelOf: (key: string) => string | undefined, language: Language): string => {
  const isWhy = field.endsWith(explanationSuffix);
  const key = isWhy ? field.slice(0, -explanationSuffix.length) : field;
  const name = labelOf(key) ?? (isAuditField(key) ? fieldNames[key][language] : key);
  return isWhy ? whyChanged[language](name) : name;
};

const statusNames: Record<DisclosureStatus, Bilingual> = {
  new: { en: 'Not started', zhTw: '未開始' },
  'in-progress': { en: 'In progress', zhTw: '進行中' },
  'pending-approval': { en: 'Pending approval', zhTw: '待批准' },
  'approval-accepted': { en: 'Approval accepted', zhTw: '已批准' },
  'approval-rejected': { en: 'Approval rejected', zhTw: '不獲批准' },
  completed: { en: 'Completed', zhTw: '已完成' },
  omitted: { en: 'Omitted', zhTw: '已略去' },
};

/** A status in the log, followed by its reason where there is one; any other text unchanged. */
export const statusText = (text: string, language: Language): string => {
  const [status = ''] = text.split(':');
  return status in statusNames
    ? `${statusNames[status as DisclosureStatus][language]}${text.slice(status.length)}`
    : text;
};
