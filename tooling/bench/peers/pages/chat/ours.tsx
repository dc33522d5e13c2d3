import { useStayAtEnd } from '../../../../../packages/ui/src/components/ChatThread/use-stay-at-end.ts';
import { exposeReact } from '../peer.tsx';
import { chatOf, drawEntry, type Entry, insideScroller } from '../windows/kit.tsx';

/** Ours draws every message: a log that adds and removes messages during scrolling would be read aloud as new. */
const Thread = ({ entries }: { entries: readonly Entry[] }) => {
  const { scroller, follow } = useStayAtEnd(entries.length);
  return (
    <section ref={scroller} className="scroller" style={{ overflowAnchor: 'auto' }} onScroll={follow}>
      <div className="thread">
        {entries.map((entry) => (
          <div key={entry.id}>{drawEntry(entry)}</div>
        ))}
      </div>
    </section>
  );
};

exposeReact(({ step }) => <Thread entries={chatOf(step)} />, insideScroller);
