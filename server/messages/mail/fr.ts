import type { MailMessages } from './en.ts'
import { reminder } from '../reminder/fr.ts'
import { waiting } from '../waiting/fr.ts'

export const mail: MailMessages = {
  texts: {
    rsvp_doi: {
      subject: 'Veuillez confirmer votre adresse e-mail : {{event}}',
      headline: 'Plus qu’une étape',
      content:
        'Confirmez votre adresse e-mail pour terminer votre inscription. Le bouton fonctionne pendant une heure. Si vous ne vous êtes pas inscrit, ignorez ce message et il ne se passera rien.',
      button_label: 'Confirmer mon adresse',
    },
    rsvp_thank_you: {
      subject: 'Votre réponse est confirmée : {{event}}',
      headline: 'Merci',
      content:
        'Votre adresse e-mail est confirmée et votre réponse est enregistrée. Le bouton ci-dessous permet de la consulter et de la modifier.',
      button_label: 'Voir ma réponse',
    },
    rsvp_signup_confirmation: {
      subject: 'Votre réponse : {{event}}',
      headline: 'Merci pour votre réponse',
      content: 'Votre réponse est enregistrée. Le bouton ci-dessous permet de la consulter et de la modifier.',
      button_label: 'Voir ma réponse',
    },
    rsvp_change_confirmation: {
      subject: 'Votre réponse a changé : {{event}}',
      headline: 'Votre modification est enregistrée',
      content:
        'Voici votre réponse telle qu’elle est maintenant. Si vous ne l’avez pas modifiée, ouvrez-la avec le bouton ci-dessous et corrigez-la.',
      button_label: 'Voir ma réponse',
    },
    rsvp_event_update: {
      subject: 'Événement modifié : {{event}}',
      headline: 'Veuillez noter les nouveaux détails',
      content: 'L’organisateur a modifié cet événement. Voici les informations à jour.',
      button_label: 'Voir ma réponse',
    },
    rsvp_magic_link: {
      subject: 'Accès à votre réponse : {{event}}',
      headline: 'Ouvrir votre réponse',
      content:
        'Le bouton ci-dessous permet de consulter et de modifier votre réponse. Il fonctionne pendant une heure. Si vous n’avez rien demandé, ignorez ce message.',
      button_label: 'Ouvrir ma réponse',
    },
    rsvp_second_signup: {
      subject: 'Vous êtes déjà inscrit : {{event}}',
      headline: 'Nous avons déjà votre réponse',
      content:
        'Quelqu’un, sans doute vous, s’est de nouveau inscrit avec cette adresse. Votre réponse n’a pas changé. Le bouton ci-dessous permet de la consulter et de la modifier ; il fonctionne pendant une heure.',
      button_label: 'Ouvrir ma réponse',
    },
    ...waiting.texts,
    ...reminder.texts,
  },
  removed: {
    subject: 'Votre inscription a été retirée : {{event}}',
    headline: 'Vous n’êtes plus inscrit',
    content: 'L’organisateur a retiré votre inscription. Si cela vous surprend, contactez-le.',
  },
  status: { confirmed: 'Présent', undecided: 'Peut-être', declined: 'Absent', waiting: waiting.status },
  heldUntil: waiting.heldUntil,
  reminder: reminder.more,
  answer: 'Votre réponse',
  places: 'Nombre de places',
  ticket: { label: 'Votre billet', hint: 'Présentez ce code à l’entrée.' },
  more: (count) => (count === 1 ? 'et 1 autre date' : `et ${count} autres dates`),
  attached: 'L’événement est joint pour votre calendrier.',
  attachedUpdate: 'Le fichier joint met à jour l’entrée de votre calendrier.',
  attachedRemoval: 'Le fichier joint retire l’événement de votre calendrier.',
  withoutButton: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  reason: 'Vous recevez ce message parce que cette adresse a servi à une inscription à cet événement.',
  unsubscribe: 'Ne plus recevoir ces mises à jour',
}
