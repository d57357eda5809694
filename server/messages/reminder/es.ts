import type { ReminderMessages } from './en.ts'

export const reminder: ReminderMessages = {
  texts: {
    rsvp_reminder: {
      subject: '{{when}}: {{event}}',
      headline: '{{when}}',
      content: 'Aquí tienes todo lo que necesitas. Nos vemos allí.',
      button_label: 'Ver mi inscripción',
    },
  },
  more: {
    undecided: 'Dijiste que quizás. ¿Podrás venir? Avisa a la organización.',
    release: {
      before: '¿No puedes venir?',
      link: (seats) => (seats === 1 ? 'Libera tu plaza' : `Libera tus ${seats} plazas`),
    },
    others: 'También próximamente',
    unsubscribe: 'Dejar de recibir recordatorios y avisos',
  },
}
