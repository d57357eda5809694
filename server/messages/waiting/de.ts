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
      subject: 'Ihr Angebot ist abgelaufen: {{event}}',
      headline: 'Ihr Angebot ist abgelaufen',
      content:
        'Wir hatten einen Platz für Sie reserviert, aber die Frist ist verstrichen. Sie stehen nicht mehr auf der Warteliste.',
      button_label: 'Ich möchte trotzdem kommen',
    },
  },
  status: 'Auf der Warteliste',
  heldUntil: 'Für Sie reserviert bis',
  page: {
    join: 'Auf die Warteliste setzen',
    text: 'Lassen Sie sich auf die Warteliste setzen. Wir schreiben Ihnen, sobald ein Platz für Sie frei ist.',
    position: (position) => `Sie stehen auf Platz ${position} der Warteliste.`,
    leave: 'Warteliste verlassen',
    decline: 'Nein, danke',
    done: 'Wir schreiben Ihnen, sobald ein Platz für Sie frei ist.',
    holds: (time: string) => `Sie haben dann ${time} Zeit, ihn anzunehmen.`,
    leaveByMail: 'Doch keine Zeit? Über den Link in unserer E-Mail können Sie die Warteliste jederzeit verlassen.',
    closed: 'Die Warteliste ist geschlossen',
    closedText: 'Es werden keine Plätze mehr angeboten.',
    left: 'Sie stehen nicht mehr auf der Warteliste',
    confirm: 'Noch ein Klick, dann stehen Sie auf der Warteliste.',
  },
}
