import type { Messages } from './en.ts'

export const fr: Messages = {
  icalFile: 'Fichier iCal',
  allDay: 'Toute la journée',
  cancelled: 'Annulé',
  copy: 'Copier',
  copied: 'Copié',
  pageAddress: 'Adresse de cette page',
  anyway: 'Essayer quand même',
  otherCalendars: 'Autres calendriers',
  missing: {
    title: 'Il n’y a rien ici',
    text: 'Le lien est peut-être incomplet, ou l’événement n’est plus public.',
  },
  dates: {
    title: 'Choisissez une date',
    text: 'Cet événement a lieu à plusieurs dates. Vous pouvez les ajouter une par une.',
    all: 'Toutes les dates dans un seul fichier',
  },
  calledOff: {
    title: 'Cette date est annulée',
    text: 'Il n’y a rien à ajouter. Si elle figure déjà dans votre calendrier, ce fichier l’y met à jour.',
    file: 'Mettre à jour mon calendrier',
  },
  series: {
    title: 'Cet événement se répète',
    text: (calendar) =>
      `${calendar} ne peut pas ajouter d’événements récurrents à partir d’un lien. Choisissez un autre calendrier pour toutes les dates, ou ajoutez-en une seule.`,
    whole: 'Toutes les dates',
    next: 'Seulement la prochaine date',
  },
  inApp: {
    title: 'Ouvrez cette page dans votre navigateur',
    text: 'L’application que vous utilisez ne peut pas transmettre ceci à votre calendrier. Votre navigateur le peut.',
    steps: ['Copiez l’adresse.', 'Ouvrez votre navigateur et collez-la.'],
  },
  safari: {
    title: 'Ouvrez cette page dans Safari',
    text: 'Ce navigateur ne peut pas transmettre un abonnement à votre calendrier. Safari le peut.',
    steps: ['Copiez l’adresse.', 'Ouvrez Safari et collez-la.'],
  },
  subscribe: {
    title: 'S’abonner à ce calendrier',
    address: 'Adresse du calendrier',
    byHand: (calendar) =>
      `${calendar} n’offre pas de lien pour cela. Copiez l’adresse, ouvrez ${calendar} et ajoutez-la comme calendrier provenant d’Internet.`,
    cannot: (calendar) =>
      `${calendar} ne peut pas s’abonner à ce calendrier. Choisissez un autre calendrier ou copiez l’adresse.`,
    onComputer: (calendar) =>
      `${calendar} n’accepte de nouveaux abonnements que sur un ordinateur. Ouvrez-y cette page ou copiez l’adresse.`,
  },
}
