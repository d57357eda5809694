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
    undecided: 'Dijiste que quizá. ¿Podrás venir? Avisa al organizador.',
    release: { before: '¿No puedes venir?', link: 'Libera tu plaza' },
    others: 'También próximamente',
    unsubscribe: 'No recibir más recordatorios ni avisos',
  },
}
