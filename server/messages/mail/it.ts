import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/it.ts'
import { waiting } from '../waiting/it.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Conferma il tuo indirizzo email: {{event}}',
      headline: 'Manca solo un passo',
      content:
        'Basta un clic per confermare il tuo indirizzo e completare l’iscrizione. Il link vale un’ora. Non l’hai richiesta tu? Ignora questa email.',
      button_label: 'Conferma l’indirizzo',
    },
    rsvp_thank_you: {
      subject: 'Ti aspettiamo: {{event}}',
      headline: 'Ti aspettiamo',
      content:
        'Il tuo indirizzo è confermato e sei in lista. Cambio di programma? Puoi modificare la tua iscrizione quando vuoi.',
      button_label: 'Vedi la tua iscrizione',
    },
    rsvp_signup_confirmation: {
      subject: 'Ti aspettiamo: {{event}}',
      headline: 'Ti aspettiamo',
      content: 'È tutto a posto. Cambio di programma? Puoi modificare la tua iscrizione quando vuoi.',
      button_label: 'Vedi la tua iscrizione',
    },
    rsvp_change_confirmation: {
      subject: 'Iscrizione modificata: {{event}}',
      headline: 'La tua iscrizione è stata modificata',
      content: 'Ecco la tua iscrizione aggiornata. Non l’hai modificata tu? Aprila e correggila.',
      button_label: 'Vedi la tua iscrizione',
    },
    rsvp_event_update: {
      subject: 'Ci sono novità: {{event}}',
      headline: 'Questo evento è cambiato',
      content: 'Ecco i dettagli aggiornati.',
      button_label: 'Vedi la tua iscrizione',
    },
    rsvp_magic_link: {
      subject: 'Il link alla tua iscrizione: {{event}}',
      headline: 'Apri la tua iscrizione',
      content:
        'Con questo link puoi vedere o modificare la tua iscrizione. Vale un’ora. Non l’hai chiesto tu? Ignora questa email.',
      button_label: 'Apri la tua iscrizione',
    },
    rsvp_second_signup: {
      subject: 'Hai già risposto: {{event}}',
      headline: 'Abbiamo già la tua iscrizione',
      content:
        'Qualcuno, probabilmente tu, si è iscritto di nuovo con questo indirizzo. Non è cambiato nulla. Con questo link puoi vedere o modificare la tua iscrizione. Vale un’ora.',
      button_label: 'Apri la tua iscrizione',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Forse ci sarai: {{event}}',
      headline: 'Forse ci sarai',
      content: 'Abbiamo segnato il tuo «forse». Facci sapere quando hai deciso.',
    },
    declined: {
      subject: 'Non ci sarai: {{event}}',
      headline: 'Non ci sarai',
      content: 'Grazie per averci avvisato. Hai cambiato idea? Puoi modificare la tua risposta quando vuoi.',
    },
  },
  again: {
    confirmed: 'Abbiamo già la tua iscrizione',
    undecided: 'La tua risposta è ancora «forse»',
    waiting: 'Sei già in lista d’attesa',
    declined: {
      headline: 'La tua risposta è ancora «non parteciperò»',
      content:
        'Qualcuno, probabilmente tu, si è iscritto di nuovo con questo indirizzo. Non abbiamo cambiato nulla: la tua risposta è ancora «non parteciperò». Alla fine puoi esserci? Diccelo con questo link. Vale un’ora.',
      button_label: 'Alla fine ci sarò',
    },
  },
  cancelled: {
    subject: 'Annullato: {{event}}',
    headline: 'Questo evento è stato annullato',
    content: 'Non si terrà. Non devi fare nulla.',
  },
  removed: {
    subject: 'La tua iscrizione è stata annullata: {{event}}',
    headline: 'Non sei più in lista',
    content: 'L’organizzatore ha annullato la tua iscrizione. Se non te lo aspettavi, contattalo.',
  },
  changes: {
    was: 'Prima',
    now: 'Adesso',
    title: 'Nome',
    moved: 'Spostato',
    place: 'Nuovo luogo',
    added: 'Nuova data',
    off: 'Data annullata',
    resumed: 'Di nuovo in programma',
  },
  note: (organizer) => `Un messaggio da ${organizer}`,
  status: { confirmed: 'Parteciperò', undecided: 'Forse', declined: 'Non parteciperò', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'La tua risposta',
  covers: 'La tua iscrizione vale per tutte le date.',
  places: 'Posti',
  ticket: { label: 'Il tuo biglietto', hint: 'Mostra questo codice all’ingresso.' },
  attached: 'In allegato trovi l’invito per il calendario.',
  attachedForOthers: 'Per Apple e tutti gli altri calendari, apri il file allegato.',
  attachedUpdate: 'Il file allegato aggiorna il tuo calendario.',
  attachedRemoval: 'Il file allegato rimuove l’evento dal tuo calendario.',
  withoutButton: 'Il pulsante non funziona? Apri questo link:',
  reason: 'Ricevi questa email in seguito alla tua iscrizione a questo evento.',
  reasonOfStranger: 'Ricevi questa email perché questo indirizzo è stato usato per iscriversi a questo evento.',
  unsubscribe: 'Non ricevere più aggiornamenti',
}
