/** The source of our sentence: a rule of a field, a code of the gateway, or a page's own words. */
type Origin = { readonly rule: string } | { readonly code: string } | { readonly file: string };

export type Message = {
  readonly section: 5 | 8;
  /** The sentence of the specification. */
  readonly spec: string;
  readonly en: string;
  readonly zh: string;
  readonly from: Origin;
  /** Why our words differ from the specification's. Their meaning is the same. */
  readonly because?: string;
};

/** Sentences of later issues, by the issue's subject. */
export type LaterMessage = Pick<Message, 'section' | 'spec'> & { readonly issue: string };

const five = (spec: string, en: string, zh: string, from: Origin, because?: string): Message => ({
  section: 5,
  spec,
  en,
  zh,
  from,
  ...(because ? { because } : {}),
});
const eight = (spec: string, en: string, zh: string, from: Origin, because?: string): Message => ({
  ...five(spec, en, zh, from, because),
  section: 8,
});

const card = { file: 'apps/web/src/features/billing/card/use-card-sentences.ts' };
const picture = { file: 'packages/app-kit/src/pictures/use-picture-refusal-words.ts' };
const pages = { file: 'packages/app-kit/src/pages/pages.tsx' };
const settings = 'apps/web/src/features/account-settings';
const people = 'apps/web/src/features/user-management';
const says = 'It says what to do, too.';
const named = 'The label of the field stands in the sentence.';

