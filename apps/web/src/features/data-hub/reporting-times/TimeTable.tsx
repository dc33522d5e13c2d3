import type { ReportingTime } from '@esg/contract';
import { Table, VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useTimeName } from '../shared/point-words.ts';
import { ChangeTimeDialog } from './ChangeTimeDialog.tsx';
import { DeleteTime } from './DeleteTime.tsx';
import { TimeRow } from './TimeRow.tsx';
import { useTimeOrder } from './use-time-order.ts';

type TimeTableProps = { readonly times: readonly ReportingTime[]; readonly mayWrite: boolean };
type Asked = { readonly what: 'change' | 'delete'; readonly time: ReportingTime };

/** Reporting times in their order. Who may write moves, changes and deletes them here. */
export const TimeTable = ({ times, mayWrite }: TimeTableProps) => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  const { shown, move, show, forget } = useTimeOrder(times);
  const [told, setTold] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const heads = [t`Name`, t`Template`, t`Days`, t`Data`, ...(mayWrite ? [t`Actions`] : [])];
  const put = (time: ReportingTime, place: number) => {
    move(time.id, place);
    setTold(t`${nameOf(time)} is now number ${place + 1} of ${shown.length}`);
  };
  return (
    <>
      <Table caption={t`Reporting times`} captionHidden>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((time, place) => (
            <TimeRow
              key={time.id}
              time={time}
              actions={
                mayWrite
                  ? {
                      onUp: place > 0 ? () => put(time, place - 1) : undefined,
                      onDown: place < shown.length - 1 ? () => put(time, place + 1) : undefined,
                      drag: { onOver: (to) => show(time.id, to), onDrop: (to) => put(time, to), onCancel: forget },
                      onChange: () => setAsked({ what: 'change', time }),
                      onDelete: () => setAsked({ what: 'delete', time }),
                    }
                  : undefined
              }
            />
          ))}
        </tbody>
      </Table>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {asked?.what === 'change' && <ChangeTimeDialog time={asked.time} onClose={close} />}
      {asked?.what === 'delete' && <DeleteTime time={asked.time} onClose={close} />}
    </>
  );
};
