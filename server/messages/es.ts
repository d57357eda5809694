import type { Messages } from './en.ts'

export const es: Messages = {
  icalFile: 'Archivo iCal',
  allDay: 'Todo el día',
  cancelled: 'Cancelado',
  copy: 'Copiar',
  copied: 'Copiado',
  pageAddress: 'Dirección de esta página',
  anyway: 'Intentarlo de todos modos',
  otherCalendars: 'Otros calendarios',
  missing: {
    title: 'Aquí no hay nada',
    text: 'Puede que el enlace esté incompleto o que el evento ya no sea público.',
  },
  dates: {
    title: 'Elige una fecha',
    text: 'Este evento tiene varias fechas. Puedes añadirlas una a una.',
    all: 'Todas las fechas en un archivo',
  },
  calledOff: {
    title: 'Esta fecha está cancelada',
    text: 'No hay nada que añadir. Si ya está en tu calendario, este archivo la actualiza.',
    file: 'Actualizar mi calendario',
  },
  series: {
    title: 'Este evento se repite',
    text: (calendar) =>
      `${calendar} no puede añadir eventos periódicos desde un enlace. Elige otro calendario para todas las fechas o añade solo una.`,
    whole: 'Todas las fechas',
    next: 'Solo la próxima fecha',
  },
  inApp: {
    title: 'Abre esta página en tu navegador',
    text: 'La aplicación en la que estás no puede pasar esto a tu calendario. Tu navegador sí.',
    steps: ['Copia la dirección.', 'Abre tu navegador y pégala allí.'],
  },
  safari: {
    title: 'Abre esta página en Safari',
    text: 'Este navegador no puede pasar una suscripción a tu calendario. Safari sí.',
    steps: ['Copia la dirección.', 'Abre Safari y pégala allí.'],
  },
  subscribe: {
    title: 'Suscribirse a este calendario',
    address: 'Dirección del calendario',
    byHand: (calendar) =>
      `${calendar} no ofrece un enlace para esto. Copia la dirección, abre ${calendar} y añádela allí como calendario de internet.`,
    cannot: (calendar) =>
      `${calendar} no puede suscribirse a este calendario. Elige otro calendario o copia la dirección.`,
    onComputer: (calendar) =>
      `${calendar} solo admite suscripciones nuevas en un ordenador. Abre allí esta página o copia la dirección.`,
  },
}
