import type { AgentContent } from '@mocks/agents/content';
import { DAY } from '@mocks/core/duration';
import type { Locale, ShortText, ToolArgument } from '@/api/generated/schemas';

/** What a tool was asked while an answer was made, and what it said. */
export type ToolUse = {
  toolkit: string;
  action: string;
  input: string;
  state: 'done' | 'failed';
  result: string;
  /** The action in words. */
  title?: ShortText;
  /** With what it is called, one by one. */
  arguments: ToolArgument[];
};

function longDate(language: Locale, time: number): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Europe/Madrid' } as const;
  return new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', style).format(time);
}

type OrderStatus = 'being_packed' | 'on_its_way' | 'at_pick_up_point';
const ORDER_STATES: readonly OrderStatus[] = ['being_packed', 'on_its_way', 'at_pick_up_point'];

const ORDER_WORDS: Record<Locale, Record<OrderStatus, (order: string, day: string) => string>> = {
  es: {
    being_packed: (order, day) => `El pedido ${order} se está preparando en el almacén. Saldrá el ${day}.`,
    on_its_way: (order, day) => `El pedido ${order} está de camino. Llegará el ${day}.`,
    at_pick_up_point: (order, day) =>
      `El pedido ${order} está en la oficina de la agencia, a la espera hasta el ${day}.`,
  },
  en: {
    being_packed: (order, day) => `Order ${order} is being packed at the warehouse. It leaves on ${day}.`,
    on_its_way: (order, day) => `Order ${order} is on its way. It arrives on ${day}.`,
    at_pick_up_point: (order, day) => `Order ${order} is at the pick-up point of the carrier until ${day}.`,
  },
};

const SHOP_SILENT = { es: 'La tienda no responde (503).', en: 'The shop does not answer (503).' };

/** Where an order is, and in how many days it moves on; the same number always tells the same story. */
export function orderFacts(order: string): { status: OrderStatus; days: number } {
  const digits = Number(order.slice(2));
  return { status: ORDER_STATES[digits % ORDER_STATES.length] ?? 'on_its_way', days: 1 + (digits % 4) };
}

function findOrder(order: string, language: Locale, now: number): Pick<ToolUse, 'state' | 'result'> {
  if (order === FAILING_ORDER) return { state: 'failed', result: SHOP_SILENT[language] };
  const { status, days } = orderFacts(order);
  return {
    state: 'done',
    result: ORDER_WORDS[language][status](order, longDate(language, now + days * DAY)),
  };
}

const ASKS_FOR_TIME = /\b(citas?|huecos?|disponib\w*|appointments?|slots?|free time|available)\b/i;

/** Of an appointment something else is asked than when it could be. */
const ASKS_OF_IT =
  /\b(dura|duran|how long|cuesta|precio|cost|price|cancel\w*|anul\w*|where|d[oó]nde|parking|aparca\w*)/i;

function findFreeTime(language: Locale, now: number): string {
  const working = [1, 2, 3, 4, 5]
    .map((days) => now + days * DAY)
    .filter((time) => ![0, 6].includes(new Date(time).getUTCDay()))
    .slice(0, 2)
    .map((time) => longDate(language, time));
  return language === 'es'
    ? `Hay hueco el ${working[0]} a las 10:00 y el ${working[1]} a las 12:30.`
    : `There is time on ${working[0]} at 10:00 and on ${working[1]} at 12:30.`;
}

const WANTS_RETURN = /\b(devolver\w*|devuelv\w*|devoluci[oó]n|return)\b/i;

const RETURN_TITLE = { en: 'Open a return', es: 'Abrir una devolución' };
const REASON_TITLE = { en: 'Reason', es: 'Motivo' };
const ORDER_TITLE = { en: 'Order number', es: 'Número de pedido' };

const RETURN_OPENED = {
  es: (order: string) => `He abierto la devolución del pedido ${order}. Te llegará la etiqueta por correo.`,
  en: (order: string) => `I have opened the return of order ${order}. The label comes by email.`,
};

/** Plays the tools of an agent whose subject a question meets: orders by their number, free time in a calendar. */
export function callTools(
  { tools }: AgentContent,
  question: string,
  language: Locale,
  now: number,
): ToolUse[] {
  const may = (action: string) => tools.find(({ actions }) => actions.includes(action))?.toolkit;
  const numbered = (order: string) => [{ name: 'order_number', title: ORDER_TITLE, value: order }];
  const order = /\bAH\d{8}\b/i.exec(question)?.[0].toUpperCase();
  const returns = WANTS_RETURN.test(question) ? may('create_return') : undefined;
  if (order !== undefined && returns !== undefined) {
    const result = RETURN_OPENED[language](order);
    const given = [
      ...numbered(order),
      { name: 'reason', title: REASON_TITLE, value: question.slice(0, 1000) },
    ];
    const call = {
      toolkit: returns,
      action: 'create_return',
      title: RETURN_TITLE,
      input: order,
      arguments: given,
    };
    return [{ ...call, state: 'done', result }];
  }
  const shop = may('find_order');
  const calendar = may('find_free_time');
  if (order !== undefined && shop !== undefined) {
    const found = findOrder(order, language, now);
    return [{ toolkit: shop, action: 'find_order', input: order, arguments: numbered(order), ...found }];
  }
  if (calendar !== undefined && ASKS_FOR_TIME.test(question) && !ASKS_OF_IT.test(question)) {
    const result = findFreeTime(language, now);
    const input = question.slice(0, 1000);
    return [{ toolkit: calendar, action: 'find_free_time', input, arguments: [], state: 'done', result }];
  }
  return [];
}

/** The order that the played shop does not find, since it does not answer. */
export const FAILING_ORDER = 'AH00000000';
