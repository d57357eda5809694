import type { WaitingMessages } from './en.ts'

export const waiting: WaitingMessages = {
  texts: {
    rsvp_waiting_joined: {
      subject: 'Estás en la lista de espera: {{event}}',
      headline: 'Estás en la lista de espera',
      content:
        'Ahora mismo no quedan plazas. Si se libera una, te la ofreceremos por correo. ¿Has cambiado de idea? Puedes salir de la lista cuando quieras.',
      button_label: 'Ver mi posición',
    },
    rsvp_waiting_offer: {
      subject: 'Hay una plaza para ti: {{event}}',
      headline: 'Hay una plaza para ti',
      content:
        'Buenas noticias: te toca a ti y te guardamos la plaza. Acéptala a tiempo o recházala para que pueda venir la siguiente persona.',
      button_label: 'Aceptar la plaza',
    },
    rsvp_waiting_lapsed: {
      subject: 'Tu reserva ha caducado: {{event}}',
      headline: 'Tu reserva ha caducado',
      content: 'Te guardamos una plaza, pero se acabó el plazo para aceptarla. Ya no estás en la lista de espera.',
      button_label: 'Todavía quiero ir',
    },
  },
  several: (seats) => ({
    joined: `Ahora mismo no quedan plazas. Si se liberan ${seats}, te las ofreceremos por correo. ¿Has cambiado de idea? Puedes salir de la lista cuando quieras.`,
    offer: {
      headline: `Hay ${seats} plazas para ti`,
      content:
        'Buenas noticias: te toca a ti y te guardamos las plazas. Acéptalas a tiempo o recházalas para que pueda venir la siguiente persona.',
      button_label: `Aceptar las ${seats} plazas`,
    },
    lapsed: `Te guardamos ${seats} plazas, pero se acabó el plazo para aceptarlas. Ya no estás en la lista de espera.`,
  }),
  status: 'En lista de espera',
  heldUntil: (seats) => (seats === 1 ? 'Reservada para ti hasta el' : 'Reservadas para ti hasta el'),
  page: {
    join: 'Apuntarme a la lista de espera',
    leave: 'Salir de la lista de espera',
    decline: 'No, gracias',
    closed: 'La lista de espera está cerrada',
    closedText: 'Ya no se ofrecen más plazas.',
    left: 'Ya no estás en la lista de espera',
    confirm: 'Un clic y estarás en la lista de espera.',
  },
}
