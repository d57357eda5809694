import type { SignUpMessages } from './en.ts'

export const signUp: SignUpMessages = {
  email: 'Adresse e-mail',
  question: 'Serez-vous des nôtres ?',
  confirmed: 'Oui',
  undecided: 'Peut-être',
  declined: 'Non',
  places: 'Nombre de places',
  seatsLeft: (count) => (count < 2 ? `Il reste ${count} place` : `Il reste ${count} places`),
  send: 'Confirmer ma place',
  sendAnswer: 'Envoyer ma réponse',
  fullText: 'Il n’y a plus de place pour le moment. Une place se libère quand quelqu’un annule.',
  closedText: 'Il n’est plus possible de s’inscrire à cet événement.',
  unavailable: 'L’inscription n’est pas possible pour le moment',
  unavailableText: 'Veuillez réessayer dans quelques minutes.',
  alreadyIn: 'Vous avez déjà répondu ? Modifiez votre réponse',
  change: 'Modifier votre réponse',
  again: 'Envoyer une autre réponse',
  errors: {
    email: 'Veuillez saisir une adresse e-mail valide.',
    answer: 'Veuillez choisir une réponse.',
    places: (most) => (most === 1 ? 'Une seule place est possible.' : `Veuillez choisir de 1 à ${most} places.`),
    field: 'Veuillez vérifier ce champ.',
    late: 'Le formulaire est resté ouvert trop longtemps. Veuillez l’envoyer à nouveau.',
    again: 'L’envoi n’a pas abouti. Veuillez envoyer le formulaire à nouveau.',
    tooMany: 'Trop de réponses sont arrivées de votre réseau. Veuillez réessayer plus tard.',
    tooManyMails: 'Trop d’e-mails sont en attente pour cette adresse. Veuillez réessayer plus tard.',
  },
  done: {
    confirmed: { title: 'Votre place est réservée', text: 'Vous recevrez un e-mail avec tout ce qu’il faut savoir.' },
    undecided: {
      title: 'Merci de votre réponse',
      text: 'Nous gardons votre place. Vous pouvez encore vous décider grâce au lien dans notre e-mail.',
    },
    declined: {
      title: 'Merci de nous avoir prévenus',
      text: 'Si vous changez d’avis, utilisez le lien dans notre e-mail.',
    },
    pending: {
      title: 'Consultez votre messagerie',
      text: 'Vous allez recevoir un e-mail avec un lien. Ouvrez-le dans l’heure qui suit sa réception pour confirmer votre réponse.',
    },
  },
}
