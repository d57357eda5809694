import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Sie stehen auf der Warteliste: {{event}}',
      headline: 'Sie stehen auf der Warteliste',
      content:
        'Im Moment sind alle Plätze vergeben. Sobald einer frei wird, bieten wir ihn Ihnen per E-Mail an. Doch keine Zeit? Sie können die Warteliste jederzeit verlassen.',
      button_label: 'Wartelistenplatz ansehen',
    },
    rsvp_waiting_offer: {
      subject: 'Ein Platz ist für Sie frei: {{event}}',
      headline: 'Ein Platz ist für Sie frei',
      content:
        'Gute Nachricht: Sie sind an der Reihe, und wir halten Ihnen einen Platz frei. Nehmen Sie ihn rechtzeitig an, oder lehnen Sie ab, damit jemand anderes nachrücken kann.',
      button_label: 'Platz annehmen',
    },
    rsvp_waiting_lapsed: {
      subject: 'Ihre Reservierung ist abgelaufen: {{event}}',
      headline: 'Ihre Reservierung ist abgelaufen',
      content:
        'Wir hatten einen Platz für Sie reserviert, aber die Frist ist verstrichen. Sie stehen nicht mehr auf der Warteliste.',
      button_label: 'Ich möchte trotzdem kommen',
    },
  },
  several: (seats) => ({
    joined: `Im Moment sind alle Plätze vergeben. Sobald ${seats} frei werden, bieten wir sie Ihnen per E-Mail an. Doch keine Zeit? Sie können die Warteliste jederzeit verlassen.`,
    offer: {
      headline: `${seats} Plätze sind für Sie frei`,
      content:
        'Gute Nachricht: Sie sind an der Reihe, und wir halten Ihnen die Plätze frei. Nehmen Sie sie rechtzeitig an, oder lehnen Sie ab, damit jemand anderes nachrücken kann.',
      button_label: `${seats} Plätze annehmen`,
    },
    lapsed: `Wir hatten ${seats} Plätze für Sie reserviert, aber die Frist ist verstrichen. Sie stehen nicht mehr auf der Warteliste.`,
  }),
  status: 'Auf der Warteliste',
  heldUntil: () => 'Für Sie reserviert bis',
  page: {
    join: 'Auf die Warteliste setzen',
    leave: 'Warteliste verlassen',
    decline: 'Nein, danke',
    closed: 'Die Warteliste ist geschlossen',
    closedText: 'Es werden keine Plätze mehr angeboten.',
    left: 'Sie stehen nicht mehr auf der Warteliste',
    confirm: 'Noch ein Klick, dann stehen Sie auf der Warteliste.',
  },
}
