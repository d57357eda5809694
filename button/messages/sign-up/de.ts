import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'E-Mail-Adresse',
  question: 'Sind Sie dabei?',
  confirmed: 'Ja',
  undecided: 'Vielleicht',
  declined: 'Nein',
  places: 'Plätze',
  seatsLeft: (count) => (count === 1 ? 'Noch 1 Platz frei' : `Noch ${count} Plätze frei`),
  send: (seats) => (seats === 1 ? 'Jetzt anmelden' : `Jetzt ${seats} Plätze sichern`),
  sendAnswer: 'Rückmeldung senden',
  fullText: 'Wenn jemand absagt, wird vielleicht ein Platz frei.',
  closedText: 'Sie können sich für diese Veranstaltung nicht mehr anmelden.',
  unavailable: 'Eine Anmeldung ist gerade nicht möglich',
  unavailableText: 'Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  alreadyIn: 'Schon angemeldet? Anmeldung ändern',
  change: 'Anmeldung ändern',
  again: 'Weitere Person anmelden',
  errors: {
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    answer: 'Bitte wählen Sie aus, ob Sie kommen.',
    places: (most) => (most === 1 ? 'Es ist nur ein Platz möglich.' : `Bitte wählen Sie 1 bis ${most} Plätze aus.`),
    field: 'Bitte prüfen Sie dieses Feld.',
    late: 'Das Formular war zu lange geöffnet. Bitte senden Sie es noch einmal ab.',
    again: 'Das hat nicht geklappt. Bitte senden Sie das Formular noch einmal ab.',
    tooMany: 'Aus Ihrem Netzwerk kamen zu viele Anmeldungen. Bitte versuchen Sie es später noch einmal.',
    tooManyMails:
      'An diese Adresse müssen erst noch andere E-Mails verschickt werden. Bitte versuchen Sie es später noch einmal.',
  },
  done: {
    confirmed: { text: 'Sie erhalten alles Wichtige per E-Mail.' },
    undecided: {
      text: (seats) =>
        seats === 1
          ? 'Wir halten Ihren Platz frei. Entscheiden können Sie sich später über den Link in unserer E-Mail.'
          : `Wir halten Ihre ${seats} Plätze frei. Entscheiden können Sie sich später über den Link in unserer E-Mail.`,
    },
    declined: {
      text: 'Über den Link in unserer E-Mail können Sie sich noch anders entscheiden.',
    },
    pending: {
      title: 'Bitte schauen Sie in Ihr Postfach',
      text: 'Sie erhalten eine E-Mail mit einem Link. Bitte öffnen Sie ihn innerhalb einer Stunde nach Erhalt, um Ihre Rückmeldung zu bestätigen.',
    },
  },
}
