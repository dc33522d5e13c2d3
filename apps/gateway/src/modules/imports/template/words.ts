import type { Language, QualityMark } from '@esg/contract';

type Words = {
  data: string;
  instructions: string;
  lists: string;
  fileName: string;
  code: string;
  organisation: string;
  quality: Record<QualityMark, string>;
  yes: string;
  no: string;
  title: string;
  steps: readonly string[];
  /** The same of the template with reporting times side by side. */
  yearSteps: readonly string[];
  unitTitle: string;
  unitMessage: string;
};

/** Words of templates, which are made where no interface catalogue is. They are those of exported files. */
export const templateWords: Record<Language, Words> = {
  en: {
    data: 'Data',
    instructions: 'Instructions',
    lists: 'Lists',
    fileName: 'Data template',
    code: 'Metric code',
    organisation: 'Whole organisation',
    quality: { measured: 'Measured', estimated: 'Estimated', calculated: 'Calculated' },
    yes: 'Yes',
    no: 'No',
    title: 'How to fill in this template',
    steps: [
      'Fill in the sheet “Data”: a value, and for figures a unit from the list. Everything else may stay empty.',
      'Values that are stored already are filled in. Change them and they are changed when you import; leave them and nothing happens.',
      'An empty value is left out: it never deletes anything. An empty source, quality or methodology keeps what is stored.',
      'You may sort and filter rows, delete rows that you do not need, and move or delete columns. Rows are recognised by the hidden first column; where it is missing, by metric, part, entity and reporting time.',
      'To give a figure in several rows, copy the row and write a different description in each. New rows need metric, entity and reporting time as they are called here.',
      'Write numbers as numbers, dates as dates. Formulas are fine: the value that you see when you save is taken. Do not merge cells.',
      'Labels and several choices are separated by semicolons. Leave the entity as it is for the whole organisation.',
      'Upload the file under Data hub › Import. You will see every difference before anything is stored, and can undo the import afterwards.',
    ],
    yearSteps: [
      'Fill in the sheet “Data”: a figure below each reporting time, and a unit from the list. Leave out what you do not have.',
      'Figures that are stored already are filled in. Change them and they are changed when you import; leave them and nothing happens. An empty cell never deletes anything.',
      'You may delete, move and add rows and columns. Rows are recognised by the names of metric, part and entity, columns by the reporting time in their heading.',
      'Upload the file under Data hub › Import. You will see every difference before anything is stored, and can undo the import afterwards.',
    ],
    unitTitle: 'Unit',
    unitMessage: 'Choose a unit of the list.',
  },
  zhTw: {
    data: '數據',
    instructions: '使用說明',
    lists: '清單',
    fileName: '數據範本',
    code: '指標代碼',
    organisation: '整個機構',
    quality: { measured: '實測', estimated: '估算', calculated: '計算' },
    yes: '是',
    no: '否',
    title: '如何填寫此範本',
    steps: [
      '請填寫「數據」工作表：輸入數值，並為數字從清單中選擇單位。其他欄位可留空。',
      '已儲存的數值已預先填入。如你更改，匯入時便會更改；如不更改，則不會有任何變動。',
      '留空的數值會被略過，絕不會刪除任何內容。留空的數據來源、質素或計算方法會保留已儲存的內容。',
      '你可以排序和篩選各行、刪除不需要的行，以及移動或刪除欄。系統以隱藏的第一欄辨認各行；如已缺失，則以指標、部分、實體及匯報時段辨認。',
      '如要以多行填報一個數字，請複製該行，並在每行填寫不同的說明。新增的行須按此處的名稱填寫指標、實體及匯報時段。',
      '數字請輸入為數字，日期請輸入為日期。可以使用公式：系統會採用你儲存檔案時所見的數值。請勿合併儲存格。',
      '標籤及多個選項以分號分隔。屬整個機構的數據，請保留實體一欄原有內容。',
      '請在「數據總匯 › 匯入」上載檔案。在儲存任何內容之前，你可以看到所有差異；匯入後亦可復原。',
    ],
    yearSteps: [
      '請填寫「數據」工作表：在每個匯報時段下輸入數字，並從清單中選擇單位。沒有的數據可留空。',
      '已儲存的數字已預先填入。如你更改，匯入時便會更改；如不更改，則不會有任何變動。留空的儲存格絕不會刪除任何內容。',
      '你可以刪除、移動及新增行和欄。系統以指標、部分及實體的名稱辨認各行，以標題中的匯報時段辨認各欄。',
      '請在「數據總匯 › 匯入」上載檔案。在儲存任何內容之前，你可以看到所有差異；匯入後亦可復原。',
    ],
    unitTitle: '單位',
    unitMessage: '請從清單中選擇單位。',
  },
};
