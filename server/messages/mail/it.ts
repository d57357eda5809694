import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/it.ts'
import { waiting } from '../waiting/it.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Conferma il tuo indirizzo e-mail: {{event}}',
      headline: 'Manca solo un passo',
      content:
        'Conferma il tuo indirizzo e-mail per completare l’iscrizione. Il pulsante funziona per un’ora. Se non ti sei iscritto tu, ignora questo messaggio e non succederà nulla.',
      button_label: 'Conferma il mio indirizzo',
    },
    rsvp_thank_you: {
      subject: 'La tua risposta è confermata: {{event}}',
      headline: 'Grazie',
      content:
        'Il tuo indirizzo è confermato e la tua risposta è salvata. Con il pulsante qui sotto puoi vederla e modificarla.',
      button_label: 'Vedi la mia risposta',
    },
    rsvp_signup_confirmation: {
      subject: 'La tua risposta: {{event}}',
      headline: 'Grazie per la tua risposta',
      content: 'La tua risposta è salvata. Con il pulsante qui sotto puoi vederla e modificarla.',
      button_label: 'Vedi la mia risposta',
    },
    rsvp_change_confirmation: {
      subject: 'La tua risposta è cambiata: {{event}}',
      headline: 'La modifica è salvata',
      content:
        'Questa è la tua risposta attuale. Se non l’hai modificata tu, aprila con il pulsante qui sotto e correggila.',
      button_label: 'Vedi la mia risposta',
    },
    rsvp_event_update: {
      subject: 'Evento aggiornato: {{event}}',
      headline: 'Prendi nota dei nuovi dettagli',
      content: 'L’organizzatore ha modificato questo evento. Questi sono i dettagli attuali.',
      button_label: 'Vedi la mia risposta',
    },
    rsvp_magic_link: {
      subject: 'Accesso alla tua risposta: {{event}}',
      headline: 'Apri la tua risposta',
      content:
        'Con il pulsante qui sotto puoi vedere e modificare la tua risposta. Funziona per un’ora. Se non l’hai chiesto tu, ignora questo messaggio.',
      button_label: 'Apri la mia risposta',
    },
    rsvp_second_signup: {
      subject: 'Sei già iscritto: {{event}}',
      headline: 'Abbiamo già la tua risposta',
      content:
        'Qualcuno, probabilmente tu, si è iscritto di nuovo con questo indirizzo. La tua risposta è rimasta invariata. Con il pulsante qui sotto puoi vederla e modificarla; funziona per un’ora.',
      button_label: 'Apri la mia risposta',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'La tua iscrizione è stata rimossa: {{event}}',
    headline: 'Non sei più iscritto',
    content: 'L’organizzatore ha rimosso la tua iscrizione. Se non te lo aspettavi, contattalo.',
  },
  status: { confirmed: 'Parteciperò', undecided: 'Forse', declined: 'Non parteciperò', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'La tua risposta',
  places: 'Posti',
  ticket: { label: 'Il tuo biglietto', hint: 'Mostra questo codice all’ingresso.' },
  more: (count) => (count === 1 ? 'e un’altra data' : `e altre ${count} date`),
  attached: 'L’evento è allegato per il tuo calendario.',
  attachedUpdate: 'Il file allegato aggiorna l’evento nel tuo calendario.',
  attachedRemoval: 'Il file allegato rimuove l’evento dal tuo calendario.',
  withoutButton: 'Se il pulsante non funziona, apri questo indirizzo:',
  reason: 'Ricevi questo messaggio perché questo indirizzo è stato usato per iscriversi a questo evento.',
  unsubscribe: 'Non inviarmi altri aggiornamenti',
}
