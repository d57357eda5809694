import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Indirizzo email',
  password: 'Password',
  newPassword: 'Nuova password',
  name: 'Il tuo nome',
  optional: 'facoltativo',
  passwordHint: 'Almeno 10 caratteri. Qualche parola a caso va bene.',
  passwordOptional: 'Puoi lasciarla vuota e accedere in un altro modo.',
  back: 'Torna all’accesso',
  proceed: 'Continua',
  roles: { owner: 'Proprietario', admin: 'Amministratore', editor: 'Redattore', viewer: 'Lettore' },
  errors: {
    email: 'Inserisci un indirizzo email come anna@example.org.',
    name: 'Inserisci il tuo nome su una riga.',
    wrong: 'L’indirizzo email o la password non è corretta.',
    missingPassword: 'Inserisci la tua password.',
    short: 'Usa almeno 10 caratteri.',
    long: 'Usa al massimo 1000 caratteri.',
    common: 'Questa password è una delle più comuni. Scegline un’altra.',
    taken: 'Esiste già un account con questo indirizzo. Usane un altro.',
    several: 'Controlla i campi segnalati.',
    noPasswords: 'Su questo server non si usano password. Accedi in un altro modo.',
    noLinks: 'Su questo server non si usano link di accesso via email. Accedi in un altro modo.',
    tooMany: (when) => `Troppi tentativi. Riprova ${when}.`,
    tooManyMails: (when) => `Abbiamo già inviato diverse email. Controlla la posta in arrivo o riprova ${when}.`,
  },
  start: { text: 'Pagine di eventi, iscrizioni e calendari da salvare con un tocco.', docs: 'Documentazione' },
  signIn: {
    title: 'Accedi',
    button: 'Accedi',
    or: 'oppure',
    link: 'Ricevi un link via email',
    forgot: 'Password dimenticata?',
    already: (email) => `Hai effettuato l’accesso come ${email}.`,
  },
  ask: {
    title: 'Chiedi un link',
    text: 'Questo server non può inviare email. Chiedi un link di accesso alla persona che lo gestisce. Può crearlo con questo comando:',
    operator: 'Chiedi un link di accesso alla persona che gestisce questo server. Può crearlo con questo comando:',
  },
  sent: {
    title: 'Controlla la posta in arrivo',
    link: (email) => `Se ${email} ha un account, un link di accesso è in arrivo. Funziona una volta, per 15 minuti.`,
    password: (email) =>
      `Se ${email} ha un account, un link per scegliere una nuova password è in arrivo. Funziona una volta, per un’ora.`,
    spam: 'Non è arrivato nulla? Guarda nella posta indesiderata o controlla l’indirizzo.',
  },
  forgot: {
    title: 'Password dimenticata?',
    text: 'Inserisci il tuo indirizzo email. Ti inviamo un link per scegliere una nuova password.',
    button: 'Invia il link',
  },
  choose: {
    title: 'Scegli una nuova password',
    text: (email) => `Per ${email}. I tuoi altri dispositivi verranno disconnessi.`,
    button: 'Salva e accedi',
  },
  link: {
    title: 'Ci siamo quasi',
    text: (email) => `Continua per accedere come ${email}.`,
    button: 'Accedi',
  },
  owner: {
    title: 'Crea il tuo account',
    text: (organization) => `Sarai proprietario di ${organization}.`,
    button: 'Crea il tuo account',
  },
  invitation: {
    title: (organization) => `Unisciti a ${organization}`,
    by: 'Invito di',
    role: 'Il tuo ruolo',
    account: 'Il tuo account',
    button: 'Accetta l’invito',
    other: (email) => `Hai effettuato l’accesso come ${email}. Se accetti, questa sessione termina.`,
    signIn: (email) => `Questo invito è per ${email}. Accedi con quell’account per accettarlo.`,
  },
  newAddress: {
    title: 'Conferma il tuo nuovo indirizzo email',
    text: (email) => `Accederai con ${email}. I tuoi altri dispositivi verranno disconnessi.`,
    button: 'Conferma indirizzo',
    signIn: 'Accedi al tuo account per confermare il nuovo indirizzo.',
  },
  outdated: {
    title: 'Questo link non funziona più',
    text: 'Forse è scaduto o è già stato usato. Puoi chiederne un altro.',
    invitation: 'Forse è scaduto o è già stato usato. Chiedine un altro a chi ti ha invitato.',
    used: 'Forse è scaduto o è già stato usato.',
  },
  passkey: {
    button: 'Accedi con una passkey',
    failed: 'Questa passkey non funziona qui. Riprova o accedi in un altro modo.',
  },
  oidc: {
    button: (name) => `Continua con ${name}`,
    titles: { failed: 'L’accesso non è riuscito', account: 'Questo account non può accedere qui' },
    again: 'Riprova',
    other: 'Usa un altro account',
    texts: {
      away: (name) => `${name} non risponde in questo momento. Riprova tra qualche minuto.`,
      busy: () => 'Ci sono stati troppi tentativi. Riprova tra un minuto.',
      cancelled: (name) => `L’accesso con ${name} è stato annullato.`,
      outdated: () =>
        'È passato troppo tempo, oppure la pagina è stata aperta due volte. Ricomincia in questo browser.',
      wrong: (name) =>
        `${name} e questo server non sono d’accordo sull’accesso. Riprova. Se succede di nuovo, avvisa la persona che gestisce questo server.`,
      unverified: (name) =>
        `${name} non conferma il tuo indirizzo email. Confermalo prima lì o chiedilo al tuo amministratore.`,
      unknown: () => 'Nessuno ha ancora accesso con questo indirizzo email. Chiedi a un collega di invitarti.',
      'no-role': (name) =>
        `Il tuo account ${name} non è in nessun gruppo con accesso. Chiedi al tuo amministratore di aggiungerti.`,
      taken: (name) =>
        `Un altro account ${name} è già associato a questo indirizzo email. Rivolgiti alla persona che gestisce questo server.`,
    },
  },
  signedOut: {
    title: 'Ti sei disconnesso',
    text: 'A presto.',
    again: 'Accedi di nuovo',
  },
  home: {
    noScript: 'L’applicazione richiede JavaScript. Attivalo nel browser e ricarica la pagina.',
    signOut: 'Esci',
  },
  missing: {
    title: 'Questa pagina non esiste',
    text: 'Controlla che l’indirizzo sia scritto bene o ricomincia.',
  },
  tooLarge: {
    title: 'Questo modulo è troppo grande',
    text: 'Non è stato salvato nulla. Torna indietro e accorcia quello che hai scritto.',
  },
  otherSite: {
    title: 'Questo modulo non arriva dalla nostra pagina',
    text: 'Per proteggere il tuo account non è stato cambiato nulla. Apri di nuovo la pagina.',
  },
  crowded: {
    title: 'Un momento',
    text: 'Troppe persone stanno accedendo. Riprova tra qualche secondo.',
  },
  mails: {
    sign_in_link: {
      subject: 'Il tuo link di accesso',
      headline: 'Accedi',
      content:
        'Con questo pulsante accedi una volta, entro 15 minuti. Se non l’hai chiesto tu, ignora questo messaggio.',
      button: 'Accedi',
    },
    password_reset: {
      subject: 'Scegli una nuova password',
      headline: 'Scegli una nuova password',
      content:
        'Il pulsante funziona una volta, per un’ora. Se non l’hai chiesto tu, ignora questo messaggio: la tua password resta invariata.',
      button: 'Scegli una nuova password',
    },
    password_changed: {
      subject: 'La tua password è cambiata',
      headline: 'La tua password è cambiata',
      content:
        'I tuoi altri dispositivi sono stati disconnessi. Non sei stato tu? Scegli subito una nuova password e avvisa la persona che gestisce questo server.',
      button: 'Scegli una nuova password',
    },
    passkey_added: {
      subject: 'Una passkey è stata aggiunta al tuo account',
      content:
        'Permette di accedere al tuo posto. Non sei stato tu? Accedi, rimuovila e avvisa la persona che gestisce questo server.',
    },
    passkey_removed: {
      subject: 'Una passkey è stata rimossa dal tuo account',
      content:
        'Non permette più di accedere. Non sei stato tu? Accedi, controlla il tuo account e avvisa la persona che gestisce questo server.',
    },
    email_change: {
      subject: 'Conferma il tuo nuovo indirizzo email',
      content:
        'Il pulsante funziona una volta, per 15 minuti. Dopo accedi con questo indirizzo. Se non l’hai chiesto tu, ignora questo messaggio: non cambia nulla.',
      button: 'Conferma indirizzo',
    },
    email_taken: {
      subject: 'Esiste già un account con questo indirizzo',
      content:
        'Qualcuno voleva usarlo per un altro account. Non è stato cambiato nulla. Se sei stato tu, accedi con questo indirizzo o scegline un altro. Altrimenti ignora questo messaggio.',
    },
    email_changed: {
      subject: 'L’indirizzo email del tuo account è cambiato',
      content: (email) =>
        `Ora è ${email}. I tuoi altri dispositivi sono stati disconnessi. Non sei stato tu? Avvisa subito la persona che gestisce questo server.`,
    },
    invitation: {
      subject: (organization) => `Unisciti a ${organization}`,
      headline: (organization) => `Sei invitato a unirti a ${organization}`,
      by: (inviter) => `${inviter} vorrebbe lavorare con te agli eventi.`,
      content: 'L’invito è valido per 7 giorni.',
      button: 'Vedi l’invito',
    },
    reason: 'Ricevi questo messaggio per via del tuo account su questo server.',
    invited: 'Ricevi questo messaggio perché qualcuno ha invitato questo indirizzo.',
    claimed: 'Ricevi questo messaggio perché qualcuno vuole usare questo indirizzo per il suo account.',
  },
}
