import { signUp } from '@kalends/button/messages/sign-up/es'
import type { Messages } from './en.ts'
import { event } from './event/es.ts'
import { mail } from './mail/es.ts'
import { ticket } from './ticket/es.ts'
import { waiting } from './waiting/es.ts'

export const es: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Reservar mi plaza',
    full: 'No quedan plazas',
    closed: 'La inscripción está cerrada',
    errors: {
      ...signUp.errors,
      several: 'Revisa los campos marcados.',
      unavailable: 'No se ha podido guardar tu inscripción. Inténtalo de nuevo en un momento.',
    },
    confirm: {
      text: 'Un clic y tu inscripción queda confirmada.',
      button: 'Confirmar mi correo',
      done: 'Todo listo',
      lapsed: 'Las inscripciones que no se confirman en una hora se eliminan.',
    },
    manage: {
      title: 'Tu inscripción',
      save: 'Guardar los cambios',
      saved: 'Tus cambios se han guardado.',
      ticket: mail.ticket,
      data: 'Tus datos',
      download: 'Descargar mis datos',
      erase: 'Borrar mis datos',
      eraseText: 'Tu correo electrónico y todo lo que has rellenado se borrarán definitivamente.',
      seats: (seats) =>
        seats === 1
          ? {
              question: '¿Qué hacemos con tu plaza?',
              release: 'Dejarla libre para otra persona',
              keep: 'Conservarla, sin mi nombre',
            }
          : {
              question: '¿Qué hacemos con tus plazas?',
              release: 'Dejarlas libres para otras personas',
              keep: 'Conservarlas, sin mi nombre',
            },
      eraseButton: 'Borrar definitivamente',
      erased: 'Tus datos se han borrado',
      erasedText: 'Tu nombre y tu correo se han borrado.',
      released: (seats) =>
        seats === 1
          ? 'Tu nombre y tu correo se han borrado, y tu plaza vuelve a estar libre.'
          : 'Tu nombre y tu correo se han borrado, y tus plazas vuelven a estar libres.',
      kept: (seats) =>
        seats === 1
          ? 'Tu nombre y tu correo se han borrado. Tu plaza sigue ocupada.'
          : 'Tu nombre y tu correo se han borrado. Tus plazas siguen ocupadas.',
    },
    access: {
      title: 'Cambia tu inscripción',
      text: 'Introduce el correo con el que te inscribiste y te enviaremos un enlace para cambiar tu inscripción.',
      button: 'Recibir un enlace',
      sent: 'Si hay una inscripción con este correo, en breve recibirás un enlace.',
      crowded:
        'Si ya confirmaste una inscripción con este correo, en breve recibirás un enlace. Si no, hay demasiados mensajes pendientes para esta dirección. Inténtalo más tarde.',
    },
    unsubscribe: {
      title: '¿Dejar de recibir avisos de cambios?',
      text: 'Ya no te escribiremos cuando cambie un evento de esta organización. Tu inscripción se mantiene.',
      button: 'Dejar de recibirlos',
      done: 'Ya no recibirás más avisos',
    },
    outdated: {
      title: 'Este enlace ya no es válido',
      text: 'Puede que haya caducado o que ya se haya usado. Puedes pedir uno nuevo.',
    },
  },
  mail,
  page: {
    icalFile: 'Archivo iCal',
    allDay: 'Todo el día',
    cancelled: 'Cancelado',
    tentative: 'Por confirmar',
    over: 'Finalizado',
    close: 'Cerrar',
    copy: 'Copiar',
    copied: 'Copiado',
    pageAddress: 'Enlace',
    anyway: 'Intentarlo de todos modos',
    otherCalendars: 'Otros calendarios',
    add: 'Añadir al calendario',
    addTo: (calendar) => `Añadir a ${calendar}`,
    madeWith: (product) => `Creado con ${product}`,
    event: {
      ...event,
      when: 'Cuándo',
      where: 'Dónde',
      organizer: 'Organiza',
      repeats: 'Se repite',
      nextDates: 'Próximas fechas',
      pastDates: 'Fechas pasadas',
      about: 'Sobre este evento',
      more: (group) => `Más eventos de ${group}`,
      yourTime: 'Tu hora local',
      online: 'En línea',
      now: 'En curso',
      over: 'Este evento ha terminado',
      cancelled: 'Este evento se ha cancelado',
    },
    repeats: {
      daily: 'Cada día',
      weekly: 'Cada semana',
      monthly: 'Cada mes',
      yearly: 'Cada año',
      days: (count) => `Cada ${count} días`,
      weeks: (count) => `Cada ${count} semanas`,
      months: (count) => `Cada ${count} meses`,
      years: (count) => `Cada ${count} años`,
      exceptMonths: (months) => `excepto en ${months}`,
      until: (day) => `hasta el ${day}`,
      times: (count) => (count === 1 ? 'una vez' : `${count} veces`),
      irregular: 'en determinadas fechas',
      workday: 'día laborable',
      day: 'día',
      ordinals: () => ['el primer', 'el segundo', 'el tercer', 'el cuarto', 'el quinto', 'el último', 'el penúltimo'],
      nth: (ordinals, day) => `${ordinals} ${day} del mes`,
      fromEnd: (position, day) =>
        position === 3
          ? `el antepenúltimo ${day} del mes`
          : `el ${['cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno', 'décimo'][position - 4]} ${day} del mes contando desde el final`,
      monthDay: (day) => `el día ${day}`,
      monthDays: (days) => `${days} del mes`,
    },
    share: {
      title: 'Compartir',
      mail: 'Enviar por correo electrónico',
      more: 'Otras formas de compartir',
      code: 'Código QR de esta página',
    },
    group: {
      subscribe: 'Suscribirse al calendario',
      subscribeWith: (calendar) => `Suscribirse con ${calendar}`,
      subscribed: 'Los eventos nuevos y los cambios aparecen automáticamente en tu calendario.',
      upcoming: 'Próximos eventos',
      none: 'Por ahora no hay próximos eventos.',
      past: 'Eventos pasados',
      noneFrom: (day) => `No hay eventos a partir del ${day}.`,
      further: 'Eventos posteriores',
    },
    cta: {
      thanks: 'Gracias',
      back: 'Volver al evento',
      backToGroup: 'Volver al calendario',
      go: 'Continuar',
      send: 'Enviar',
      sending: 'Enviando…',
      required: 'Rellena este campo.',
      choose: 'Elige una opción.',
      tick: 'Marca esta casilla.',
      number: 'Introduce un número.',
      sent: 'El formulario se ha enviado.',
      failed: 'No se ha podido enviar el formulario. Inténtalo de nuevo.',
      optional: 'opcional',
      goesTo: (host) => `Tus datos se enviarán a ${host}.`,
    },
    missing: {
      title: 'Página no encontrada',
      text: 'Puede que el enlace esté incompleto o que el evento ya no sea público.',
    },
    unpublished: {
      title: 'Este evento no es público',
      text: 'Todavía no se ha publicado, o se ha retirado.',
    },
    unavailable: {
      title: 'Esta página no está disponible en este momento',
      text: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
      again: 'Intentar de nuevo',
    },
    dates: {
      title: 'Elige una fecha',
      text: 'Este evento tiene varias fechas. Puedes añadirlas una a una.',
      all: 'Todas las fechas en un archivo',
    },
    calledOff: {
      title: 'Esta fecha se ha cancelado',
      text: 'No hay nada que añadir. Si ya está en tu calendario, este archivo la actualiza.',
      file: 'Actualizar mi calendario',
    },
    series: {
      title: 'Este evento se repite',
      text: (calendar) =>
        `${calendar} no puede añadir eventos periódicos desde un enlace. Elige otro calendario para todas las fechas o añade solo una.`,
      whole: 'Todas las fechas',
      next: 'Solo la próxima fecha',
      all: 'Se añadirán todas las fechas de la serie, no solo esta.',
    },
    inApp: {
      title: 'Abre esta página en tu navegador',
      text: 'Esta aplicación no puede abrir tu calendario. Tu navegador sí.',
      steps: ['Copia la dirección.', 'Abre tu navegador y pégala allí.'],
    },
    safari: {
      title: 'Abre esta página en Safari',
      text: 'Este navegador no permite suscribirse a calendarios. Safari sí.',
      steps: ['Copia la dirección.', 'Abre Safari y pégala allí.'],
    },
    subscribe: {
      title: 'Suscribirse a este calendario',
      address: 'Dirección del calendario',
      byHand: (calendar) =>
        `${calendar} no permite suscribirse con un toque. Copia la dirección y añádela en ${calendar} como calendario al que suscribirte.`,
      cannot: (calendar) =>
        `${calendar} no permite suscribirse a este calendario. Elige otro calendario o copia la dirección.`,
      onComputer: (calendar) =>
        `${calendar} solo admite suscripciones nuevas en un ordenador. Abre allí esta página o copia la dirección.`,
    },
  },
}
