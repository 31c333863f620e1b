/** Said of the first moment of a chat, beside what is to be said then. */
export const OPENS_CHAT =
  /\b(?:(?:open|start|enter|begin)s? (?:the|a) (?:chat|conversation)|(?:abr|empiec|empiez|entr|inici)\w+ (?:el|un|una|la|en el) (?:chat|conversacion)|(?:first|opening) message|primer mensaje)\b/;

/** A greeting that is given as an example. */
export const GREETS_LIKE =
  /\b(?:say (?:hi|hello)|greet\w*|salud\w+)\b.*\b(?:something like|such as|like|por ejemplo|algo como|tipo|del estilo)\b[^"«“]*["«“]/;

/** What is said of a greeting, and is none: "with a hello", "is too long", "me gusta pero hazlo más corto". */
export const DESCRIBES =
  /^(?:una?|an?|some|algo)\s|^(?:is |should be |es |sea )?(?:too|very|a bit|more|less|shorter|longer|warmer|friendlier|fine|ok|good|great|nice|wrong|bad|muy|mas|menos|demasiado|un poco|bien|mal|me |no me|largo|corto|feo)\b/;

/** How a greeting looks that does not begin with one. */
export const LIKE_GREETING =
  /^[«“"¡]|^(?:hola|hi|hello|welcome|bienvenid|buen)|\b(?:soy|i am|i'm|ayud\w+|asistente|assistant|help)\b/;

/** How a greeting begins. */
export const GREETS =
  /^[«“"¡!¿\s]*(?:hola|hi|hello|hey|welcome|bienvenid|buen|good (?:morning|afternoon|evening|day))/;
