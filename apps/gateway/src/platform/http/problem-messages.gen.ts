// Made by `npm run generate` from the words of packages/app-kit; not to be changed by hand.
import { type Bilingual, type ProblemCode, collectionLimits, entityImportLimits, entityLimits, entityMergeLimits, seatLimits } from '@esg/contract';

/** What a person reads for each refusal. */
export const problemMessages: Record<ProblemCode, Bilingual> = {
  'request.invalid': {
    en: 'Some entries aren’t valid. Check the marked fields.',
    zhTw: '部分內容無效，請檢查已標示的欄位。',
  },
  'request.type_refused': {
    en: 'Something went wrong with this request. Reload the page and try again.',
    zhTw: '此請求出現問題。請重新載入頁面，然後再試。',
  },
  'request.malformed': {
    en: 'The request couldn’t be read. Reload the page and try again.',
    zhTw: '未能讀取請求。請重新載入頁面再試。',
  },
  'request.too_large': {
    en: 'That’s too much to send at once. Make it shorter or smaller.',
    zhTw: '內容超出一次可傳送的上限，請縮短或縮小。',
  },
  'request.too_many': {
    en: 'Too many requests. Wait a moment and try again.',
    zhTw: '請求過多，請稍候再試。',
  },
  'request.in_progress': {
    en: 'The same request is still being worked on. Wait a moment and try again.',
    zhTw: '相同的請求仍在處理。請稍候再試。',
  },
  'request.precondition_failed': {
    en: 'Someone else has just changed this. Reload it and make your change again.',
    zhTw: '其他人已在此期間作出更改。請重新載入，然後再次更改。',
  },
  'auth.not_authenticated': {
    en: 'You are signed out. Sign in again to continue.',
    zhTw: '你已登出。請重新登入以繼續。',
  },
  'auth.token_expired': {
    en: 'Your session has expired. Sign in again to continue.',
    zhTw: '你的登入時段已過期。請重新登入以繼續。',
  },
  'auth.invalid_credentials': {
    en: 'E-mail address and password don’t match.',
    zhTw: '電郵地址與密碼不相符。',
  },
  'auth.locked': {
    en: 'Too many wrong passwords. This account is locked for a while.',
    zhTw: '密碼錯誤次數過多，此帳戶暫時被鎖定。',
  },
  'auth.link_invalid': {
    en: 'This link has expired or was already used. Request a new one.',
    zhTw: '此連結已使用或已過期，請索取新的連結。',
  },
  'auth.link_replaced': {
    en: 'You got a newer e-mail with another link. Use that one.',
    zhTw: '你已收到附有另一連結的較新電郵，請使用該連結。',
  },
  'auth.password_wrong': {
    en: 'The current password is incorrect.',
    zhTw: '目前的密碼不正確。',
  },
  'auth.code_wrong': {
    en: 'The code isn’t correct. Codes change every half minute; try the newest one.',
    zhTw: '驗證碼不正確。驗證碼每半分鐘更新，請輸入最新的一個。',
  },
  'auth.passkey_refused': {
    en: 'The passkey wasn’t accepted. Try again, or sign in another way.',
    zhTw: '通行密鑰未獲接納。請再試一次，或以其他方式登入。',
  },
  'auth.provider_unreachable': {
    en: 'The sign-in provider doesn’t answer at this address. Check what you entered.',
    zhTw: '登入服務在此網址沒有回應。請檢查你輸入的資料。',
  },
  'sign_in_provider.url_refused': {
    en: 'This address can’t be used. Enter one that starts with https:// and is reached from the public internet.',
    zhTw: '無法使用此網址。請輸入以 https:// 開頭，並可從公共互聯網連接的網址。',
  },
  'sign_in_provider.on_trial': {
    en: 'Single sign-on isn’t available during the trial. Subscribe to set it up.',
    zhTw: '試用期間不能使用單一登入。請先訂閱，然後再設定。',
  },
  'sign_in_provider.public_domain': {
    en: 'One of these domains is a public e-mail service. Enter only domains that your organisation owns.',
    zhTw: '其中一個網域屬公共電郵服務。請只輸入貴機構擁有的網域。',
  },
  'user.email_taken': {
    en: 'Someone with this e-mail address is already in your organisation.',
    zhTw: '貴機構已有使用此電郵地址的人。',
  },
  'user.invited_already': {
    en: 'This person has been invited already. You can send the invitation again.',
    zhTw: '已邀請此人，你可以再次傳送邀請。',
  },
  'user.last_administrator': {
    en: 'Your organisation needs at least one administrator. Make someone else an administrator first.',
    zhTw: '貴機構須有至少一位管理員。請先將另一位用戶設為管理員。',
  },
  'user.is_self': {
    en: 'You can’t remove your own account. Ask another administrator.',
    zhTw: '你不可移除自己的帳戶，請聯絡另一位管理員。',
  },
  'user.role_refused': {
    en: 'This permission level isn’t available in your organisation.',
    zhTw: '貴機構不設此權限級別。',
  },
  'permission.denied': {
    en: 'You don’t have permission to do this. Ask an administrator of your organisation.',
    zhTw: '你沒有權限執行此操作。請聯絡貴機構的管理員。',
  },
  'key.not_accepted': {
    en: 'API keys can’t be used for this. Sign in as a person.',
    zhTw: 'API 金鑰不可用於此操作。請以個人身分登入。',
  },
  'key.scope_missing': {
    en: 'The API key isn’t allowed to do this. Give it the missing scope.',
    zhTw: '此 API 金鑰無權執行此操作。請給予所欠的權限範圍。',
  },
  'api.full': {
    en: 'You’ve reached the limit. Remove one you no longer need.',
    zhTw: '數量已達上限，請先刪除不再需要的項目。',
  },
  'webhook.url_refused': {
    en: 'This address can’t be used. Enter one that starts with https:// and is reached from the public internet.',
    zhTw: '無法使用此網址。請輸入以 https:// 開頭，並可從公共互聯網連接的網址。',
  },
  'webhook.stale': {
    en: 'Someone else has just changed this webhook. You’re now seeing the latest version; make your change again.',
    zhTw: '其他人已在此期間更改此 Webhook。現已顯示其現況，請再次更改。',
  },
  'resource.not_found': {
    en: 'This no longer exists, or you have no access to it.',
    zhTw: '此項目已不存在，或你沒有存取權限。',
  },
  'resource.stale': {
    en: 'Someone else changed this while you were editing. Check what it says now, then save again.',
    zhTw: '其他人在你編輯期間更改了此項目。請查看現時的內容，然後再次儲存。',
  },
  'materiality.year_exists': {
    en: 'There is an assessment of this year already. Open it instead.',
    zhTw: '該年度已有評估，請直接開啟。',
  },
  'materiality.scored': {
    en: 'People have scored this already, so it can’t be changed this way.',
    zhTw: '已有人為此評分，因此不可這樣更改。',
  },
  'materiality.revealed': {
    en: 'All scores of this entry are shown, so it can’t be scored any more. Settle on a score together.',
    zhTw: '此項目的所有評分已公開，不能再評分。請共同議定分數。',
  },
  'materiality.hidden': {
    en: 'Some scores are still hidden. Show them first.',
    zhTw: '部分評分尚未公開，請先公開評分。',
  },
  'materiality.columns_missing': {
    en: 'No sheet of the file has the columns “Topic”, “Kind” and “Title” in its first row. Start from the exported register.',
    zhTw: '檔案內沒有任何工作表的首行設有「議題」、「種類」及「標題」欄。請由匯出的登記冊開始。',
  },
  'materiality.rows_refused': {
    en: 'Some rows are refused. Correct them in your sheet and upload it again.',
    zhTw: '部分資料行遭拒。請在工作表中更正，然後重新上載。',
  },
  'materiality.import_outdated': {
    en: 'The register has changed since your sheet was checked. What would change now is shown; look at it and import again.',
    zhTw: '工作表檢查後，登記冊有變動。現已顯示將會更改的內容；請查看後再匯入。',
  },
  'materiality.not_approved': {
    en: 'Not everyone who has to approve has approved what the assessment says now.',
    zhTw: '須批准的人尚未全部批准評估的現況。',
  },
  'survey.link_invalid': {
    en: 'This link leads to no survey. Check that it’s complete, or ask the sender for another.',
    zhTw: '此連結不會開啟任何問卷。請檢查連結是否完整，或向發送者索取新的連結。',
  },
  'survey.not_open_yet': {
    en: 'This survey hasn’t opened yet.',
    zhTw: '此問卷尚未開放。',
  },
  'survey.closed': {
    en: 'This survey is closed.',
    zhTw: '此問卷已截止。',
  },
  'survey.full': {
    en: 'This survey has as many answers as it needs. Thank you for coming.',
    zhTw: '此問卷已收集足夠的回覆。多謝你的參與。',
  },
  'survey.challenge_failed': {
    en: 'Checking that you’re not a program took too long. Try again.',
    zhTw: '確認你並非程式所需的時間過長。請再試一次。',
  },
  'survey.not_ready': {
    en: 'The survey isn’t ready. Give it a title, questions and a group, and a closing time to come.',
    zhTw: '問卷尚未準備好。請加上標題、問題及組別，並把截止時間設於將來。',
  },
  'survey.opened': {
    en: 'The survey has opened, or people are in this group, so this stays as it is.',
    zhTw: '問卷已開放，或此組別已有成員，因此不能更改。',
  },
  'survey.group_too_small': {
    en: 'A group has too few people for their answers to be anonymous. Add people, or put groups together.',
    zhTw: '有組別人數過少，回覆便無法匿名。請加入更多成員或合併組別。',
  },
  'survey.anonymous': {
    en: 'This survey is anonymous: only the e-mail carries a link, so that no one else can read the answers.',
    zhTw: '此問卷是匿名的：只有電郵載有連結，其他人便無法閱讀回覆。',
  },
  'survey.span_too_small': {
    en: 'Too few answers came in this time to set them aside: it could affect one person you can identify.',
    zhTw: '這段時間收到的回覆太少，不能剔除，否則所涉的人或會被識別。',
  },
  'survey.results_shown': {
    en: 'The results of this survey have been shown, so what counts can’t change: the difference could reveal what people answered.',
    zhTw: '這份問卷的結果已經顯示，不能再更改計算範圍，否則或會從差異得知他人的回覆。',
  },
  'resource.full': {
    en: 'You’ve reached the limit. Delete one you no longer need, then add this one.',
    zhTw: '已達數目上限。請先刪除一個不再需要的項目，然後再新增。',
  },
  'language_model.off': {
    en: 'Your organisation doesn’t use a language model. An administrator can turn it on in the account settings.',
    zhTw: '貴機構並未使用語言模型。管理員可在帳戶設定中開啟。',
  },
  'language_model.changed': {
    en: 'Another language model is connected since you opened this page. Read who runs it, then decide again.',
    zhTw: '你開啟此頁面後，已連接另一個語言模型。請查看由誰營運，然後再作決定。',
  },
  'language_model.budget_spent': {
    en: 'Your organisation has used its budget for the language model this month. An administrator can raise it in the account settings.',
    zhTw: '貴機構本月的語言模型額度已用完。管理員可在帳戶設定中提高額度。',
  },
  'language_model.too_long': {
    en: 'This is too much text for the language model. Choose fewer documents, then try again.',
    zhTw: '文字太多，語言模型無法處理。請選擇較少文件，然後再試。',
  },
  'language_model.unreachable': {
    en: 'The language model doesn’t answer. Try again later.',
    zhTw: '語言模型沒有回應。請稍後再試。',
  },
  'language_model.busy': {
    en: 'The language model has too much to do at the moment. Wait a minute, then try again.',
    zhTw: '語言模型目前過於繁忙。請等一分鐘，然後再試。',
  },
  'language_model.refused': {
    en: 'The language model refused the request. Ask support to check its connection.',
    zhTw: '語言模型拒絕了請求。請聯絡支援人員檢查連接。',
  },
  'language_model.timeout': {
    en: 'The language model took too long. Try again, or ask about fewer documents.',
    zhTw: '語言模型處理時間過長。請再試一次，或減少所查詢的文件。',
  },
  'language_model.cut': {
    en: 'The language model’s text broke off. Try again.',
    zhTw: '語言模型的文字中斷了。請再試一次。',
  },
  'language_model.unreadable': {
    en: 'The language model’s text couldn’t be read. Try again.',
    zhTw: '無法讀取語言模型的文字。請再試一次。',
  },
  'tenant.unknown': {
    en: 'No organisation uses this address.',
    zhTw: '沒有機構使用此網址。',
  },
  'route.not_found': {
    en: 'The server doesn’t know this function. Reload the page and try again.',
    zhTw: '伺服器不支援此功能。請重新載入頁面再試。',
  },
  'report.transition_refused': {
    en: 'The report’s current status doesn’t allow this step. Reload it to see the latest version.',
    zhTw: '報告目前的狀態不容許此步驟。請重新載入以查看最新狀態。',
  },
  'report.provisions_missing': {
    en: 'Some provisions are missing. Report or explain them, or decide under Validate to publish without them.',
    zhTw: '部分條文有所欠缺。請予以匯報或解釋，或於「檢查」步驟決定在欠缺的情況下發布。',
  },
  'report.not_ready': {
    en: 'The report isn’t ready yet. Complete the listed items first.',
    zhTw: '報告尚未準備好，請先完成所列項目。',
  },
  'report.sample': {
    en: 'This report is about an invented company, so it can’t be published. Create a report from your own figures instead.',
    zhTw: '此報告關於一間虛構公司，因此不能發布。請改用你自己的數據建立報告。',
  },
  'report.read_only': {
    en: 'This report is published and read-only. Reopen it to make changes.',
    zhTw: '此報告已發布，只供閱讀。如要更改，請重新開啟。',
  },
  'report.stale': {
    en: 'Someone else has just changed this report. You’re now seeing the latest version; make your change again.',
    zhTw: '其他人已更改此報告。現已顯示最新狀態，請重新作出更改。',
  },
  'disclosure.transition_refused': {
    en: 'The disclosure can’t change from its current status to this one. Reload the page to see its status.',
    zhTw: '此披露不能由目前狀態轉至該狀態。請重新查看。',
  },
  'approval.required': {
    en: 'This must be approved before it is complete.',
    zhTw: '須經審批後方可完成。',
  },
  'approval.no_chain': {
    en: 'No approvers are set up. An administrator can add them in the organisation settings.',
    zhTw: '此項仍需指定審批人。管理員可在機構設定中指定審批人。',
  },
  'approval.not_open': {
    en: 'This is no longer waiting for a decision. Reload the page to see what was decided.',
    zhTw: '這項目已不再等待決定。請重新查看。',
  },
  'approval.not_yours': {
    en: 'Someone else must decide this approval step.',
    zhTw: '目前的步驟須由其他人決定。',
  },
  'approval.own_work': {
    en: 'You wrote this or requested its approval, so someone else must approve it.',
    zhTw: '內容由你撰寫或申請審批，須由其他人審批。',
  },
  'approval_rules.stale': {
    en: 'Someone else has just changed the approval rules. You’re now seeing the latest version.',
    zhTw: '其他人同時更改了審批規則。現顯示最新內容。',
  },
  'report_work.full': {
    en: 'This disclosure has reached its limit of tasks or conversations.',
    zhTw: '此披露的工作或討論已達上限。',
  },
  'disclosure.not_selected': {
    en: 'This disclosure isn’t selected for the report.',
    zhTw: '此報告沒有選取這項披露。',
  },
  'text_draft.stale': {
    en: 'The figures have changed since this draft was made. Read the new draft.',
    zhTw: '草稿擬備後數據已有改動。請閱讀新的草稿。',
  },
  'answer.stale': {
    en: 'Someone else has just changed this answer. Choose which value to keep.',
    zhTw: '其他人已更改此內容。請選擇保留哪個數值。',
  },
  'hub_answers.stale': {
    en: 'An answer or the data has changed since you looked at it. Nothing was filled in; check the difference again.',
    zhTw: '自你查看後，填報內容或數據已有更改，因此未有取用任何內容；請再次查看差異。',
  },
  'hub_answers.no_metric': {
    en: 'This field has no place in the data hub.',
    zhTw: '此欄位在數據總匯沒有對應位置。',
  },
  'hub_save.in_the_way': {
    en: 'The data hub has other values for these days. Check them before you overwrite them.',
    zhTw: '數據總匯在此時段已有其他數值，請先查看再覆寫。',
  },
  'hub_save.empty': {
    en: 'There is nothing to save: the data hub has these answers already, or they were left out.',
    zhTw: '沒有可儲存的內容：數據總匯已有這些內容，或已將其排除。',
  },
  'hub_save.undone': {
    en: 'This has already been undone.',
    zhTw: '已經復原。',
  },
  'suggestion.stale': {
    en: 'This field has another answer than the one you saw. Compare both before you replace it.',
    zhTw: '此欄位的回覆與你所見的不同。取代前請比較兩者。',
  },
  'suggestion.decided': {
    en: 'This suggestion is no longer open. You now see what was decided.',
    zhTw: '此建議已有決定。現顯示其結果。',
  },
  'suggestion.source_gone': {
    en: 'The document no longer says this, or was deleted, so the suggestion can’t be accepted.',
    zhTw: '文件已刪除或不再載有此內容，因此未能接受此建議。',
  },
  'suggestion.other_period': {
    en: 'The reporting period was changed, so this figure of the former period can’t be accepted. Search the documents again.',
    zhTw: '報告期已更改，因此未能接受這項屬於先前報告期的數據。請再次搜尋文件。',
  },
  'suggestion_run.busy': {
    en: 'Documents are being searched for this report already. Wait until that is finished, or cancel it.',
    zhTw: '系統正在為此報告查找文件。請等待完成，或取消查找。',
  },
  'suggestion_run.nothing_to_answer': {
    en: 'There is nothing to look for yet. Give the report a period and select disclosures first.',
    zhTw: '暫時沒有可查找的內容。請先設定匯報期並選擇披露。',
  },
  'contribution.link_invalid': {
    en: 'This link doesn’t work. Open the newest e-mail you got, or ask the person who invited you for a new link.',
    zhTw: '此連結無效。請開啟最新收到的電郵，或向邀請你的人索取新連結。',
  },
  'contribution.link_expired': {
    en: 'This link has expired. Ask the person who invited you for a new one; what you answered is kept.',
    zhTw: '此連結已過期。請向邀請你的人索取新連結；你已填寫的內容會保留。',
  },
  'contribution.revoked': {
    en: 'This invitation was withdrawn. What you answered is kept in the report.',
    zhTw: '此邀請已撤回。你的回答會保留在報告中。',
  },
  'contribution.session_ended': {
    en: 'You haven’t been here for a while. Open the link in your e-mail again; what you typed is kept in this browser.',
    zhTw: '你已有一段時間沒有操作。請再次開啟電郵內的連結；你輸入的內容已保留在此瀏覽器。',
  },
  'portal_link.archived': {
    en: 'This entity is archived and isn’t asked for figures any more.',
    zhTw: '此實體已封存，不會再被要求提供數據。',
  },
  'portal_link.nothing_open': {
    en: 'Nothing is asked of this entity at the moment.',
    zhTw: '目前沒有要求此實體提供數據。',
  },
  'contribution.comments_full': {
    en: 'This conversation has reached its limit of comments. Continue by e-mail.',
    zhTw: '此對話的留言已達上限。請改用電郵聯絡。',
  },
  'contribution.full': {
    en: 'You’ve reached the limit. Remove one you no longer need.',
    zhTw: '數量已達上限，請先刪除不再需要的項目。',
  },
  'contribution.not_open': {
    en: 'This invitation was withdrawn or is finished, so no reminder was sent.',
    zhTw: '此邀請已撤回或已完成，毋須提醒。',
  },
  'contribution.muted': {
    en: 'This person has turned off reminders. Please contact them in another way.',
    zhTw: '對方已選擇不再接收提醒，請以其他方式聯絡。',
  },
  'answer.invalid': {
    en: 'This value doesn’t fit the field.',
    zhTw: '此數值不適用於該欄位。',
  },
  'brand.stale': {
    en: 'Someone else has just changed the brand draft. Choose which one to keep.',
    zhTw: '其他人剛剛更改了品牌草稿。請選擇要保留哪一個。',
  },
  'content.stale': {
    en: 'Someone else has just changed this text. You’re now seeing their version; make your change again.',
    zhTw: '其他人剛更改了這篇文字。現正顯示其版本，請再次更改。',
  },
  'content.full': {
    en: 'You’ve reached the limit. Remove one you no longer need.',
    zhTw: '數量已達上限，請先刪除不再需要的項目。',
  },
  'client.no_administrator': {
    en: 'This company has no administrator yet. Invite one first, so that its reports and data stay in use.',
    zhTw: '該公司尚未有管理員。請先邀請一位，讓其報告及數據可繼續使用。',
  },
  'client.on_its_own': {
    en: 'You no longer manage this company. Ask its administrator to let you manage it again.',
    zhTw: '該公司現已自行運作。請聯絡其管理員商討重新合作。',
  },
  'client.asked_already': {
    en: 'You’ve asked this company already. Wait for its answer, or withdraw the request.',
    zhTw: '你已向該公司提出請求。請等待回覆，或撤回請求。',
  },
  'client.request_over': {
    en: 'This request is over. It was answered or withdrawn, or it has expired.',
    zhTw: '此請求已結束：已獲回覆、已撤回或已過期。',
  },
  'organisation.name_differs': {
    en: 'The name you typed isn’t the name of your organisation.',
    zhTw: '你輸入的名稱與貴機構的名稱不符。',
  },
  'organisation.owns_tenant': {
    en: 'Your organisation has a site of its own, which only our support team can close. Please contact them.',
    zhTw: '貴機構設有自己的網站，只有支援團隊才可將其關閉，請與他們聯絡。',
  },
  'onboarding.step_refused': {
    en: 'This step isn’t open yet. Complete the one before it first.',
    zhTw: '此步驟尚未開放，請先完成前一步。',
  },
  'file.too_big': {
    en: 'The file is too big.',
    zhTw: '檔案太大。',
  },
  'file.format_refused': {
    en: 'This file format isn’t accepted.',
    zhTw: '不接受此檔案格式。',
  },
  'file.infected': {
    en: 'This file wasn’t uploaded: the virus scan found something harmful in it. Choose another file.',
    zhTw: '病毒掃描發現檔案含有有害內容，因此未有上載。請選擇另一個檔案。',
  },
  'file.scanner_away': {
    en: 'Files can’t be scanned for viruses right now, so uploads are paused. Try again in a few minutes.',
    zhTw: '目前未能掃描檔案有否病毒，因此暫停上載。請於數分鐘後再試。',
  },
  'file.image_too_small': {
    en: 'The picture is too small.',
    zhTw: '圖片太小。',
  },
  'file.unreadable': {
    en: 'The file can’t be read. It may be damaged, or in a different format than its name says.',
    zhTw: '未能讀取檔案。檔案可能已損毀，或實際格式與檔名不符。',
  },
  'own_framework.stale': {
    en: 'Someone else has just changed this framework.',
    zhTw: '其他人在此期間更改了此框架。',
  },
  'own_framework.not_ready': {
    en: 'The framework isn’t ready to be published yet.',
    zhTw: '框架尚未可以發布。',
  },
  'own_framework.no_draft': {
    en: 'A published version stays as it is. Start a new version first.',
    zhTw: '已發布的版本維持不變。請先開始新版本。',
  },
  'own_framework.published': {
    en: 'This framework has been published. It can be withdrawn, but not deleted.',
    zhTw: '此框架已發布，可以撤回，但不能刪除。',
  },
  'own_framework.full': {
    en: 'You’ve reached the limit, or the framework is too large.',
    zhTw: '已達數目上限，或框架過大。',
  },
  'framework.withdrawn': {
    en: 'This framework was withdrawn. Choose another one for new reports.',
    zhTw: '此框架已撤回。新報告請選用其他框架。',
  },
  'report_template.stale': {
    en: 'Someone else has just changed this template. Check it and save again.',
    zhTw: '其他人在此期間更改了此範本。請查看後再次儲存。',
  },
  'entity.stale': {
    en: 'Someone else has just changed this entity. You’re now seeing the latest version; make your change again.',
    zhTw: '其他人同時更改了此實體。現已顯示最新內容，請再作更改。',
  },
  'entity.linked': {
    en: 'Entity can’t be deleted: data points, reports, collections or other entities belong to it. Archive it instead.',
    zhTw: '無法刪除實體：其下仍有數據點、報告、數據收集或其他實體。請改為封存。',
  },
  'entity.full': {
    en: `You already have ${entityLimits.entitiesMax} entities, archived ones included. Delete one without data, then add this one.`,
    zhTw: `你已有 ${entityLimits.entitiesMax} 個實體，包括已封存的。請先刪除一個沒有數據的實體，再新增此實體。`,
  },
  'entity.exists': {
    en: 'An entity of this name already exists in the same place. Choose another name or another place.',
    zhTw: '同一位置已有同名的實體。請選擇另一個名稱或另一個位置。',
  },
  'entity_import.too_many': {
    en: `The sheet has more than ${entityImportLimits.rowsMax} rows, as many as you can have entities. Remove rows and upload it again.`,
    zhTw: `工作表超過 ${entityImportLimits.rowsMax} 行，即實體數目的上限。請刪去部分行後再次上載。`,
  },
  'entity_import.refused': {
    en: 'The sheet has errors, so nothing was imported. Correct it and upload it again.',
    zhTw: '工作表有錯誤，因此沒有匯入任何內容。請更正後重新上載。',
  },
  'entity_import.names_missing': {
    en: 'No sheet has a column called “Name” in its first row. Add it, or start from the template.',
    zhTw: '沒有工作表的首行有「名稱」一欄。請加上該欄，或使用範本。',
  },
  'entity_import.outdated': {
    en: 'Something was changed after you checked this sheet, so nothing was imported. Check what it would change now, then import it or upload the sheet again.',
    zhTw: '在你檢查此工作表後，有內容已被更改，因此沒有匯入任何內容。請查看現在會更改甚麼，然後匯入，或再次上載工作表。',
  },
  'entity.archived': {
    en: 'This entity was archived, so nothing more can be answered for it until it is restored.',
    zhTw: '此實體已封存，還原前不能再為其提交回覆。',
  },
  'entity.merged': {
    en: 'This entity was merged into another one, so it can’t be restored. Its history says into which.',
    zhTw: '此實體已合併至另一實體，因此不能還原。其歷史紀錄載有合併至哪個實體。',
  },
  'entity_merge.refused': {
    en: 'An entity can’t be merged into itself or into one below it. Archived and sample entities can’t be merged.',
    zhTw: '實體不能合併至自己或其下的實體。已封存的實體及示範實體不能合併。',
  },
  'entity_merge.names_alike': {
    en: 'Both entities have one of the same name right below them. Rename or move one, then merge.',
    zhTw: '兩個實體之下直屬的實體有相同名稱。請先把其中一個改名或移動，然後合併。',
  },
  'entity_merge.too_many': {
    en: `Both entities have more than ${entityMergeLimits.conflictsMax} figures for the same days. Remove some in the data hub first.`,
    zhTw: `兩個實體有超過 ${entityMergeLimits.conflictsMax} 項數字屬於相同日子。請先在數據總匯移除部分數字。`,
  },
  'entity_merge.outdated': {
    en: 'Someone has just changed these entities or their figures, so nothing was merged. Check what would move now, then merge.',
    zhTw: '剛有人改動這些實體或其數字，因此沒有合併。請查看現時會轉移的內容，然後合併。',
  },
  'entity.moved': {
    en: 'Someone else has just moved one of these entities, so nothing was moved. Look where it is now, then move it again.',
    zhTw: '另一位用戶剛移動了其中一個實體，因此沒有移動任何實體。請先查看它目前的位置，然後再移動。',
  },
  'entity.parent_refused': {
    en: `An entity can’t be below itself, or more than ${entityLimits.depthMax} levels deep.`,
    zhTw: `實體不可隸屬於自己，亦不可超過 ${entityLimits.depthMax} 層。`,
  },
  'collection.incomplete': {
    en: 'Answer every question, or say why you can’t.',
    zhTw: '仍有問題未完成。請作答，或說明未能作答的原因。',
  },
  'collection.answered': {
    en: 'Entities that you’re removing have just answered. Check whose answers they are, then save again.',
    zhTw: '你移除的實體已有填報內容。請先查看是哪些實體的填報內容，然後再次儲存。',
  },
  'collection.reminded': {
    en: `They were reminded within the last ${collectionLimits.reminderHours} hours. You can remind them again after that.`,
    zhTw: `過去 ${collectionLimits.reminderHours} 小時內已提醒他們，其後可再次提醒。`,
  },
  'collection.not_open': {
    en: 'You’ve submitted these answers, so they can’t be changed until they’re returned.',
    zhTw: '你已提交這些回覆，退回前無法更改。',
  },
  'collection.closed': {
    en: 'This collection is closed, so nothing in it can be changed until it’s reopened.',
    zhTw: '此數據收集已關閉，重新開放前無法更改任何內容。',
  },
  'collection.submitted_elsewhere': {
    en: 'You submitted this figure in another request. You can change it there once it’s returned.',
    zhTw: '你已在另一個請求中提交此數據。該請求退回後，你可在該處更改。',
  },
  'collection.colleague_known': {
    en: 'This person already answers for this entity.',
    zhTw: '此人已負責為此實體回覆。',
  },
  'reporting_time.linked': {
    en: 'Time cannot be deleted',
    zhTw: '無法刪除時段',
  },
  'reporting_time.exists': {
    en: 'You have a reporting time with these days already.',
    zhTw: '你已有相同日期的匯報時段。',
  },
  'reporting_time.stale': {
    en: 'Someone else has just changed this reporting time. You’re now seeing the latest version; make your change again.',
    zhTw: '其他人同時更改了此匯報時段。現已顯示最新內容，請再作更改。',
  },
  'data_hub.full': {
    en: 'You’ve reached the limit. Remove one you no longer need.',
    zhTw: '數量已達上限，請先刪除不再需要的項目。',
  },
  'metric.stale': {
    en: 'Someone else has just changed this metric’s settings. You’re now seeing the latest version; make your change again.',
    zhTw: '其他人同時更改了此指標的設定。現已顯示最新內容，請再作更改。',
  },
  'data_point.stale': {
    en: 'Someone else has just changed this data point. Choose which value to keep.',
    zhTw: '其他人同時更改了此數據點。請選擇保留哪個數值。',
  },
  'data_point.overlap': {
    en: 'Data conflict: A data point already exists for this time period.',
    zhTw: '數據衝突：此時段已有數據點。',
  },
  'data_point.invalid': {
    en: 'You have missed to input valid data point',
    zhTw: '你尚未輸入有效的數據點',
  },
  'document.exists': {
    en: 'There is a document of this name already. Choose another name.',
    zhTw: '已有同名文件。請選擇其他名稱。',
  },
  'document.download_too_big': {
    en: 'The selected documents are too large for one download. Select fewer, then try again.',
    zhTw: '所選文件太大，未能一次下載。請減少選取的文件，然後再試。',
  },
  'document.storage_full': {
    en: 'Your documents use all the storage of your organisation. Delete some permanently, then try again.',
    zhTw: '貴機構的文件儲存空間已滿。請永久刪除部分文件，然後再試。',
  },
  'document.versions_full': {
    en: 'This document has as many versions as it can have. Keep the file as a document of its own.',
    zhTw: '此文件的版本數目已達上限。請將檔案另存為新文件。',
  },
  'label.exists': {
    en: 'This section has a label of this name already.',
    zhTw: '此範疇已有同名標籤。',
  },
  'label.stale': {
    en: 'Someone else has just renamed this label. You’re now seeing its new name; make your change again.',
    zhTw: '期間有其他人更改了此標籤的名稱。現已顯示最新名稱；請再次作出更改。',
  },
  'label.linked': {
    en: 'Label can’t be deleted: data points carry it.',
    zhTw: '無法刪除標籤：仍有數據點使用此標籤。',
  },
  'formula.invalid': {
    en: 'This formula can’t be used. Check the marked part.',
    zhTw: '此公式無法使用。請檢查標示的部分。',
  },
  'data_export.empty': {
    en: 'No data point to export',
    zhTw: '沒有可匯出的數據點',
  },
  'data_export.disclosure_empty': {
    en: 'No data point available for the disclosure',
    zhTw: '此披露沒有可用的數據點',
  },
  'export.not_ready': {
    en: 'The file isn’t finished yet. Wait until it is shown as ready.',
    zhTw: '檔案尚未完成，請待顯示為就緒後再試。',
  },
  'import.macros': {
    en: 'This workbook contains macros. Save it as an Excel workbook (.xlsx) without macros and upload it again.',
    zhTw: '此活頁簿含有巨集。請另存為不含巨集的 Excel 活頁簿（.xlsx），然後再次上載。',
  },
  'import.encrypted': {
    en: 'This workbook is protected by a password. Remove the password and upload it again.',
    zhTw: '此活頁簿受密碼保護。請移除密碼，然後再次上載。',
  },
  'import.unsafe': {
    en: 'We couldn’t read this file safely. Save it again in your spreadsheet app and re-upload it.',
    zhTw: '此檔案無法安全讀取，因此已被拒絕。請在試算表程式中重新儲存，然後再次上載。',
  },
  'import.empty': {
    en: 'The file has no rows.',
    zhTw: '檔案沒有任何行。',
  },
  'import.too_many': {
    en: 'The file has more rows, columns or sheets than can be imported at once, or a cell with more text than a spreadsheet may have. Split it into several files, or shorten that cell.',
    zhTw: '檔案的行、欄或工作表數目超出一次可匯入的上限，或有儲存格的文字超出試算表的上限。請分為數個檔案，或縮短該儲存格的文字。',
  },
  'import.step_refused': {
    en: 'The import has moved on. You’re now seeing its latest state.',
    zhTw: '此匯入的狀態已經改變。現顯示其目前狀態。',
  },
  'import.mapping_incomplete': {
    en: 'Say which columns hold the metric, the period and the value, each once.',
    zhTw: '請指明哪些欄載有指標、期間及數值，每項只限一欄。',
  },
  'import.template_empty': {
    en: 'Nothing matches this choice, so the template would be empty.',
    zhTw: '沒有符合此選擇的項目，範本將會是空白的。',
  },
  'request.key_reused': {
    en: 'This was already sent with other content. Reload the page and try again.',
    zhTw: '此請求已以其他內容傳送。請重新載入頁面再試。',
  },
  'subscription.suspended': {
    en: 'Your organisation’s subscription isn’t active. An administrator can resume it in the account settings.',
    zhTw: '貴機構的訂閱並未生效。管理員可在帳戶設定中恢復訂閱。',
  },
  'subscription.required': {
    en: 'Choose a plan first.',
    zhTw: '請先選擇計劃。',
  },
  'subscription.exists': {
    en: 'Your organisation has a subscription already.',
    zhTw: '貴機構已有訂閱。',
  },
  'subscription.has_clients': {
    en: 'You have clients, so your plan is the one for consultancies. Choose that plan to continue.',
    zhTw: '你現有客戶，因此須使用顧問公司計劃。請選擇該計劃以繼續。',
  },
  'subscription.transition_refused': {
    en: 'The subscription’s current status doesn’t allow this. Reload the page to see it.',
    zhTw: '訂閱目前的狀態不容許此操作。請重新載入頁面查看。',
  },
  'seats.too_few': {
    en: `A subscription has at least ${seatLimits.min} seats.`,
    zhTw: `訂閱最少須有 ${seatLimits.min} 個席位。`,
  },
  'seats.below_in_use': {
    en: 'More people than that use the product or are invited. Remove users or withdraw invitations first.',
    zhTw: '使用或獲邀請的人數多於此席位數目。請先移除用戶或撤回邀請。',
  },
  'seats.contact_support': {
    en: `For more than ${seatLimits.max} seats, please contact our support team.`,
    zhTw: `如需要超過 ${seatLimits.max} 個席位，請聯絡我們的支援團隊。`,
  },
  'seats.none_free': {
    en: 'All seats are taken. Add seats before you invite more people.',
    zhTw: '所有席位已用完。請先增加席位，再邀請其他人。',
  },
  'voucher.unknown': {
    en: 'This voucher code isn’t known. Check the spelling.',
    zhTw: '找不到此優惠碼。請檢查是否輸入正確。',
  },
  'voucher.expired': {
    en: 'This voucher code is no longer valid.',
    zhTw: '此優惠碼已失效。',
  },
  'voucher.used_up': {
    en: 'This voucher code has been used already.',
    zhTw: '此優惠碼已被使用。',
  },
  'payment.offline_annual_only': {
    en: 'Bank transfer is offered for annual billing in USD only.',
    zhTw: '銀行轉帳只適用於以美元結算的年費計劃。',
  },
  'payment.in_progress': {
    en: 'An earlier payment is still being processed. Wait a moment and try again.',
    zhTw: '之前的付款仍在處理中。請稍候再試。',
  },
  'card.declined': {
    en: 'Your bank declined the card. Use another card or ask your bank.',
    zhTw: '銀行拒絕了此卡的付款。請使用另一張卡，或向銀行查詢。',
  },
  'card.insufficient_funds': {
    en: 'The card doesn’t have enough funds. Use another card.',
    zhTw: '此卡餘額不足。請使用另一張卡。',
  },
  'card.expired': {
    en: 'The card has expired. Use another card.',
    zhTw: '此卡已過期。請使用另一張卡。',
  },
  'card.incorrect_cvc': {
    en: 'The security code isn’t correct.',
    zhTw: '安全碼不正確。',
  },
  'card.incorrect_number': {
    en: 'The card number isn’t correct.',
    zhTw: '卡號不正確。',
  },
  'card.processing_error': {
    en: 'The bank couldn’t process the card. Try again in a moment.',
    zhTw: '銀行未能處理此卡。請稍後再試。',
  },
  'card.authentication_required': {
    en: 'Your bank asks for a confirmation that isn’t possible here. Use another card.',
    zhTw: '銀行要求的確認方式在此無法進行。請使用另一張卡。',
  },
  'card.token_unknown': {
    en: 'The card details are no longer valid. Enter them again.',
    zhTw: '卡資料已失效。請重新輸入。',
  },
  'card.provider_unavailable': {
    en: 'The card provider can’t be reached. Try again in a moment; nothing is charged twice.',
    zhTw: '未能連接付款服務。請稍後再試；不會重複扣款。',
  },
  'climate.recalculation_outdated': {
    en: 'Rules or factors changed after this recalculation began. Discard it and start another one.',
    zhTw: '重新計算開始後，規則或排放因子已更改。請捨棄這次計算，然後重新開始。',
  },
  'climate.recalculating': {
    en: 'Emissions are being recalculated, or a recalculation waits for your decision. Finish that one first.',
    zhTw: '排放正在重新計算，或有一項重新計算正等待你決定。請先完成該項。',
  },
  'climate.lines_open': {
    en: 'Some lines have a question instead of a number. Answer the questions, then publish.',
    zhTw: '部分項目有問題待答，未有數字。請先回答問題，然後發布。',
  },
  'climate.results_outdated': {
    en: 'Rules or factors have changed since these emissions were calculated. Recalculate them, then publish.',
    zhTw: '計算這些排放後，規則或排放因子已有更改。請先重新計算，然後發布。',
  },
  'climate.lines_without_entity': {
    en: 'Some lines belong to no entity while entities have figures of the same kind, so that the total would leave some out. Give every line an entity, then publish.',
    zhTw: '部分項目不屬於任何實體，但實體已有同類數字，總數會因而遺漏部分數字。請為每個項目指定實體，然後發布。',
  },
  'climate.entity_above': {
    en: 'An entity with lines is above entities with figures of the same kind, and the total would leave theirs out. State in the organisational boundary that its own figures don’t include theirs, or give its lines to another entity, then publish.',
    zhTw: '有項目的實體之下，另有實體已有同類數字，總數會遺漏下層實體的數字。請在組織邊界註明該實體自身的數字單獨計算，或將其項目歸入其他實體，然後發布。',
  },
  'climate.entity_archived': {
    en: 'Lines belong to an archived entity that has no figure yet. Restore the entity or give its lines to another one, then publish.',
    zhTw: '部分項目屬於已封存且尚未有數字的實體。請還原該實體，或將項目歸入其他實體，然後發布。',
  },
  'climate.figure_remarked': {
    en: 'A published figure has no lines any more, but it has comments or documents. Delete it in the data hub, then publish.',
    zhTw: '一個已發布的數字已沒有項目，但附有留言或文件。請在數據總匯刪除該數字，然後發布。',
  },
  'climate.second_person_needed': {
    en: 'You entered this factor or changed it since a colleague last confirmed it, and your organisation’s rules ask for a second person. Ask a colleague who may confirm factors.',
    zhTw: '由於你輸入這個因子，或在同事上次確認後更改過它，而機構的規則要求由第二人確認，請有權確認因子的同事處理。',
  },
  'climate.inventory_too_large': {
    en: 'These months have too many lines for one document. Choose fewer months or one entity.',
    zhTw: '這些月份的數據項數太多，一份文件未能容納。請選擇較少月份或一個實體。',
  },
  'climate.publication_too_large': {
    en: 'This reporting time has too many lines that are calculated in a way of their own, as with contracts or shares. Publish shorter reporting times instead, such as months or quarters.',
    zhTw: '這個匯報時段有太多項目各有自己的計算方式，例如按合約或分攤比例計算。請改為發布較短的匯報時段，例如月份或季度。',
  },
  'server.error': {
    en: 'Something went wrong on our side. Nothing you typed is lost; try again.',
    zhTw: '我們的系統出現問題。你輸入的內容沒有遺失，請再試一次。',
  },
  'server.unavailable': {
    en: 'The server is busy or restarting. What you typed is kept; try again in a moment.',
    zhTw: '伺服器繁忙或正在重新啟動。你輸入的內容已保留，請稍後再試。',
  },
};
