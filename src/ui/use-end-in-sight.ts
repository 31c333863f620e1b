import {
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const NEAR_END_PX = 48;
/** What is left free above a part that is read from its top. */
const TOP_PX = 16;

/**
 * Keeps the end of a growing box in sight for as long as its reader is there: a move upwards, however small, lets go, and
 * coming near the end takes hold again. `content` is what grows in the box; an empty one is read from its beginning, and
 * with `fromTop` so is a last part that is higher than the box.
 */
export function useEndInSight(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isEmpty: boolean,
  fromTop = false,
) {
  const holds = useRef(true);
  const begun = useRef<Element>(undefined);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (!box || !holds.current || isEmpty) return;
    const last = content.current?.lastElementChild;
    const begins =
      fromTop &&
      last instanceof HTMLElement &&
      last !== begun.current &&
      last.offsetHeight > box.clientHeight;
    box.scrollTop = begins ? last.offsetTop - TOP_PX : box.scrollHeight;
    lastTop.current = box.scrollTop;
    if (!begins) return;
    // Once: from there on its reader says what is seen.
    begun.current = last;
    holds.current = false;
  }, [scroller, content, isEmpty, fromTop]);

  const hold = useCallback(() => {
    holds.current = true;
    setAway(false);
    toEnd();
  }, [toEnd]);

  useLayoutEffect(toEnd, [toEnd]);

  useEffect(() => {
    if (!scroller.current || !content.current || typeof ResizeObserver === 'undefined') return;
    // Follows every growth: new messages, streamed words, late pictures, a smaller window.
    const observer = new ResizeObserver(toEnd);
    observer.observe(scroller.current);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, [scroller, content, toEnd]);

  const onScroll = useCallback((event: UIEvent<HTMLElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = event.currentTarget;
    const left = scrollHeight - clientHeight - scrollTop;
    const upwards = scrollTop < lastTop.current;
    lastTop.current = scrollTop;
    if (left <= 1 || (left < NEAR_END_PX && !upwards)) holds.current = true;
    else if (upwards) holds.current = false;
    setAway(!holds.current);
  }, []);

  return { away, hold, onScroll };
}
