import type { Messages } from './en.ts'

export const it: Messages = {
  icalFile: 'File iCal',
  allDay: 'Tutto il giorno',
  cancelled: 'Annullato',
  copy: 'Copia',
  copied: 'Copiato',
  pageAddress: 'Indirizzo di questa pagina',
  anyway: 'Prova comunque',
  otherCalendars: 'Altri calendari',
  missing: {
    title: 'Qui non c’è nulla',
    text: 'Il link potrebbe essere incompleto, oppure l’evento non è più pubblico.',
  },
  dates: {
    title: 'Scegli una data',
    text: 'Questo evento si svolge in più date. Puoi aggiungerle una alla volta.',
    all: 'Tutte le date in un unico file',
  },
  calledOff: {
    title: 'Questa data è annullata',
    text: 'Non c’è nulla da aggiungere. Se è già nel tuo calendario, questo file la aggiorna.',
    file: 'Aggiorna il mio calendario',
  },
  series: {
    title: 'Questo evento si ripete',
    text: (calendar) =>
      `${calendar} non può aggiungere eventi ricorrenti da un link. Scegli un altro calendario per tutte le date, oppure aggiungine una sola.`,
    whole: 'Tutte le date',
    next: 'Solo la prossima data',
  },
  inApp: {
    title: 'Apri questa pagina nel browser',
    text: 'L’app che stai usando non può passare l’evento al tuo calendario. Il browser sì.',
    steps: ['Copia l’indirizzo.', 'Apri il browser e incollalo lì.'],
  },
  safari: {
    title: 'Apri questa pagina in Safari',
    text: 'Questo browser non può passare un’iscrizione al tuo calendario. Safari sì.',
    steps: ['Copia l’indirizzo.', 'Apri Safari e incollalo lì.'],
  },
  subscribe: {
    title: 'Iscriviti a questo calendario',
    address: 'Indirizzo del calendario',
    byHand: (calendar) =>
      `${calendar} non offre un link per questo. Copia l’indirizzo, apri ${calendar} e aggiungilo lì come calendario da internet.`,
    cannot: (calendar) =>
      `${calendar} non può iscriversi a questo calendario. Scegli un altro calendario o copia l’indirizzo.`,
    onComputer: (calendar) =>
      `${calendar} accetta nuove iscrizioni solo da un computer. Apri lì questa pagina o copia l’indirizzo.`,
  },
}
