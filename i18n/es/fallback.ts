import { failureKinds } from './failure-kinds.js';

/** Lo que dice una página en camino, o que no se puede mostrar: va en el código, pues un archivo puede no llegar. */
export const fallback = {
  common: {
    logout: 'Salir',
    loading: 'Cargando',
    retry: 'Reintentar',
    reference: 'Referencia para soporte',
    copy: 'Copiar',
    copied: 'Copiado',
  },
  shell: {
    crashHeading: 'No se puede mostrar esta página',
    crashTitle: 'Algo ha fallado por nuestra parte',
    crashText: 'No hemos podido mostrar esta página. Tus datos están a salvo.',
    reload: 'Recargar',
  },
  session: {
    newVersion: {
      title: 'El panel se ha actualizado',
      text: 'Recarga para continuar; tu texto está guardado.',
    },
  },
  failures: failureKinds,
};