/** Every entry of spec sections 5 and 8 that a person can meet now, with both languages. */
export const messages: readonly Message[] = [
  five('{field} is required', '{field} is required', '請填寫{field}', { rule: 'required' }),
  five(
    'Please enter {field}',
    '{field} is required',
    '請填寫{field}',
    { rule: 'required' },
    'The specification offers both; one is used.',
  ),
  five(
    '{field} may not be less than {length} characters',
    '{field} may not be less than {length} characters',
    '{field}不可少於 {length} 個字元',
    { rule: 'too_short' },
  ),
  five(
    '{field} may not be greater than {length} characters',
    '{field} may not be greater than {length} characters',
    '{field}不可多於 {length} 個字元',
    { rule: 'too_long' },
  ),
  five('Invalid email', 'Invalid email', '電郵地址無效', { rule: 'email_invalid' }),
  five('Invalid Phone Number', 'Invalid Phone Number', '電話號碼無效', { file: `${settings}/OwnDetailsForm.tsx` }),
  five(
    'Password: at least 8 characters, one lowercase letter, one uppercase letter, one digit, one special character, no others',
    'Use at least {min} characters with a lowercase letter, an uppercase letter, a digit and a special character, and no others',
    '請使用最少 {min} 個字元，包括小寫英文字母、大寫英文字母、數字及特殊字元，不可使用其他字元',
    { rule: 'password_weak' },
  ),
  five('Password does not match', 'Password does not match', '密碼不相符', { rule: 'password_mismatch' }),
  five(
    'Name on card: at least 2 characters',
    '{label} may not be less than {min} characters',
    '{label}不可少於 {min} 個字元',
    card,
  ),
  five(
    'Name on card: at most 80 characters',
    '{label} may not be greater than {max} characters',
    '{label}不可多於 {max} 個字元',
    card,
  ),
  five('Card number, expiry, security code: required', '{label} is required', '必須填寫{label}', card, named),
  five('Card number, expiry, security code: incomplete', '{label} is incomplete', '{label}未填寫完整', card, named),
  five('Card number, security code: not correct', '{label} isn’t correct', '{label}不正確', card, named),
  five('Expiry: year not correct', 'The year of the expiry date isn’t correct', '到期日的年份不正確', card),
  five('Expiry: month not correct', 'The month of the expiry date isn’t correct', '到期日的月份不正確', card),
  five('Please enter a valid expiry date.', 'Please enter a valid expiry date.', '請輸入有效的到期日。', card),
  five(
    'File is too big ({size}MB). Max file size: 2MB',
    'File is too big ({size}MB). Max file size: 2MB',
    '檔案過大（{size}MB）。檔案上限：2MB',
    picture,
  ),
  five(
    'Avatar and logo: allowed formats only',
    'This format isn’t supported. Choose a PNG, JPEG, WebP or SVG picture.',
    '不支援此格式。請選擇 PNG、JPEG、WebP 或 SVG 圖片。',
    picture,
  ),
  five(
    'Images with width or height below a minimum are invalid',
    'The picture is too small. Width and height must be at least {pixels} pixels.',
    '圖片太小。闊度及高度最少須為 {pixels} 像素。',
    picture,
    'The minimum is named.',
  ),
  five(
    'You have already entered this email address',
    'You have already entered this email address',
    '你已輸入此電郵地址',
    { file: `${people}/InviteDialog.tsx` },
  ),
  five(
    'Seats cannot be set below seats in use',
    'More people than that use the product or are invited. Remove users or withdraw invitations first.',
    '使用或獲邀請的人數多於此席位數目。請先移除用戶或撤回邀請。',
    { code: 'seats.below_in_use' },
    says,
  ),
  five(
    'Invites cannot exceed available seats',
    'All seats are taken. Add seats before you invite more people.',
    '所有席位已用完。請先增加席位，再邀請其他人。',
    { code: 'seats.none_free' },
    says,
  ),
  five(
    'More than 20 seats need contact with support',
    'For more than {max} seats, please contact our support team.',
    '如需要超過 {max} 個席位，請聯絡我們的支援團隊。',
    { code: 'seats.contact_support' },
  ),
  five(
    'Offline bank transfer only with annual billing, in USD',
    'Bank transfer is offered for annual billing in USD only.',
    '銀行轉帳只適用於以美元結算的年費計劃。',
    { code: 'payment.offline_annual_only' },
  ),
  five('Leaving with unsaved data warns of loss', 'Leave without saving?', '要離開而不儲存嗎？', {
    file: 'packages/app-kit/src/leaving/LeaveQuestion.tsx',
  }),
  eight(
    '400 BadRequest',
    'The request couldn’t be read. Reload the page and try again.',
    '',
    { code: 'request.malformed' },
    says,
  ),
  eight(
    '401 Unauthorized',
    'You are signed out. Sign in again to continue.',
    '你已登出。請重新登入以繼續。',
    { code: 'auth.not_authenticated' },
    says,
  ),
  eight(
    '403 Forbidden',
    'You don’t have permission to do this. Ask an administrator of your organisation.',
    '你沒有權限執行此操作。請聯絡貴機構的管理員。',
    { code: 'permission.denied' },
    says,
  ),
  eight(
    '422 ValidationFailed',
    'Some entries aren’t valid. Check the marked fields.',
    '部分內容無效，請檢查已標示的欄位。',
    { code: 'request.invalid' },
    says,
  ),
  eight(
    '429 TooManyRequests',
    'Too many requests. Wait a moment and try again.',
    '請求過多，請稍候再試。',
    { code: 'request.too_many' },
    says,
  ),
  eight(
    '440 AccessTokenExpired',
    'Your session has expired. Sign in again to continue.',
    '你的登入時段已過期。請重新登入以繼續。',
    { code: 'auth.token_expired' },
    says,
  ),
  eight(
    '500 InternalServerError',
    'Something went wrong on our side. Nothing you typed is lost; try again.',
    '我們的系統出現問題。你輸入的內容沒有遺失，請再試一次。',
    { code: 'server.error' },
    says,
  ),
  eight(
    'Tenant info or settings failure: response not found',
    'Response not found',
    '找不到回應',
    pages,
    'It says which of the two is the matter.',
  ),
  eight('Logged out', 'Logged out', '已登出', { file: 'apps/accounts/src/features/sign-in/SignInNotice.tsx' }),
  eight('Your password has not been changed.', 'Your password has not been changed.', '你的密碼未有更改。', {
    file: `${settings}/PasswordPage.tsx`,
  }),
  eight('Your password has been changed.', 'Your password has been changed.', '你的密碼已更改。', {
    file: `${settings}/PasswordPage.tsx`,
  }),
  eight('Page not found', 'Page not found', '找不到頁面', pages),
  eight('Forbidden', 'Forbidden', '禁止存取', pages),
  eight(
    'Upload failed (check connection)',
    'The server can’t be reached. Check your connection; what you typed is kept.',
    '',
    { code: 'network.unreachable' },
    says,
  ),
  eight('File exceeds maximum size', 'The file is too big.', '', { code: 'file.too_big' }),
  eight('Format not supported', 'This file format isn’t accepted.', '不接受此檔案格式。', {
    code: 'file.format_refused',
  }),
  eight('Account suspended', 'Account suspended', '帳戶已暫停', {
    file: 'apps/web/src/features/restriction/RestrictionPage.tsx',
  }),
  eight('Failed to read file.', 'Failed to read file.', '未能讀取檔案。', picture),
  eight('Failed to load image.', 'Failed to load image.', '未能載入圖片。', picture),
  eight('Failed to get canvas context.', 'Failed to get canvas context.', '瀏覽器未能處理此圖片。', picture),
  eight('Failed to compress image.', 'Failed to compress image.', '未能壓縮圖片。', picture),
  eight('Account update is successfully', 'Account update is successfully', '帳戶已更新', {
    file: `${settings}/OwnDetailsForm.tsx`,
  }),
  eight(
    'you have missed to input valid data point',
    'You have missed to input valid data point',
    '你尚未輸入有效的數據點',
    { file: 'apps/web/src/features/data-hub/data-entry/ValueField.tsx' },
    'With a capital: it stands alone.',
  ),
  eight('Subscription Cancelled Successfully', 'Subscription Cancelled Successfully', '已成功取消訂閱', {
    file: 'apps/web/src/features/subscription/CancelDialog.tsx',
  }),
  eight('User removed successfully', 'User removed successfully', '已成功移除用戶', {
    file: `${people}/RemoveDialog.tsx`,
  }),
  eight('Change permission level is successful', 'Change permission level is successful', '已成功更改權限級別', {
    file: `${people}/RoleDialog.tsx`,
  }),
  five(
    'Standard users need an entities manager assigned in user management before entities can be added',
    'Standard users need an entities manager assigned in user management before entities can be added',
    '須先在用戶管理中為一般用戶指派實體管理人員，他們才可新增實體',
    { file: `${people}/EntitiesManagerDialog.tsx` },
  ),
  eight('Entity is added successfully', 'Entity is added successfully', '已成功新增實體', {
    file: 'apps/web/src/features/entities/use-entity-form.ts',
  }),
  eight(
    'Your message has been sent to our support team',
    'Your message has been sent to our support team',
    '你的訊息已傳送給支援團隊',
    { file: 'apps/web/src/features/help/ContactPage.tsx' },
  ),
];

