interface DrawingProps {
  name: 'agents' | 'bin' | 'checks' | 'done' | 'list' | 'pages' | 'search' | 'talk' | 'tools';
}

/** What is missing, as a small picture: a file of drawings/ that comes when it is shown. */
export function Drawing({ name }: DrawingProps) {
  return <div aria-hidden="true" className={`drawing drawing-${name}`} />;
}
