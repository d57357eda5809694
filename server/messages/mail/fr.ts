import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fr.ts'
import { waiting } from '../waiting/fr.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Confirmez votre adresse e-mail : {{event}}',
      headline: 'Plus qu’une étape',
      content:
        'Un clic suffit pour confirmer votre adresse et finaliser votre inscription. Le lien est valable une heure. Vous ne vous êtes pas inscrit ? Ignorez simplement ce message.',
      button_label: 'Confirmer mon adresse',
    },
    rsvp_thank_you: {
      subject: 'C’est noté, vous venez : {{event}}',
      headline: 'C’est noté, vous venez',
      content:
        'Votre adresse e-mail est confirmée et vous êtes sur la liste. Un imprévu ? Vous pouvez modifier votre inscription à tout moment.',
      button_label: 'Voir mon inscription',
    },
    rsvp_signup_confirmation: {
      subject: 'C’est noté, vous venez : {{event}}',
      headline: 'C’est noté, vous venez',
      content: 'Tout est en ordre. Un imprévu ? Vous pouvez modifier votre inscription à tout moment.',
      button_label: 'Voir mon inscription',
    },
    rsvp_change_confirmation: {
      subject: 'Inscription modifiée : {{event}}',
      headline: 'Votre inscription est à jour',
      content:
        'Voici votre inscription telle qu’elle est maintenant. Vous n’avez rien changé ? Ouvrez-la pour la corriger.',
      button_label: 'Voir mon inscription',
    },
    rsvp_event_update: {
      subject: 'Du changement : {{event}}',
      headline: 'Cet événement a changé',
      content: 'Voici les informations à jour.',
      button_label: 'Voir mon inscription',
    },
    rsvp_magic_link: {
      subject: 'Votre lien d’inscription : {{event}}',
      headline: 'Ouvrir votre inscription',
      content:
        'Ce lien permet de consulter et de modifier votre inscription. Il est valable une heure. Vous n’avez rien demandé ? Ignorez simplement ce message.',
      button_label: 'Ouvrir mon inscription',
    },
    rsvp_second_signup: {
      subject: 'Vous avez déjà répondu : {{event}}',
      headline: 'Nous avons déjà votre réponse',
      content:
        'Quelqu’un, sans doute vous, s’est de nouveau inscrit avec cette adresse. Rien n’a changé. Ce lien permet de consulter et de modifier votre inscription. Il est valable une heure.',
      button_label: 'Ouvrir mon inscription',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  replies: {
    undecided: {
      subject: 'Vous viendrez peut-être : {{event}}',
      headline: 'Vous viendrez peut-être',
      content: 'Votre « peut-être » est noté. Prévenez-nous dès que vous aurez décidé.',
    },
    declined: {
      subject: 'Vous ne pourrez pas venir : {{event}}',
      headline: 'Vous ne pourrez pas venir',
      content: 'Merci de nous avoir prévenus. Vous changez d’avis ? Vous pouvez modifier votre réponse à tout moment.',
    },
  },
  cancelled: {
    subject: 'Annulé : {{event}}',
    headline: 'Cet événement est annulé',
    content: 'Il n’aura pas lieu. Vous n’avez rien à faire.',
  },
  removed: {
    subject: 'Votre inscription a été retirée : {{event}}',
    headline: 'Vous n’êtes plus inscrit',
    content: 'L’organisateur a retiré votre inscription. Si cela vous surprend, contactez-le.',
  },
  changes: {
    was: 'Avant',
    now: 'Désormais',
    title: 'Nom',
    moved: 'Nouvelle date ou heure',
    place: 'Nouveau lieu',
    added: 'Date ajoutée',
    off: 'Date annulée',
    resumed: 'De nouveau au programme',
  },
  note: (organizer) => `Un mot de ${organizer}`,
  status: { confirmed: 'Présent', undecided: 'Peut-être', declined: 'Absent', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Votre réponse',
  covers: 'Votre inscription vaut pour toutes les dates.',
  places: 'Nombre de places',
  ticket: { label: 'Votre billet', hint: 'Présentez ce code à l’entrée.' },
  more: (count) => (count === 1 ? 'et 1 autre date' : `et ${count} autres dates`),
  attached: 'Une invitation pour votre calendrier est jointe.',
  attachedForOthers: 'Pour Apple et tous les autres calendriers, ouvrez le fichier joint.',
  attachedUpdate: 'Le fichier joint met à jour l’entrée de votre calendrier.',
  attachedRemoval: 'Le fichier joint retire l’événement de votre calendrier.',
  withoutButton: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  reason: 'Vous recevez ce message parce que vous vous êtes inscrit à cet événement.',
  reasonOfStranger: 'Vous recevez ce message parce que cette adresse a servi à une inscription à cet événement.',
  unsubscribe: 'Ne plus recevoir ces mises à jour',
}
