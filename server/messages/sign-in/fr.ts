import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  name: 'Votre nom',
  optional: 'facultatif',
  passwordHint: 'Au moins 10 caractères. Quelques mots au hasard conviennent bien.',
  passwordOptional: 'Vous pouvez le laisser vide et vous connecter autrement.',
  back: 'Retour à la connexion',
  proceed: 'Continuer',
  roles: { owner: 'Propriétaire', admin: 'Administrateur', editor: 'Rédacteur', viewer: 'Lecteur' },
  errors: {
    email: 'Saisissez une adresse e-mail telle que anne@example.org.',
    name: 'Saisissez votre nom sur une ligne.',
    wrong: 'L’adresse e-mail ou le mot de passe est incorrect.',
    missingPassword: 'Saisissez votre mot de passe.',
    short: 'Utilisez au moins 10 caractères.',
    long: 'Utilisez au plus 1000 caractères.',
    common: 'Ce mot de passe est l’un des plus courants. Choisissez-en un autre.',
    taken: 'Un compte existe déjà avec cette adresse. Utilisez-en une autre.',
    several: 'Veuillez vérifier les champs signalés.',
    noPasswords: 'Les mots de passe ne sont pas utilisés sur ce serveur. Connectez-vous autrement.',
    noLinks: 'Les liens de connexion par e-mail ne sont pas utilisés sur ce serveur. Connectez-vous autrement.',
    tooMany: (when) => `Trop de tentatives. Réessayez ${when}.`,
    tooManyMails: (when) =>
      `Nous avons déjà envoyé plusieurs e-mails. Consultez votre boîte de réception ou réessayez ${when}.`,
  },
  start: { text: 'Pages d’événements, inscriptions et calendriers à enregistrer d’un geste.', docs: 'Documentation' },
  signIn: {
    title: 'Se connecter',
    button: 'Se connecter',
    or: 'ou',
    link: 'Recevoir un lien par e-mail',
    forgot: 'Mot de passe oublié ?',
    already: (email) => `Vous êtes connecté en tant que ${email}.`,
  },
  ask: {
    title: 'Demander un lien',
    text: 'Ce serveur ne peut pas envoyer d’e-mails. Demandez un lien de connexion à la personne qui le gère. Cette commande le crée :',
    operator: 'Demandez un lien de connexion à la personne qui gère ce serveur. Cette commande le crée :',
  },
  sent: {
    title: 'Consultez votre boîte de réception',
    link: (email) =>
      `Si ${email} a un compte, un lien de connexion est en route. Il fonctionne une fois, pendant 15 minutes.`,
    password: (email) =>
      `Si ${email} a un compte, un lien pour choisir un nouveau mot de passe est en route. Il fonctionne une fois, pendant une heure.`,
    spam: 'Rien reçu ? Regardez dans les courriers indésirables ou vérifiez l’adresse.',
  },
  forgot: {
    title: 'Mot de passe oublié ?',
    text: 'Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    button: 'Envoyer le lien',
  },
  choose: {
    title: 'Choisir un nouveau mot de passe',
    text: (email) => `Pour ${email}. Vos autres appareils seront déconnectés.`,
    button: 'Enregistrer et se connecter',
  },
  link: {
    title: 'Vous y êtes presque',
    text: (email) => `Continuez pour vous connecter en tant que ${email}.`,
    button: 'Se connecter',
  },
  owner: {
    title: 'Créer votre compte',
    text: (organization) => `Vous serez propriétaire de ${organization}.`,
    button: 'Créer votre compte',
  },
  invitation: {
    title: (organization) => `Rejoindre ${organization}`,
    by: 'Invitation de',
    role: 'Votre rôle',
    account: 'Votre compte',
    button: 'Accepter l’invitation',
    other: (email) => `Vous êtes connecté en tant que ${email}. Si vous acceptez, cette session prend fin.`,
    signIn: (email) => `Cette invitation est destinée à ${email}. Connectez-vous avec ce compte pour l’accepter.`,
  },
  newAddress: {
    title: 'Confirmez votre nouvelle adresse e-mail',
    text: (email) => `Vous vous connecterez avec ${email}. Vos autres appareils seront déconnectés.`,
    button: 'Confirmer l’adresse',
    signIn: 'Connectez-vous à votre compte pour confirmer la nouvelle adresse.',
  },
  outdated: {
    title: 'Ce lien ne fonctionne plus',
    text: 'Il a peut-être expiré ou déjà servi. Vous pouvez en demander un autre.',
    invitation: 'Il a peut-être expiré ou déjà servi. Demandez-en un autre à la personne qui vous a invité.',
    used: 'Il a peut-être expiré ou déjà servi.',
  },
  passkey: {
    button: 'Se connecter avec une clé d’accès',
    failed: 'Cette clé d’accès ne fonctionne pas ici. Réessayez ou connectez-vous autrement.',
  },
  oidc: {
    button: (name) => `Continuer avec ${name}`,
    titles: { failed: 'La connexion n’a pas abouti', account: 'Ce compte ne peut pas se connecter ici' },
    again: 'Réessayer',
    other: 'Utiliser un autre compte',
    texts: {
      away: (name) => `${name} ne répond pas pour le moment. Réessayez dans quelques minutes.`,
      busy: () => 'Il y a eu trop de tentatives. Réessayez dans une minute.',
      cancelled: (name) => `La connexion à ${name} a été annulée.`,
      outdated: () => 'Cela a pris trop de temps, ou la page a été ouverte deux fois. Recommencez dans ce navigateur.',
      wrong: (name) =>
        `${name} et ce serveur ne s’accordent pas sur la connexion. Réessayez. Si cela se reproduit, prévenez la personne qui gère ce serveur.`,
      unverified: (name) =>
        `${name} ne confirme pas votre adresse e-mail. Confirmez-la d’abord là-bas ou demandez-le à votre administrateur.`,
      unknown: () => 'Personne n’a encore accès avec cette adresse e-mail. Demandez à un collègue de vous inviter.',
      'no-role': (name) =>
        `Votre compte chez ${name} n’est dans aucun groupe autorisé. Demandez à votre administrateur de vous ajouter.`,
      taken: (name) =>
        `Un autre compte chez ${name} est déjà associé à cette adresse e-mail. Adressez-vous à la personne qui gère ce serveur.`,
    },
  },
  signedOut: {
    title: 'Vous êtes déconnecté',
    text: 'À bientôt.',
    again: 'Se reconnecter',
  },
  home: {
    noScript: 'L’application a besoin de JavaScript. Activez-le dans votre navigateur et rechargez la page.',
    signOut: 'Se déconnecter',
  },
  missing: {
    title: 'Cette page n’existe pas',
    text: 'Vérifiez l’adresse ou recommencez.',
  },
  tooLarge: {
    title: 'Ce formulaire est trop volumineux',
    text: 'Rien n’a été enregistré. Revenez en arrière et raccourcissez votre saisie.',
  },
  otherSite: {
    title: 'Ce formulaire ne vient pas de notre page',
    text: 'Pour protéger votre compte, rien n’a été modifié. Veuillez rouvrir la page.',
  },
  crowded: {
    title: 'Un instant',
    text: 'Trop de personnes se connectent en ce moment. Veuillez réessayer dans quelques secondes.',
  },
  mails: {
    sign_in_link: {
      subject: 'Votre lien de connexion',
      headline: 'Se connecter',
      content:
        'Ce bouton vous connecte une fois, dans les 15 minutes. Si vous n’avez rien demandé, ignorez ce message.',
      button: 'Se connecter',
    },
    password_reset: {
      subject: 'Choisir un nouveau mot de passe',
      headline: 'Choisir un nouveau mot de passe',
      content:
        'Le bouton fonctionne une fois, pendant une heure. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe ne change pas.',
      button: 'Choisir un nouveau mot de passe',
    },
    password_changed: {
      subject: 'Votre mot de passe a été modifié',
      headline: 'Votre mot de passe a été modifié',
      content:
        'Vos autres appareils ont été déconnectés. Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et prévenez la personne qui gère ce serveur.',
      button: 'Choisir un nouveau mot de passe',
    },
    passkey_added: {
      subject: 'Une clé d’accès a été ajoutée à votre compte',
      content:
        'Elle permet de se connecter à votre place. Ce n’était pas vous ? Connectez-vous, supprimez-la et prévenez la personne qui gère ce serveur.',
    },
    passkey_removed: {
      subject: 'Une clé d’accès a été retirée de votre compte',
      content:
        'Elle ne permet plus de se connecter. Ce n’était pas vous ? Connectez-vous, vérifiez votre compte et prévenez la personne qui gère ce serveur.',
    },
    email_change: {
      subject: 'Confirmez votre nouvelle adresse e-mail',
      content:
        'Le bouton fonctionne une fois, pendant 15 minutes. Ensuite, vous vous connectez avec cette adresse. Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
      button: 'Confirmer l’adresse',
    },
    email_taken: {
      subject: 'Un compte existe déjà avec cette adresse',
      content:
        'Quelqu’un a voulu l’utiliser pour un autre compte. Rien n’a été modifié. Si c’était vous, connectez-vous avec cette adresse ou choisissez-en une autre. Sinon, ignorez ce message.',
    },
    email_changed: {
      subject: 'L’adresse e-mail de votre compte a été modifiée',
      content: (email) =>
        `La nouvelle adresse est ${email}. Vos autres appareils ont été déconnectés. Ce n’était pas vous ? Prévenez tout de suite la personne qui gère ce serveur.`,
    },
    invitation: {
      subject: (organization) => `Rejoindre ${organization}`,
      headline: (organization) => `Vous êtes invité à rejoindre ${organization}`,
      by: (inviter) => `${inviter} souhaite préparer des événements avec vous.`,
      content: 'L’invitation est valable 7 jours.',
      button: 'Voir l’invitation',
    },
    reason: 'Vous recevez ce message en raison de votre compte sur ce serveur.',
    invited: 'Vous recevez ce message parce que quelqu’un a invité cette adresse.',
    claimed: 'Vous recevez ce message parce que quelqu’un veut utiliser cette adresse pour son compte.',
  },
}
