import { Fragment } from 'react';

/** A part of an address, with the sign that ends it. */
const PART = /[^/?&]*[/?&]+|[^/?&]+/g;

/** An address that breaks between its parts where the line is too short, and inside one only where that is, too. */
export function UrlText({ url }: { url: string }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {[...url.matchAll(PART)].map(({ index, 0: part }) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
