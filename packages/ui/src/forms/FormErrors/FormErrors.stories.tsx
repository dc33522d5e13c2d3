import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { speak } from '../story-kit.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './FormErrors.guide.ts';
import { FormErrors } from './FormErrors.tsx';

const Form = ({ say }: { say: ReturnType<typeof speak> }) => {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<'a' | 'b' | ''>('');
  const tried = attempt > 0;
  const nameError = tried && name === '' && say('Enter the report name.', '請輸入報告名稱。');
  const kindError = tried && kind === '' && say('Choose who reads it.', '請選擇讀者。');
  const errors = [
    ...(nameError ? [{ fieldId: 'name', message: nameError }] : []),
    ...(kindError ? [{ fieldId: 'kind', message: kindError }] : []),
  ];
  return (
    <form
      style={{ display: 'grid', gap: '1rem', maxWidth: '40rem', justifyItems: 'stretch' }}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt(attempt + 1);
      }}
    >
      <FormErrors
        title={say('Two answers need your attention', '有兩項答案需要處理')}
        errors={errors}
        attempt={attempt}
      />
      <TextField
        id="name"
        label={say('Report name', '報告名稱')}
        value={name}
        onChange={({ value }) => setName(value)}
        error={nameError}
        required
      />
      <RadioGroup
        id="kind"
        label={say('Readers', '讀者')}
        value={kind}
        onChange={({ value }) => setKind(value)}
        error={kindError}
        options={[
          { value: 'a', label: say('Investors', '投資者') },
          { value: 'b', label: say('Regulators', '監管機構') },
        ]}
      />
      <div>
        <Button type="submit" emphasis="strong">
          {say('Create report', '建立報告')}
        </Button>
      </div>
    </form>
  );
};

const meta = preview.meta({
  component: FormErrors,
  args: { title: '', errors: [], attempt: 0 },
  parameters: { guide },
  render: (_, { globals }) => <Form say={speak(globals)} />,
});

export const AfterSubmit = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.click(canvas.getByRole('button', { name: /Create report|建立報告/ })),
});
AfterSubmit.test(
  'sends focus to the first field in error, and each entry to its field',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Two answers need your attention');
    await userEvent.click(canvas.getByRole('link', { name: 'Choose who reads it.' }));
    await expect(canvas.getByRole('radio', { name: 'Investors' })).toHaveFocus();
  },
);
AfterSubmit.test('leaves focus alone while a person puts things right', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox'), 'ESG 2026');
  await expect(canvas.getByRole('textbox')).toHaveFocus();
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
