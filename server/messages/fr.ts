import { signUp } from '@kalends/button/messages/sign-up/fr'
import type { Messages } from './en.ts'
import { event } from './event/fr.ts'
import { mail } from './mail/fr.ts'
import { ticket } from './ticket/fr.ts'
import { waiting } from './waiting/fr.ts'

export const fr: Messages = {
  rsvp: {
    ...signUp,
    waiting,
    ticket,
    join: 'Réserver ma place',
    full: 'Toutes les places sont prises',
    closed: 'Les inscriptions sont closes',
    errors: {
      ...signUp.errors,
      several: 'Veuillez vérifier les champs signalés.',
      unavailable: 'Votre inscription n’a pas pu être enregistrée. Veuillez réessayer dans un instant.',
    },
    confirm: {
      text: 'Un clic, et votre inscription est confirmée.',
      button: 'Confirmer mon adresse',
      done: 'C’est confirmé',
      lapsed: 'Les inscriptions non confirmées dans l’heure sont supprimées.',
    },
    manage: {
      title: 'Votre inscription',
      save: 'Enregistrer les modifications',
      saved: 'Vos modifications sont enregistrées.',
      ticket: mail.ticket,
      data: 'Vos données',
      download: 'Télécharger mes données',
      erase: 'Effacer mes données',
      eraseText:
        'Votre adresse e-mail et toutes les informations que vous avez saisies seront effacées définitivement.',
      seats: (seats) =>
        seats < 2
          ? {
              question: 'Que faire de votre place ?',
              release: 'La libérer pour une autre personne',
              keep: 'La garder, sans mon nom',
            }
          : {
              question: 'Que faire de vos places ?',
              release: 'Les libérer pour d’autres personnes',
              keep: 'Les garder, sans mon nom',
            },
      eraseButton: 'Effacer définitivement',
      erased: 'Vos données ont été effacées',
      erasedText: 'Votre nom et votre adresse e-mail sont effacés.',
      released: (seats) =>
        seats < 2
          ? 'Votre nom et votre adresse e-mail sont effacés, et votre place est de nouveau libre.'
          : 'Votre nom et votre adresse e-mail sont effacés, et vos places sont de nouveau libres.',
      kept: (seats) =>
        seats < 2
          ? 'Votre nom et votre adresse e-mail sont effacés. Votre place reste réservée.'
          : 'Votre nom et votre adresse e-mail sont effacés. Vos places restent réservées.',
    },
    access: {
      title: 'Modifier votre inscription',
      text: 'Saisissez l’adresse utilisée pour vous inscrire. Nous vous enverrons un lien pour modifier votre inscription.',
      button: 'Recevoir un lien',
      sent: 'Si une inscription existe avec cette adresse, vous allez recevoir un lien par e-mail.',
      crowded:
        'Si vous avez confirmé une inscription avec cette adresse, vous allez recevoir un lien par e-mail. Sinon, trop d’e-mails sont déjà en attente pour cette adresse. Veuillez réessayer plus tard.',
    },
    unsubscribe: {
      title: 'Se désabonner des mises à jour ?',
      text: 'Nous ne vous écrirons plus quand un événement de cet organisateur change. Votre inscription reste inchangée.',
      button: 'Se désabonner',
      done: 'Vous ne recevrez plus ces e-mails',
    },
    outdated: {
      title: 'Ce lien n’est plus valable',
      text: 'Il a peut-être expiré ou déjà été utilisé. Vous pouvez en demander un nouveau.',
    },
  },
  mail,
  page: {
    icalFile: 'Fichier iCal',
    allDay: 'Toute la journée',
    cancelled: 'Annulé',
    tentative: 'À confirmer',
    over: 'Terminé',
    close: 'Fermer',
    copy: 'Copier',
    copied: 'Copié',
    pageAddress: 'Lien',
    anyway: 'Essayer quand même',
    otherCalendars: 'Autres calendriers',
    add: 'Ajouter au calendrier',
    addTo: (calendar) => `Ajouter à ${calendar}`,
    madeWith: (product) => `Créé avec ${product}`,
    event: {
      ...event,
      when: 'Quand',
      where: 'Où',
      organizer: 'Organisé par',
      repeats: 'Récurrence',
      nextDates: 'Prochaines dates',
      pastDates: 'Dates passées',
      about: 'À propos de cet événement',
      more: (group) => `Autres événements\u00a0: ${group}`,
      yourTime: 'Votre heure locale',
      online: 'En ligne',
      now: 'En cours',
      over: 'Cet événement est terminé',
      cancelled: 'Cet événement est annulé',
    },
    repeats: {
      daily: 'Tous les jours',
      weekly: 'Toutes les semaines',
      monthly: 'Tous les mois',
      yearly: 'Tous les ans',
      days: (count) => `Tous les ${count} jours`,
      weeks: (count) => `Toutes les ${count} semaines`,
      months: (count) => `Tous les ${count} mois`,
      years: (count) => `Tous les ${count} ans`,
      exceptMonths: (months) => `sauf en ${months}`,
      until: (day) => `jusqu’au ${day}`,
      times: (count) => (count === 1 ? 'une fois' : `${count} fois`),
      irregular: 'à certaines dates',
      workday: 'jour ouvré',
      day: 'jour',
      ordinals: () => [
        'le premier',
        'le deuxième',
        'le troisième',
        'le quatrième',
        'le cinquième',
        'le dernier',
        'l’avant-dernier',
      ],
      nth: (ordinals, day) => `${ordinals} ${day} du mois`,
      fromEnd: (position, day) => `le ${position}e ${day} du mois en partant de la fin`,
      monthDay: (day) => (day === 1 ? 'le 1er' : `le ${day}`),
      monthDays: (days) => `${days} du mois`,
    },
    share: {
      title: 'Partager',
      mail: 'Envoyer par e-mail',
      more: 'Autres façons de partager',
      code: 'Code QR de cette page',
    },
    group: {
      subscribe: 'S’abonner au calendrier',
      subscribeWith: (calendar) => `S’abonner via ${calendar}`,
      subscribed: 'Les nouveaux événements et les modifications apparaissent automatiquement dans votre calendrier.',
      upcoming: 'Événements à venir',
      none: 'Il n’y a aucun événement à venir pour le moment.',
      past: 'Événements passés',
      noneFrom: (day) => `Il n’y a aucun événement à partir du ${day}.`,
      further: 'Événements suivants',
    },
    cta: {
      thanks: 'Merci',
      back: 'Retour à l’événement',
      backToGroup: 'Retour au calendrier',
      go: 'Continuer',
      send: 'Envoyer',
      sending: 'Envoi en cours…',
      required: 'Veuillez remplir ce champ.',
      choose: 'Veuillez choisir une option.',
      tick: 'Veuillez cocher cette case.',
      number: 'Veuillez saisir un nombre.',
      sent: 'Votre formulaire a été envoyé.',
      failed: 'Votre formulaire n’a pas pu être envoyé. Veuillez réessayer.',
      optional: 'facultatif',
      goesTo: (host) => `Vos données seront envoyées à ${host}.`,
    },
    missing: {
      title: 'Page introuvable',
      text: 'Le lien est peut-être incomplet, ou l’événement n’est plus public.',
    },
    unpublished: {
      title: 'Cet événement n’est pas public',
      text: 'Il n’est pas encore publié, ou il a été retiré.',
    },
    unavailable: {
      title: 'Cette page n’est pas disponible pour le moment',
      text: 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.',
      again: 'Réessayer',
    },
    dates: {
      title: 'Choisissez une date',
      text: 'Cet événement a lieu à plusieurs dates. Vous pouvez les ajouter une par une.',
      all: 'Toutes les dates dans un seul fichier',
    },
    calledOff: {
      title: 'Cette date est annulée',
      text: 'Il n’y a rien à ajouter. Si elle figure déjà dans votre calendrier, ce fichier la met à jour.',
      file: 'Mettre à jour mon calendrier',
    },
    series: {
      title: 'Cet événement se répète',
      text: (calendar) =>
        `${calendar} ne peut pas ajouter d’événements récurrents à partir d’un lien. Choisissez un autre calendrier pour toutes les dates, ou ajoutez-en une seule.`,
      whole: 'Toutes les dates',
      next: 'Seulement la prochaine date',
      all: 'Toutes les dates de la série seront ajoutées, pas seulement celle-ci.',
    },
    inApp: {
      title: 'Ouvrez cette page dans votre navigateur',
      text: 'Cette application ne peut pas ouvrir votre calendrier, contrairement à votre navigateur.',
      steps: ['Copiez l’adresse.', 'Ouvrez votre navigateur et collez-la.'],
    },
    safari: {
      title: 'Ouvrez cette page dans Safari',
      text: 'Ce navigateur ne permet pas de s’abonner à un calendrier, contrairement à Safari.',
      steps: ['Copiez l’adresse.', 'Ouvrez Safari et collez-la.'],
    },
    subscribe: {
      title: 'S’abonner à ce calendrier',
      address: 'Adresse du calendrier',
      byHand: (calendar) =>
        `${calendar} ne permet pas de s’abonner en un geste. Copiez l’adresse, puis ajoutez-la dans ${calendar} comme calendrier à suivre.`,
      cannot: (calendar) =>
        `${calendar} ne permet pas de s’abonner à ce calendrier. Choisissez un autre calendrier ou copiez l’adresse.`,
      onComputer: (calendar) =>
        `${calendar} n’accepte de nouveaux abonnements que sur ordinateur. Ouvrez cette page sur un ordinateur ou copiez l’adresse.`,
    },
  },
}
