import type { Translation } from './en.ts'
import { signUp } from './sign-up/fr.ts'

export const fr: Translation = {
  add: 'Ajouter au calendrier',
  calendars: {
    ical: 'Fichier iCal',
  },
  close: 'Fermer',
  continue: 'Continuer',
  unavailable: 'Le bouton de calendrier n’a pas pu être chargé.',
  openPage: 'Ouvrir la page de l’événement',
  dates: {
    title: 'Choisissez une date',
    text: 'Cet événement a lieu à plusieurs dates. Vous pouvez les ajouter une par une.',
  },
  cancelled: 'Annulé',
  cancelledHint: 'Cette date est annulée. Si elle figure déjà dans votre calendrier, mettez-la à jour.',
  expired: 'Cet événement est terminé',
  recurring: 'Récurrence',
  online: 'En ligne',
  subscribe: 'S’abonner au calendrier',
  overview: {
    empty: 'Il n’y a aucun événement à venir pour le moment.',
    more: 'Afficher tous les événements',
  },
  rsvp: 'S’inscrire',
  rsvpExpired: 'Les inscriptions sont closes',
  rsvpFull: 'Complet',
  thanks: 'Merci',
  share: {
    mail: 'Envoyer par e-mail',
    copy: 'Copier le lien',
    copied: 'Copié',
    subject: 'Un événement pour vous',
  },
  form: {
    send: 'Envoyer',
    sending: 'Envoi en cours…',
    sent: 'Votre réponse a été envoyée.',
    failed: 'Votre réponse n’a pas pu être envoyée. Veuillez réessayer.',
    required: 'Veuillez remplir ce champ.',
    choose: 'Veuillez choisir une option.',
    tick: 'Veuillez cocher cette case.',
    number: 'Veuillez saisir un nombre.',
    optional: 'facultatif',
    goesTo: (host) => `Vos données seront envoyées à ${host}.`,
  },
  signUp,
  saved: 'Ajouté à votre calendrier',
  newWindow: 's’ouvre dans une nouvelle fenêtre',
  madeWith: (product) => `Créé avec ${product}`,
}
