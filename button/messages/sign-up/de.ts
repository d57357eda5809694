import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-Mail-Adresse',
  question: 'Mit dabei?',
  confirmed: 'Ja',
  undecided: 'Vielleicht',
  declined: 'Nein',
  places: 'Plätze',
  seatsLeft: (count) => (count === 1 ? 'Noch 1 Platz frei' : `Noch ${count} Plätze frei`),
  send: 'Platz bestätigen',
  sendAnswer: 'Antwort absenden',
  fullText: 'Zurzeit ist kein Platz frei. Sobald jemand absagt, wird wieder einer frei.',
  closedText: 'Für diese Veranstaltung ist keine Anmeldung mehr möglich.',
  unavailable: 'Eine Anmeldung ist gerade nicht möglich',
  unavailableText: 'Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  alreadyIn: 'Schon angemeldet? Antwort ändern',
  change: 'Antwort ändern',
  again: 'Weitere Antwort senden',
  errors: {
    email: 'Bitte eine gültige E-Mail-Adresse eingeben.',
    answer: 'Bitte eine Antwort auswählen.',
    places: (most) => (most === 1 ? 'Nur ein Platz ist möglich.' : `Bitte 1 bis ${most} Plätze auswählen.`),
    field: 'Bitte dieses Feld prüfen.',
    late: 'Das Formular war zu lange geöffnet. Bitte noch einmal absenden.',
    again: 'Das hat nicht geklappt. Bitte noch einmal absenden.',
    tooMany: 'Aus diesem Netzwerk kamen zu viele Antworten. Bitte später noch einmal versuchen.',
    tooManyMails: 'Für diese Adresse warten zu viele E-Mails. Bitte später noch einmal versuchen.',
  },
  done: {
    confirmed: { title: 'Der Platz ist gesichert', text: 'Alles Wichtige kommt per E-Mail.' },
    undecided: {
      title: 'Vielen Dank für die Antwort',
      text: 'Wir halten den Platz frei. Über den Link in unserer E-Mail ist die Entscheidung noch möglich.',
    },
    declined: {
      title: 'Vielen Dank für die Rückmeldung',
      text: 'Über den Link in unserer E-Mail lässt sich die Antwort noch ändern.',
    },
    pending: {
      title: 'Bitte ins Postfach schauen',
      text: 'Sie erhalten eine E-Mail mit einem Link. Bitte öffnen Sie ihn innerhalb einer Stunde nach Erhalt, um Ihre Rückmeldung zu bestätigen.',
    },
  },
}
