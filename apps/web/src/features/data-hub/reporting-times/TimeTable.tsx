import type { ReportingTime } from '@esg/contract';
import { Table, TableHead, VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useTimeName } from '../shared/point-words.ts';
import { ChangeTimeDialog } from './ChangeTimeDialog.tsx';
import { DeleteTime } from './DeleteTime.tsx';
import { TimeRow } from './TimeRow.tsx';
import { useTimeOrder } from './use-time-order.ts';

type TimeTableProps = { readonly times: readonly ReportingTime[]; readonly mayWrite: boolean };
type Asked =
  | { readonly what: 'change'; readonly time: ReportingTime }
  | { readonly what: 'delete'; readonly time: ReportingTime; readonly place: number };

/** After one is deleted, focus moves to the row in its place, or to the last one. */
const useFocusAfter = (gone: number | undefined) => {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (gone === undefined) return;
    // The closing dialog restores focus in a task of its own; this one runs after it.
    const timer = setTimeout(() => {
      const rows = body.current?.rows;
      rows?.[Math.min(gone, rows.length - 1)]?.querySelector<HTMLElement>('button[data-first]')?.focus();
    });
    return () => clearTimeout(timer);
  }, [gone]);
  return body;
};

/** Reporting times in their order. People who may write move, change and delete them here. */
export const TimeTable = ({ times, mayWrite }: TimeTableProps) => {
  const { t } = useLingui();
  const nameOf = useTimeName();
  const { shown, move, show, forget } = useTimeOrder(times);
  const [told, setTold] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const [gone, setGone] = useState<number>();
  const body = useFocusAfter(gone);
  const ask = (next: Asked) => {
    setGone(undefined);
    setAsked(next);
  };
  const close = () => setAsked(undefined);
  const heads = [t`Name`, t`Template`, t`Days`, t`Data`, ...(mayWrite ? [t`Actions`] : [])];
  const put = (time: ReportingTime, place: number) => {
    move(time.id, place);
    setTold(t`${nameOf(time)} is now number ${place + 1} of ${shown.length}`);
  };
  return (
    <>
      <Table caption={t`Reporting times`} captionHidden stacked>
        <TableHead heads={heads} />
        <tbody ref={body}>
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
                      onChange: () => ask({ what: 'change', time }),
                      onDelete: () => ask({ what: 'delete', time, place }),
                    }
                  : undefined
              }
            />
          ))}
        </tbody>
      </Table>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {asked?.what === 'change' && <ChangeTimeDialog time={asked.time} onClose={close} />}
      {asked?.what === 'delete' && (
        <DeleteTime time={asked.time} onClose={close} onDeleted={() => setGone(asked.place)} />
      )}
    </>
  );
};
