import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-postadress',
  password: 'Lösenord',
  newPassword: 'Nytt lösenord',
  name: 'Ditt namn',
  optional: 'valfritt',
  passwordHint: 'Minst 10 tecken. Några slumpmässiga ord fungerar bra.',
  passwordOptional: 'Du kan lämna det tomt och logga in på ett annat sätt.',
  back: 'Tillbaka till inloggningen',
  proceed: 'Fortsätt',
  roles: { owner: 'Ägare', admin: 'Administratör', editor: 'Redaktör', viewer: 'Läsare' },
  errors: {
    email: 'Ange en e-postadress som anna@example.org.',
    name: 'Ange ditt namn på en rad.',
    wrong: 'E-postadressen eller lösenordet stämmer inte.',
    missingPassword: 'Ange ditt lösenord.',
    short: 'Använd minst 10 tecken.',
    long: 'Använd högst 1 000 tecken.',
    common: 'Det här är ett av de vanligaste lösenorden. Välj ett annat.',
    taken: 'Det finns redan ett konto med den här adressen. Använd en annan.',
    several: 'Kontrollera de markerade fälten.',
    noPasswords: 'Lösenord används inte på den här servern. Logga in på ett annat sätt.',
    noLinks: 'Inloggningslänkar via mejl används inte på den här servern. Logga in på ett annat sätt.',
    tooMany: (when) => `För många försök. Försök igen ${when}.`,
    tooManyMails: (when) => `Vi har redan skickat flera mejl. Titta i din inkorg eller försök igen ${when}.`,
  },
  start: { text: 'Evenemangssidor, anmälningar och kalendrar som sparas med ett tryck.', docs: 'Dokumentation' },
  signIn: {
    title: 'Logga in',
    button: 'Logga in',
    or: 'eller',
    link: 'Mejla mig en inloggningslänk',
    forgot: 'Glömt lösenordet?',
    already: (email) => `Du är inloggad som ${email}.`,
  },
  ask: {
    title: 'Be om en länk',
    text: 'Servern kan inte skicka mejl. Be den som sköter den om en inloggningslänk. Den skapas med det här kommandot:',
    operator: 'Be den som sköter servern om en inloggningslänk. Den skapas med det här kommandot:',
  },
  sent: {
    title: 'Titta i din inkorg',
    link: (email) => `Om ${email} har ett konto är en inloggningslänk på väg. Den fungerar en gång, i 15 minuter.`,
    password: (email) =>
      `Om ${email} har ett konto är en länk för att välja nytt lösenord på väg. Den fungerar en gång, i en timme.`,
    spam: 'Har inget kommit? Titta i skräpposten eller kontrollera adressen.',
  },
  forgot: {
    title: 'Glömt lösenordet?',
    text: 'Ange din e-postadress. Vi skickar en länk där du kan välja ett nytt lösenord.',
    button: 'Skicka länk',
  },
  choose: {
    title: 'Välj ett nytt lösenord',
    text: (email) => `För ${email}. Dina andra enheter loggas ut.`,
    button: 'Spara och logga in',
  },
  link: {
    title: 'Nästan klart',
    text: (email) => `Fortsätt för att logga in som ${email}.`,
    button: 'Logga in',
  },
  owner: {
    title: 'Skapa ditt konto',
    text: (organization) => `Du blir ägare av ${organization}.`,
    button: 'Skapa ditt konto',
  },
  invitation: {
    title: (organization) => `Gå med i ${organization}`,
    by: 'Inbjuden av',
    role: 'Din roll',
    account: 'Ditt konto',
    button: 'Acceptera inbjudan',
    other: (email) => `Du är inloggad som ${email}. Om du accepterar avslutas den sessionen.`,
    signIn: (email) => `Inbjudan gäller ${email}. Logga in med det kontot för att acceptera den.`,
  },
  newAddress: {
    title: 'Bekräfta din nya e-postadress',
    text: (email) => `Du loggar hädanefter in med ${email}. Dina andra enheter loggas ut.`,
    button: 'Bekräfta adressen',
    signIn: 'Logga in på ditt konto för att bekräfta den nya adressen.',
  },
  outdated: {
    title: 'Länken fungerar inte längre',
    text: 'Den kan ha gått ut eller redan ha använts. Du kan be om en ny.',
    invitation: 'Den kan ha gått ut eller redan ha använts. Be den som bjöd in dig om en ny.',
    used: 'Den kan ha gått ut eller redan ha använts.',
  },
  passkey: {
    button: 'Logga in med en passkey',
    failed: 'Den här passkeyn fungerar inte här. Försök igen eller logga in på ett annat sätt.',
  },
  oidc: {
    button: (name) => `Fortsätt med ${name}`,
    titles: { failed: 'Det gick inte att logga in', account: 'Kontot har ingen åtkomst här' },
    again: 'Försök igen',
    other: 'Använd ett annat konto',
    texts: {
      away: (name) => `${name} svarar inte just nu. Försök igen om några minuter.`,
      busy: () => 'Det har varit för många försök. Försök igen om en minut.',
      cancelled: (name) => `Inloggningen hos ${name} avbröts.`,
      outdated: () => 'Det tog för lång tid, eller så öppnades sidan två gånger. Börja om i den här webbläsaren.',
      wrong: (name) =>
        `${name} och den här servern är inte överens om inloggningen. Försök igen. Om det händer igen, meddela den som sköter servern.`,
      unverified: (name) =>
        `${name} bekräftar inte din e-postadress. Bekräfta den där först, eller be din administratör göra det.`,
      unknown: () => 'Ingen med den här e-postadressen har åtkomst än. Be en kollega bjuda in dig.',
      'no-role': (name) =>
        `Ditt konto hos ${name} finns inte i någon grupp med åtkomst. Be din administratör lägga till dig.`,
      taken: (name) =>
        `Ett annat konto hos ${name} hör redan till den här e-postadressen. Fråga den som sköter servern.`,
    },
  },
  signedOut: {
    title: 'Du är utloggad',
    text: 'Vi ses snart.',
    again: 'Logga in igen',
  },
  home: {
    noScript: 'Appen behöver JavaScript. Slå på det i webbläsaren och ladda om sidan.',
    signOut: 'Logga ut',
  },
  missing: {
    title: 'Sidan finns inte',
    text: 'Kontrollera om adressen är felskriven, eller börja om.',
  },
  tooLarge: {
    title: 'Formuläret är för stort',
    text: 'Inget sparades. Gå tillbaka och korta ner det du skrev.',
  },
  otherSite: {
    title: 'Formuläret kom inte från vår sida',
    text: 'För att skydda ditt konto har inget ändrats. Öppna sidan igen.',
  },
  crowded: {
    title: 'Ett ögonblick',
    text: 'Alltför många loggar in just nu. Försök igen om några sekunder.',
  },
  mails: {
    sign_in_link: {
      subject: 'Din inloggningslänk',
      headline: 'Logga in',
      content:
        'Med den här knappen loggar du in en gång, inom 15 minuter. Om du inte har bett om detta kan du bortse från mejlet.',
      button: 'Logga in',
    },
    password_reset: {
      subject: 'Välj ett nytt lösenord',
      headline: 'Välj ett nytt lösenord',
      content:
        'Knappen fungerar en gång, i en timme. Om du inte har bett om detta kan du bortse från mejlet, så ändras inte ditt lösenord.',
      button: 'Välj ett nytt lösenord',
    },
    password_changed: {
      subject: 'Ditt lösenord har ändrats',
      headline: 'Ditt lösenord har ändrats',
      content:
        'Dina andra enheter har loggats ut. Var det inte du? Välj genast ett nytt lösenord och meddela den som sköter servern.',
      button: 'Välj ett nytt lösenord',
    },
    passkey_added: {
      subject: 'En passkey lades till i ditt konto',
      content:
        'Den kan användas för att logga in som du. Var det inte du? Logga in, ta bort den och meddela den som sköter servern.',
    },
    passkey_removed: {
      subject: 'En passkey togs bort från ditt konto',
      content:
        'Den kan inte längre användas för att logga in. Var det inte du? Logga in, kontrollera ditt konto och meddela den som sköter servern.',
    },
    email_change: {
      subject: 'Bekräfta din nya e-postadress',
      content:
        'Knappen fungerar en gång, i 15 minuter. Därefter loggar du in med den här adressen. Om du inte har bett om detta kan du bortse från mejlet, så ändras ingenting.',
      button: 'Bekräfta adressen',
    },
    email_taken: {
      subject: 'Det finns redan ett konto med den här adressen',
      content:
        'Någon ville använda den för ett annat konto. Ingenting har ändrats. Om det var du, logga in med adressen eller välj en annan. Annars kan du bortse från mejlet.',
    },
    email_changed: {
      subject: 'E-postadressen för ditt konto har ändrats',
      content: (email) =>
        `Den är nu ${email}. Dina andra enheter har loggats ut. Var det inte du? Meddela genast den som sköter servern.`,
    },
    invitation: {
      subject: (organization) => `Gå med i ${organization}`,
      headline: (organization) => `Du är inbjuden till ${organization}`,
      by: (inviter) => `${inviter} vill arbeta med evenemang tillsammans med dig.`,
      content: 'Inbjudan gäller i 7 dagar.',
      button: 'Visa inbjudan',
    },
    reason: 'Du får det här mejlet på grund av ditt konto på servern.',
    invited: 'Du får det här mejlet för att någon har bjudit in adressen.',
    claimed: 'Du får det här mejlet för att någon vill använda adressen för sitt konto.',
  },
}
