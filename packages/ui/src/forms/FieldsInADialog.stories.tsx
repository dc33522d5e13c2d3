import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Combobox } from './Combobox/index.ts';
import { DateField } from './DateField/index.ts';
import { speak } from './story-kit.tsx';

const InADialog = ({ say, locale }: { say: ReturnType<typeof speak>; locale: string }) => {
  const [open, setOpen] = useState(true);
  const [unit, setUnit] = useState('');
  const [day, setDay] = useState('2026-11-21');
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={say('Add evidence', '新增證據')}
      closeLabel={say('Close', '關閉')}
    >
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Combobox
          label={say('Unit', '單位')}
          labels={{ list: say('Units', '單位列表'), none: say('No unit matches.', '沒有相符的單位。') }}
          options={[
            { value: 't', label: say('tonne', '公噸') },
            { value: 'kg', label: say('kilogram', '公斤') },
          ]}
          value={unit}
          onChange={({ value }) => setUnit(value)}
        />
        <DateField
          label={say('Date', '日期')}
          locale={locale}
          labels={{
            calendar: say('Choose a day', '選擇日期'),
            previousMonth: say('Previous month', '上個月'),
            nextMonth: say('Next month', '下個月'),
            month: say('Month', '月份'),
            year: say('Year', '年份'),
          }}
          value={day}
          onChange={({ value }) => setDay(value ?? '')}
        />
      </div>
    </Dialog>
  );
};

const meta = preview.meta({
  render: (_, { globals }) => <InADialog say={speak(globals)} locale={String(globals.locale)} />,
});

export const Open = meta.story();
Open.test('lets a list be used by pointer, and Escape closes the list before the dialog', async ({ userEvent }) => {
  const box = await screen.findByRole('combobox', { name: 'Unit' });
  await userEvent.click(box);
  await userEvent.click(screen.getByRole('option', { name: 'kilogram' }));
  await expect(box).toHaveValue('kilogram');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect(screen.queryByRole('listbox')).toBeNull();
  await expect(screen.getByRole('dialog')).toBeVisible();
});
Open.test(
  'lets a day be picked from the calendar, and Escape closes the calendar before the dialog',
  async ({ userEvent }) => {
    const button = await screen.findByRole('button', { name: 'Choose a day' });
    await userEvent.click(button);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Thursday, November 12, 2026' }, { timeout: 5000 }),
    );
    await expect(screen.getByRole('textbox', { name: 'Date' })).toHaveValue('12-Nov-2026');
    await userEvent.click(button);
    await screen.findByRole('grid');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Add evidence' })).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
);
