import type { NamespaceHomePartsTranslation } from '../../i18n-types.js';

/** Las palabras de las partes de la primera página, que llegan después de su título. */
const homeParts: NamespaceHomePartsTranslation = {
  attention: 'Requiere tu atención',
  attentionNone: 'Está todo al día.',
  unreachable:
    'Nadie puede llegar a {count} {{n:agente activo|agentes activos}}: {{n:no tiene|no tienen}} ningún canal conectado',
  nowhere: '{name} está activo, pero no está en ningún canal',
  notConnected: '{name} está activo, pero ninguno de sus canales está conectado',
  unpublished: '{name} tiene cambios sin publicar',
  notPublished: '{name} aún no está publicado',
  failing: '{name} tiene un problema y no responde',
  failingInAll:
    'En total, {count} {{n:agente tiene un problema y no responde|agentes tienen un problema y no responden}}',
  unpublishedInAll: 'En total, {count} {{n:agente tiene|agentes tienen}} cambios sin publicar',
  seeThem: 'Verlos',
  publishIt: 'Publicar',
  openIt: 'Abrir',
  setup: 'Primeros pasos',
  setupProgress: '{done} de {all} pasos listos',
  steps: {
    company: 'Háblanos de tu empresa',
    agent: 'Crea tu primer agente',
    publish: 'Publica tu agente',
    channel: 'Conecta un canal',
  },
  stepDone: 'listo',
  stepOpen: 'pendiente',
  thisWeek: '{count} esta semana',
  thisWeekLong: '{count} {{n:conversación|conversaciones}} esta semana',
  allAgents: 'Todos los agentes',
  changed: 'Actualizado el {date}',
  waiting: '{count} {{n:visitante espera|visitantes esperan}} a una persona',
  seeWaiting: 'Ver {{n:conversación|conversaciones}}',
  asked: '{n} {{n:persona se quedó|personas se quedaron}} sin respuesta: «{question}»',
  askedDetail: '{agent} no supo responder.',
  askedDrafted: '{agent} no supo responder. Hay una respuesta en borrador.',
  review: 'Revisar respuesta',
  write: 'Escribir respuesta',
  writeNamed: 'Escribir respuesta: {question}',
  reviewNamed: 'Revisar respuesta: {question}',
  testsFail: 'En {name} {{n:falla|fallan}} {n} de {all} pruebas',
  seeTests: 'Ver pruebas',
  seeTestsNamed: 'Ver pruebas: {name}',
  quotaBeyond: '{kind}: {count} por encima de tu plan',
  quota: '{kind}: has usado el {percent} de tu plan',
  planEnds: 'Tu plan termina el {date}',
  planEndsDetail: 'Después, tus agentes dejan de responder a los visitantes.',
  seePlan: 'Ver plan',
  usage: 'Uso',
};

export default homeParts;
