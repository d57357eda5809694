import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Adresse e-mail',
  question: 'Serez-vous des nôtres ?',
  confirmed: 'Oui',
  undecided: 'Peut-être',
  declined: 'Non',
  places: 'Nombre de places',
  seatsLeft: (count) => (count < 2 ? `Il reste ${count} place` : `Il reste ${count} places`),
  send: (seats) => (seats < 2 ? 'Confirmer ma place' : `Confirmer mes ${seats} places`),
  sendAnswer: 'Envoyer ma réponse',
  fullText: 'Une place peut se libérer si quelqu’un se désiste.',
  closedText: 'Il n’est plus possible de s’inscrire à cet événement.',
  unavailable: 'L’inscription n’est pas possible pour le moment',
  unavailableText: 'Veuillez réessayer dans quelques minutes.',
  alreadyIn: 'Vous avez déjà répondu ? Modifiez votre inscription',
  change: 'Modifier mon inscription',
  again: 'Inscrire une autre personne',
  errors: {
    email: 'Veuillez saisir une adresse e-mail valide.',
    answer: 'Veuillez choisir une réponse.',
    places: (most) =>
      most === 1 ? 'Vous ne pouvez réserver qu’une seule place.' : `Veuillez choisir de 1 à ${most} places.`,
    field: 'Veuillez vérifier ce champ.',
    late: 'Le formulaire est resté ouvert trop longtemps. Veuillez l’envoyer à nouveau.',
    again: 'L’envoi n’a pas abouti. Veuillez réessayer.',
    tooMany: 'Trop d’inscriptions proviennent de votre réseau. Veuillez réessayer plus tard.',
    tooManyMails: 'Trop d’e-mails sont en attente pour cette adresse. Veuillez réessayer plus tard.',
  },
  done: {
    confirmed: {
      text: 'Vous recevrez un e-mail avec toutes les informations utiles.',
    },
    undecided: {
      text: (seats) =>
        seats < 2
          ? 'Nous vous gardons une place. Vous pourrez vous décider plus tard avec le lien de notre e-mail.'
          : `Nous vous gardons ${seats} places. Vous pourrez vous décider plus tard avec le lien de notre e-mail.`,
    },
    declined: {
      text: 'Si vous changez d’avis, utilisez le lien de notre e-mail.',
    },
    pending: {
      title: 'Consultez votre boîte mail',
      text: 'Vous allez recevoir un lien par e-mail. Ouvrez-le dans l’heure qui suit sa réception pour confirmer votre inscription.',
    },
  },
}
