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

/**
 * Keeps the end of a growing box in sight for as long as its reader is there: a move upwards, however small, lets go, and
 * coming near the end takes hold again. `content` is what grows in the box; an empty one is read from its beginning.
 */
export function useEndInSight(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  isEmpty: boolean,
) {
  const holds = useRef(true);
  const lastTop = useRef(0);
  const [away, setAway] = useState(false);

  const toEnd = useCallback(() => {
    const box = scroller.current;
    if (!box || !holds.current || isEmpty) return;
    box.scrollTop = box.scrollHeight;
    lastTop.current = box.scrollTop;
  }, [scroller, isEmpty]);

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
