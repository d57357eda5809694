import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-Mail-Adresse',
  question: 'Sind Sie dabei?',
  confirmed: 'Ja',
  undecided: 'Vielleicht',
  declined: 'Nein',
  places: 'Plätze',
  seatsLeft: (count) => (count === 1 ? 'Noch 1 Platz frei' : `Noch ${count} Plätze frei`),
  send: 'Platz bestätigen',
  sendAnswer: 'Rückmeldung senden',
  fullText: 'Wenn jemand absagt, wird vielleicht ein Platz frei.',
  closedText: 'Sie können sich für diese Veranstaltung nicht mehr anmelden.',
  unavailable: 'Eine Anmeldung ist gerade nicht möglich',
  unavailableText: 'Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  alreadyIn: 'Schon angemeldet? Anmeldung ändern',
  change: 'Anmeldung ändern',
  again: 'Weitere Person anmelden',
  errors: {
    email: 'Bitte eine gültige E-Mail-Adresse eingeben.',
    answer: 'Bitte wählen Sie eine Antwort aus.',
    places: (most) => (most === 1 ? 'Nur ein Platz ist möglich.' : `Bitte 1 bis ${most} Plätze auswählen.`),
    field: 'Bitte dieses Feld prüfen.',
    late: 'Das Formular war zu lange geöffnet. Bitte noch einmal absenden.',
    again: 'Das hat nicht geklappt. Bitte noch einmal absenden.',
    tooMany: 'Aus Ihrem Netzwerk kamen zu viele Anmeldungen. Bitte versuchen Sie es später noch einmal.',
    tooManyMails: 'Für diese Adresse warten zu viele E-Mails. Bitte versuchen Sie es später noch einmal.',
  },
  done: {
    confirmed: { title: 'Ihr Platz ist gesichert', text: 'Sie erhalten alles Wichtige per E-Mail.' },
    undecided: {
      title: 'Vielen Dank für Ihre Rückmeldung',
      text: 'Wir halten Ihren Platz frei. Über den Link in unserer E-Mail können Sie sich noch entscheiden.',
    },
    declined: {
      title: 'Vielen Dank für Ihre Rückmeldung',
      text: 'Über den Link in unserer E-Mail können Sie sich noch anders entscheiden.',
    },
    pending: {
      title: 'Bitte schauen Sie in Ihr Postfach',
      text: 'Sie erhalten eine E-Mail mit einem Link. Bitte öffnen Sie ihn innerhalb einer Stunde nach Erhalt, um Ihre Rückmeldung zu bestätigen.',
    },
  },
}