const hub = 'data hub and reporting times';
const entities = 'entities and their import';
const documents = 'document centre and AI';
const later = (section: 5 | 8, issue: string, ...specs: string[]): LaterMessage[] =>
  specs.map((spec) => ({ section, spec, issue }));

/** Entries whose screens belong to later issues: no person can meet them yet. */
export const laterMessages: readonly LaterMessage[] = [
  ...later(
    5,
    entities,
    'Error - File cannot be uploaded as it exceeds 10 MB',
    'Error - Cannot upload file. (.xlsx only)',
  ),
  ...later(
    5,
    documents,
    'Document upload: oversize message of the AI',
    'A duplicate name offers replace or keep both',
    'Files with a .msg extension are accepted',
  ),
  ...later(
    5,
    hub,
    'A reporting time with linked data points cannot be deleted',
    'A data point must contain valid data before saving',
    'Data conflict: A data point already exists for this time period.',
    'Labels must be between a minimum and maximum length, with a maximum count',
  ),
  ...later(
    8,
    hub,
    'Time cannot be deleted',
    'No data point to export',
    'No data point available for the disclosure',
    'Data conflict: update the original or choose a different reporting time',
    'Data export successful',
  ),
  ...later(8, documents, 'AI file too large'),
  ...later(8, entities, 'Errors found: {value}', 'Row {row}: {message}', 'Entities added successfully'),
  ...later(
    8,
    'nothing: the specification does not show how it is handled, and the gateway never answers it',
    '417 ExpectationFailed',
  ),
];
