import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-mailadres',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  name: 'Je naam',
  optional: 'optioneel',
  passwordHint: 'Minstens 10 tekens. Een paar willekeurige woorden werken goed.',
  passwordOptional: 'Je kunt het leeg laten en op een andere manier inloggen.',
  back: 'Terug naar inloggen',
  proceed: 'Doorgaan',
  roles: { owner: 'Eigenaar', admin: 'Beheerder', editor: 'Redacteur', viewer: 'Lezer' },
  errors: {
    email: 'Vul een e-mailadres in zoals anna@example.org.',
    name: 'Vul je naam in op één regel.',
    wrong: 'E-mailadres of wachtwoord klopt niet.',
    missingPassword: 'Vul je wachtwoord in.',
    short: 'Gebruik minstens 10 tekens.',
    long: 'Gebruik hoogstens 1000 tekens.',
    common: 'Dit is een van de meest gebruikte wachtwoorden. Kies een ander.',
    taken: 'Er is al een account met dit adres. Gebruik een ander.',
    several: 'Controleer de gemarkeerde velden.',
    noPasswords: 'Op deze server worden geen wachtwoorden gebruikt. Log op een andere manier in.',
    noLinks: 'Op deze server worden geen inloglinks per mail gebruikt. Log op een andere manier in.',
    tooMany: (when) => `Te veel pogingen. Probeer het ${when} opnieuw.`,
    tooManyMails: (when) => `We hebben al meerdere mails gestuurd. Kijk in je inbox of probeer het ${when} opnieuw.`,
  },
  start: { text: 'Evenementpagina’s, aanmeldingen en agenda’s die je met één tik opslaat.', docs: 'Documentatie' },
  signIn: {
    title: 'Inloggen',
    button: 'Inloggen',
    or: 'of',
    link: 'Stuur me een inloglink',
    forgot: 'Wachtwoord vergeten?',
    already: (email) => `Je bent ingelogd als ${email}.`,
  },
  ask: {
    title: 'Vraag om een link',
    text: 'Deze server kan geen mail versturen. Vraag de beheerder om een inloglink. Deze opdracht maakt er een:',
    operator: 'Vraag de beheerder van deze server om een inloglink. Deze opdracht maakt er een:',
  },
  sent: {
    title: 'Kijk in je inbox',
    link: (email) =>
      `Als ${email} een account heeft, is er een inloglink onderweg. Hij werkt één keer, 15 minuten lang.`,
    password: (email) =>
      `Als ${email} een account heeft, is er een link voor een nieuw wachtwoord onderweg. Hij werkt één keer, een uur lang.`,
    spam: 'Niets ontvangen? Kijk in je spammap of controleer het adres.',
  },
  forgot: {
    title: 'Wachtwoord vergeten?',
    text: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
    button: 'Link sturen',
  },
  choose: {
    title: 'Kies een nieuw wachtwoord',
    text: (email) => `Voor ${email}. Je andere apparaten worden uitgelogd.`,
    button: 'Opslaan en inloggen',
  },
  link: {
    title: 'Bijna klaar',
    text: (email) => `Ga door om in te loggen als ${email}.`,
    button: 'Inloggen',
  },
  owner: {
    title: 'Account aanmaken',
    text: (organization) => `Je wordt eigenaar van ${organization}.`,
    button: 'Account aanmaken',
  },
  invitation: {
    title: (organization) => `Doe mee met ${organization}`,
    by: 'Uitgenodigd door',
    role: 'Je rol',
    account: 'Je account',
    button: 'Uitnodiging accepteren',
    other: (email) => `Je bent ingelogd als ${email}. Als je accepteert, eindigt deze sessie.`,
    signIn: (email) => `Deze uitnodiging is voor ${email}. Log in met dat account om haar te accepteren.`,
  },
  newAddress: {
    title: 'Bevestig je nieuwe e-mailadres',
    text: (email) => `Je logt voortaan in met ${email}. Je andere apparaten worden uitgelogd.`,
    button: 'Adres bevestigen',
    signIn: 'Log in op je account om het nieuwe adres te bevestigen.',
  },
  outdated: {
    title: 'Deze link werkt niet meer',
    text: 'Misschien is hij verlopen of al gebruikt. Je kunt een nieuwe aanvragen.',
    invitation: 'Misschien is hij verlopen of al gebruikt. Vraag een nieuwe aan wie je heeft uitgenodigd.',
    used: 'Misschien is hij verlopen of al gebruikt.',
  },
  passkey: {
    button: 'Inloggen met een passkey',
    failed: 'Deze passkey werkt hier niet. Probeer het opnieuw of log op een andere manier in.',
  },
  oidc: {
    button: (name) => `Doorgaan met ${name}`,
    titles: { failed: 'Inloggen is niet gelukt', account: 'Dit account heeft hier geen toegang' },
    again: 'Opnieuw proberen',
    other: 'Ander account gebruiken',
    texts: {
      away: (name) => `${name} reageert nu niet. Probeer het over een paar minuten opnieuw.`,
      busy: () => 'Er waren te veel pogingen. Probeer het over een minuut opnieuw.',
      cancelled: (name) => `Het inloggen bij ${name} is geannuleerd.`,
      outdated: () => 'Het duurde te lang, of de pagina is twee keer geopend. Begin opnieuw in deze browser.',
      wrong: (name) =>
        `${name} en deze server zijn het niet eens over het inloggen. Probeer het opnieuw. Gebeurt het weer, vertel het dan de beheerder van deze server.`,
      unverified: (name) =>
        `${name} bevestigt je e-mailadres niet. Bevestig het daar eerst, of vraag het je beheerder.`,
      unknown: () => 'Niemand met dit e-mailadres heeft al toegang. Laat je door een collega uitnodigen.',
      'no-role': (name) =>
        `Je account bij ${name} zit in geen groep met toegang. Vraag je beheerder om je toe te voegen.`,
      taken: (name) =>
        `Bij dit e-mailadres hoort al een ander account van ${name}. Vraag het de beheerder van deze server.`,
    },
  },
  signedOut: {
    title: 'Je bent uitgelogd',
    text: 'Tot ziens.',
    again: 'Opnieuw inloggen',
  },
  home: {
    noScript: 'De applicatie heeft JavaScript nodig. Zet het aan in je browser en laad de pagina opnieuw.',
    signOut: 'Uitloggen',
  },
  missing: {
    title: 'Deze pagina bestaat niet',
    text: 'Controleer of het adres klopt, of begin opnieuw.',
  },
  tooLarge: {
    title: 'Dit formulier is te groot',
    text: 'Er is niets opgeslagen. Ga terug en maak wat je hebt ingevuld korter.',
  },
  otherSite: {
    title: 'Dit formulier kwam niet van onze pagina',
    text: 'Om je account te beschermen is er niets gewijzigd. Open de pagina opnieuw.',
  },
  crowded: {
    title: 'Een ogenblik',
    text: 'Er loggen nu te veel mensen in. Probeer het over een paar seconden opnieuw.',
  },
  mails: {
    sign_in_link: {
      subject: 'Je inloglink',
      headline: 'Inloggen',
      content:
        'Met deze knop log je één keer in, binnen 15 minuten. Heb je hier niet om gevraagd, negeer deze mail dan.',
      button: 'Inloggen',
    },
    password_reset: {
      subject: 'Kies een nieuw wachtwoord',
      headline: 'Kies een nieuw wachtwoord',
      content:
        'De knop werkt één keer, een uur lang. Heb je hier niet om gevraagd, negeer deze mail dan. Je wachtwoord blijft zoals het is.',
      button: 'Kies een nieuw wachtwoord',
    },
    password_changed: {
      subject: 'Je wachtwoord is gewijzigd',
      headline: 'Je wachtwoord is gewijzigd',
      content:
        'Je andere apparaten zijn uitgelogd. Was jij dit niet? Kies dan meteen een nieuw wachtwoord en vertel het de beheerder van deze server.',
      button: 'Kies een nieuw wachtwoord',
    },
    passkey_added: {
      subject: 'Er is een passkey aan je account toegevoegd',
      content:
        'Daarmee kan iemand met jouw account inloggen. Was jij dit niet? Log dan in, verwijder de passkey en vertel het de beheerder van deze server.',
    },
    passkey_removed: {
      subject: 'Er is een passkey uit je account verwijderd',
      content:
        'Je kunt er niet meer mee inloggen. Was jij dit niet? Log dan in, controleer je account en vertel het de beheerder van deze server.',
    },
    email_change: {
      subject: 'Bevestig je nieuwe e-mailadres',
      content:
        'De knop werkt één keer, 15 minuten lang. Daarna log je in met dit adres. Heb je hier niet om gevraagd, negeer deze mail dan. Er verandert niets.',
      button: 'Adres bevestigen',
    },
    email_taken: {
      subject: 'Er is al een account met dit adres',
      content:
        'Iemand wilde het voor een ander account gebruiken. Er is niets gewijzigd. Was jij dit? Log dan in met dit adres of kies een ander. Negeer anders deze mail.',
    },
    email_changed: {
      subject: 'Het e-mailadres van je account is gewijzigd',
      content: (email) =>
        `Het is nu ${email}. Je andere apparaten zijn uitgelogd. Was jij dit niet? Vertel het dan meteen de beheerder van deze server.`,
    },
    invitation: {
      subject: (organization) => `Doe mee met ${organization}`,
      headline: (organization) => `Je bent uitgenodigd voor ${organization}`,
      by: (inviter) => `${inviter} wil graag met je aan evenementen werken.`,
      content: 'De uitnodiging is 7 dagen geldig.',
      button: 'Uitnodiging bekijken',
    },
    reason: 'Je krijgt deze mail vanwege je account op deze server.',
    invited: 'Je krijgt deze mail omdat iemand dit adres heeft uitgenodigd.',
    claimed: 'Je krijgt deze mail omdat iemand dit adres voor een account wil gebruiken.',
  },
}
