import { signUp } from '@kalends/button/messages/sign-up/it'
import type { Messages } from './en.ts'
import { event } from './event/it.ts'
import { mail } from './mail/it.ts'
import { ticket } from './ticket/it.ts'
import { waiting } from './waiting/it.ts'

export const it: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Prenota il tuo posto',
    full: 'Posti esauriti',
    closed: 'Le iscrizioni sono chiuse',
    errors: {
      ...signUp.errors,
      several: 'Controlla i campi segnalati.',
      unavailable: 'Non è stato possibile salvare la tua iscrizione. Riprova tra qualche istante.',
    },
    confirm: {
      text: 'Un clic e la tua iscrizione è confermata.',
      button: 'Conferma l’indirizzo',
      done: 'È tutto a posto',
      lapsed: 'Le iscrizioni non confermate entro un’ora vengono eliminate.',
    },
    manage: {
      title: 'La tua iscrizione',
      save: 'Salva le modifiche',
      saved: 'Le modifiche sono state salvate.',
      ticket: mail.ticket,
      data: 'I tuoi dati',
      download: 'Scarica i tuoi dati',
      erase: 'Cancella i tuoi dati',
      eraseText: 'Il tuo indirizzo email e tutto quello che hai inserito verranno cancellati definitivamente.',
      seats: (seats) =>
        seats === 1
          ? {
              question: 'Cosa facciamo del tuo posto?',
              release: 'Liberarlo per un’altra persona',
              keep: 'Tenerlo, senza il mio nome',
            }
          : {
              question: 'Cosa facciamo dei tuoi posti?',
              release: 'Liberarli per altre persone',
              keep: 'Tenerli, senza il mio nome',
            },
      eraseButton: 'Cancella definitivamente',
      erased: 'I tuoi dati sono stati cancellati',
      erasedText: 'Il tuo nome e la tua email sono stati cancellati.',
      released: (seats) =>
        seats === 1
          ? 'Il tuo nome e la tua email sono stati cancellati e il tuo posto è di nuovo libero.'
          : 'Il tuo nome e la tua email sono stati cancellati e i tuoi posti sono di nuovo liberi.',
      kept: (seats) =>
        seats === 1
          ? 'Il tuo nome e la tua email sono stati cancellati. Il tuo posto resta occupato.'
          : 'Il tuo nome e la tua email sono stati cancellati. I tuoi posti restano occupati.',
    },
    access: {
      title: 'Modifica la tua iscrizione',
      text: 'Inserisci l’indirizzo usato per l’iscrizione. Ti invieremo un link per modificarla.',
      button: 'Inviami un link',
      sent: 'Se c’è un’iscrizione con questo indirizzo, a breve riceverai un link.',
      crowded:
        'Se hai confermato un’iscrizione con questo indirizzo, a breve riceverai un link. Altrimenti ci sono già troppe email in attesa per questo indirizzo. Riprova più tardi.',
    },
    unsubscribe: {
      title: 'Non vuoi più ricevere aggiornamenti?',
      text: 'Non ti scriveremo più quando cambia un evento di questo organizzatore. La tua iscrizione resta com’è.',
      button: 'Disattiva gli aggiornamenti',
      done: 'Non riceverai più aggiornamenti',
    },
    outdated: {
      title: 'Questo link non è più valido',
      text: 'Potrebbe essere scaduto o già stato usato. Puoi chiederne uno nuovo.',
    },
  },
  mail,
  page: {
    icalFile: 'File iCal',
    allDay: 'Tutto il giorno',
    cancelled: 'Annullato',
    tentative: 'Da confermare',
    over: 'Terminato',
    close: 'Chiudi',
    copy: 'Copia',
    copied: 'Copiato',
    pageAddress: 'Link alla pagina',
    anyway: 'Prova comunque',
    otherCalendars: 'Altri calendari',
    add: 'Aggiungi al calendario',
    addTo: (calendar) => `Aggiungi a ${calendar}`,
    madeWith: (product) => `Creato con ${product}`,
    event: {
      ...event,
      when: 'Quando',
      where: 'Dove',
      organizer: 'Organizzato da',
      repeats: 'Si ripete',
      nextDates: 'Prossime date',
      pastDates: 'Date passate',
      about: 'Informazioni sull’evento',
      more: (group) => `Altri eventi di ${group}`,
      yourTime: 'Nel tuo fuso orario',
      online: 'Evento online',
      now: 'In corso',
      over: 'Questo evento è terminato',
      cancelled: 'Questo evento è stato annullato',
    },
    repeats: {
      daily: 'Ogni giorno',
      weekly: 'Ogni settimana',
      monthly: 'Ogni mese',
      yearly: 'Ogni anno',
      days: (count) => `Ogni ${count} giorni`,
      weeks: (count) => `Ogni ${count} settimane`,
      months: (count) => `Ogni ${count} mesi`,
      years: (count) => `Ogni ${count} anni`,
      exceptMonths: (months) => `tranne ${months}`,
      until: (day) => (/^(8|11) /.test(day) ? `fino all’${day}` : `fino al ${day}`),
      times: (count) => (count === 1 ? 'una volta' : `${count} volte`),
      irregular: 'in alcune date',
      workday: 'giorno lavorativo',
      day: 'giorno',
      ordinals: (kind) =>
        ['SU'].includes(kind)
          ? ['la prima', 'la seconda', 'la terza', 'la quarta', 'la quinta', 'l’ultima', 'la penultima']
          : ['il primo', 'il secondo', 'il terzo', 'il quarto', 'il quinto', 'l’ultimo', 'il penultimo'],
      nth: (ordinals, day) => `${ordinals} ${day} del mese`,
      fromEnd: (position, day, kind) => {
        const [article, ending, sign] = kind === 'SU' ? ['la', 'a', 'ª'] : ['il', 'o', 'º']
        const stem = ['terz', 'quart', 'quint'][position - 3]
        return stem
          ? `${article} ${stem}ultim${ending} ${day} del mese`
          : `${article} ${position}${sign} ${day} del mese a partire dalla fine`
      },
      monthDay: (day) => `il giorno ${day}`,
      monthDays: (days) => `${days} del mese`,
    },
    share: {
      title: 'Condividi',
      mail: 'Invia per email',
      more: 'Altri modi per condividere',
      code: 'Codice QR di questa pagina',
    },
    group: {
      subscribe: 'Iscriviti al calendario',
      subscribeWith: (calendar) => `Iscriviti al calendario con ${calendar}`,
      subscribed: 'I nuovi eventi e le modifiche compaiono automaticamente nel tuo calendario.',
      upcoming: 'Prossimi eventi',
      none: 'Al momento non ci sono eventi in programma.',
      past: 'Eventi passati',
      noneFrom: (day) => `Non ci sono eventi a partire ${/^(8|11) /.test(day) ? 'dall’' : 'dal '}${day}.`,
      further: 'Eventi successivi',
    },
    cta: {
      thanks: 'Grazie',
      back: 'Torna all’evento',
      backToGroup: 'Torna al calendario',
      go: 'Continua',
      send: 'Invia',
      sending: 'Invio in corso…',
      required: 'Compila questo campo.',
      choose: 'Scegli un’opzione.',
      tick: 'Spunta questa casella.',
      number: 'Inserisci un numero.',
      sent: 'Il modulo è stato inviato.',
      failed: 'Non è stato possibile inviare il modulo. Riprova.',
      optional: 'facoltativo',
      goesTo: (host) => `I tuoi dati saranno inviati a ${host}.`,
    },
    missing: {
      title: 'Pagina non trovata',
      text: 'Il link potrebbe essere incompleto, oppure l’evento non è più pubblico.',
    },
    unpublished: {
      title: 'Questo evento non è pubblico',
      text: 'Non è ancora stato pubblicato, oppure è stato ritirato.',
    },
    unavailable: {
      title: 'Questa pagina non è disponibile al momento',
      text: 'C’è un problema da parte nostra. Riprova tra qualche istante.',
      again: 'Riprova',
    },
    dates: {
      title: 'Scegli una data',
      text: 'Questo evento si svolge in più date. Puoi aggiungerle una alla volta.',
      all: 'Tutte le date in un unico file',
    },
    calledOff: {
      title: 'Questa data è stata annullata',
      text: 'Non c’è nulla da aggiungere. Se è già nel tuo calendario, questo file la aggiorna.',
      file: 'Aggiorna il calendario',
    },
    series: {
      title: 'Questo evento si ripete',
      text: (calendar) =>
        `${calendar} non può aggiungere eventi ricorrenti da un link. Scegli un altro calendario per tutte le date, oppure aggiungine una sola.`,
      whole: 'Tutte le date',
      next: 'Solo la prossima data',
      all: 'Verranno aggiunte tutte le date della serie, non solo questa.',
    },
    inApp: {
      title: 'Apri questa pagina nel browser',
      text: 'Questa app non può aprire il tuo calendario. Il browser sì.',
      steps: ['Copia l’indirizzo.', 'Apri il browser e incollalo lì.'],
    },
    safari: {
      title: 'Apri questa pagina in Safari',
      text: 'Questo browser non permette di iscriversi ai calendari. Safari sì.',
      steps: ['Copia l’indirizzo.', 'Apri Safari e incollalo lì.'],
    },
    subscribe: {
      title: 'Iscriviti a questo calendario',
      address: 'Indirizzo del calendario',
      byHand: (calendar) =>
        `${calendar} non permette di iscriversi con un tocco. Copia l’indirizzo, poi aggiungilo in ${calendar} come calendario da seguire.`,
      cannot: (calendar) =>
        `${calendar} non permette di iscriversi a questo calendario. Scegli un altro calendario o copia l’indirizzo.`,
      onComputer: (calendar) =>
        `${calendar} accetta nuove iscrizioni solo da un computer. Apri lì questa pagina o copia l’indirizzo.`,
    },
  },
}
