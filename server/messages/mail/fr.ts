import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fr.ts'
import { waiting } from '../waiting/fr.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirmez votre adresse e-mail : {{event}}',
      headline: 'Plus qu’une étape',
      content:
        'Un clic suffit pour confirmer votre adresse et finaliser votre inscription. Le lien est valable une heure. Vous n’êtes pas à l’origine de cette inscription ? Ignorez simplement cet e-mail.',
      button_label: 'Confirmer mon adresse',
    },
    rsvp_thank_you: {
      subject: 'Inscription confirmée : {{event}}',
      headline: 'Votre inscription est confirmée',
      content:
        'Votre adresse e-mail est vérifiée et vous êtes sur la liste. Un imprévu ? Vous pouvez modifier votre inscription à tout moment.',
      button_label: 'Voir mon inscription',
    },
    rsvp_signup_confirmation: {
      subject: 'Inscription confirmée : {{event}}',
      headline: 'Votre inscription est confirmée',
      content: 'Vous n’avez plus rien à faire. Un imprévu ? Vous pouvez modifier votre inscription à tout moment.',
      button_label: 'Voir mon inscription',
    },
    rsvp_change_confirmation: {
      subject: 'Inscription modifiée : {{event}}',
      headline: 'Votre inscription a été modifiée',
      content: 'Voici votre inscription à jour. Vous n’avez rien modifié ? Ouvrez-la pour la corriger.',
      button_label: 'Voir mon inscription',
    },
    rsvp_event_update: {
      subject: 'Événement modifié : {{event}}',
      headline: 'Cet événement a changé',
      content: 'Voici les informations à jour.',
      button_label: 'Voir mon inscription',
    },
    rsvp_magic_link: {
      subject: 'Le lien vers votre inscription : {{event}}',
      headline: 'Accédez à votre inscription',
      content:
        'Ce lien vous permet de consulter ou de modifier votre inscription. Il est valable une heure. Vous n’avez rien demandé ? Ignorez simplement cet e-mail.',
      button_label: 'Ouvrir mon inscription',
    },
    rsvp_second_signup: {
      subject: 'Vous avez déjà répondu : {{event}}',
      headline: 'Nous avons déjà votre réponse',
      content:
        'Une nouvelle inscription a été envoyée avec cette adresse, sans doute par vous. Rien n’a changé. Ce lien vous permet de consulter ou de modifier votre inscription. Il est valable une heure.',
      button_label: 'Ouvrir mon inscription',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Vous viendrez peut-être : {{event}}',
      headline: 'Vous viendrez peut-être',
      content: 'Votre « peut-être » est noté. Tenez-nous au courant dès que vous aurez décidé.',
    },
    declined: {
      subject: 'Vous ne participez pas : {{event}}',
      headline: 'Vous ne participez pas',
      content: 'Merci de nous avoir prévenus. Vous changez d’avis ? Vous pouvez modifier votre réponse à tout moment.',
    },
  },
  again: {
    confirmed: 'Votre inscription est déjà enregistrée',
    undecided: 'Votre réponse reste « peut-être »',
    waiting: 'Vous êtes déjà sur la liste d’attente',
    declined: {
      headline: 'Votre réponse reste « je ne participe pas »',
      content:
        'Une nouvelle inscription a été envoyée avec cette adresse, sans doute par vous. Nous n’avons rien changé : votre réponse reste « je ne participe pas ». Finalement, vous pouvez venir ? Dites-le-nous via ce lien. Il est valable une heure.',
      button_label: 'Finalement, je viens',
    },
  },
  cancelled: {
    subject: 'Annulé : {{event}}',
    headline: 'Cet événement est annulé',
    content: 'Il n’aura pas lieu. Vous n’avez rien à faire.',
  },
  removed: {
    subject: 'Votre inscription a été annulée : {{event}}',
    headline: 'Vous n’êtes plus sur la liste',
    content: 'L’organisateur a annulé votre inscription. Si cela vous surprend, contactez-le.',
  },
  changes: {
    was: 'Avant',
    now: 'Désormais',
    title: 'Nom',
    moved: 'Nouvelle date ou heure',
    place: 'Nouveau lieu',
    added: 'Date ajoutée',
    off: 'Date annulée',
    resumed: 'Finalement maintenu',
  },
  note: (organizer) => `Un mot de ${organizer}`,
  status: {
    confirmed: 'Je participe',
    undecided: 'Peut-être',
    declined: 'Je ne participe pas',
    waiting: waiting.status,
  },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Votre réponse',
  covers: 'Votre inscription vaut pour toutes les dates.',
  places: 'Nombre de places',
  ticket: { label: 'Votre billet', hint: 'Présentez ce code à l’entrée.' },
  attached: 'Vous trouverez en pièce jointe une invitation pour votre calendrier.',
  attachedForOthers: 'Pour Apple et tous les autres calendriers, ouvrez la pièce jointe.',
  attachedUpdate: 'La pièce jointe met à jour votre calendrier.',
  attachedRemoval: 'La pièce jointe retire l’événement de votre calendrier.',
  withoutButton: 'Le bouton ne fonctionne pas ? Ouvrez ce lien :',
  reason: 'Vous recevez cet e-mail à la suite de votre inscription à cet événement.',
  reasonOfStranger:
    'Vous recevez cet e-mail parce que cette adresse a été utilisée pour une inscription à cet événement.',
  unsubscribe: 'Se désabonner des mises à jour',
}
