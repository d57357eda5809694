import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Tässä kaikki, mitä tarvitset. Nähdään pian.',
      button_label: 'Näytä ilmoittautuminen',
    },
  },
  more: {
    undecided: 'Vastasit ”ehkä”. Pääsetkö tulemaan? Kerro järjestäjälle.',
    release: {
      before: 'Etkö pääsekään?',
      link: (seats) => (seats === 1 ? 'Vapauta paikkasi' : `Vapauta ${seats} paikkaa`),
    },
    others: 'Tulossa myös',
    unsubscribe: 'Lopeta muistutukset ja viestit muutoksista',
  },
}
