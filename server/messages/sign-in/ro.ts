import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Adresă de e-mail',
  password: 'Parolă',
  newPassword: 'Parolă nouă',
  name: 'Numele tău',
  optional: 'opțional',
  passwordHint: 'Cel puțin 10 caractere. Câteva cuvinte la întâmplare sunt o alegere bună.',
  passwordOptional: 'O poți lăsa goală și te poți conecta altfel.',
  back: 'Înapoi la conectare',
  proceed: 'Continuă',
  roles: { owner: 'Proprietar', admin: 'Administrator', editor: 'Redactor', viewer: 'Cititor' },
  errors: {
    email: 'Introdu o adresă de e-mail, cum ar fi ana@example.org.',
    name: 'Introdu numele pe un singur rând.',
    wrong: 'Adresa de e-mail sau parola nu este corectă.',
    missingPassword: 'Introdu parola.',
    short: 'Folosește cel puțin 10 caractere.',
    long: 'Folosește cel mult 1000 de caractere.',
    common: 'Aceasta este una dintre cele mai folosite parole. Alege alta.',
    taken: 'Există deja un cont cu această adresă. Folosește alta.',
    several: 'Verifică te rog câmpurile marcate.',
    noPasswords: 'Pe acest server nu se folosesc parole. Conectează-te altfel.',
    noLinks: 'Pe acest server nu se folosesc linkuri de conectare prin e-mail. Conectează-te altfel.',
    tooMany: (when) => `Prea multe încercări. Încearcă din nou ${when}.`,
    tooManyMails: (when) => `Am trimis deja mai multe mesaje. Uită-te în căsuța poștală sau încearcă din nou ${when}.`,
  },
  start: {
    text: 'Pagini de evenimente, înscrieri și calendare pe care le salvezi cu o atingere.',
    docs: 'Documentație',
  },
  signIn: {
    title: 'Conectează-te',
    button: 'Conectează-te',
    or: 'sau',
    link: 'Trimite-mi un link de conectare',
    forgot: 'Ai uitat parola?',
    already: (email) => `Ești conectat ca ${email}.`,
  },
  ask: {
    title: 'Cere un link',
    text: 'Acest server nu poate trimite e-mailuri. Cere un link de conectare persoanei care îl administrează. Îl poate crea cu această comandă:',
    operator: 'Cere un link de conectare persoanei care administrează acest server. Îl poate crea cu această comandă:',
  },
  sent: {
    title: 'Verifică e-mailul',
    link: (email) =>
      `Dacă ${email} are un cont, un link de conectare este pe drum. Funcționează o singură dată, timp de 15 minute.`,
    password: (email) =>
      `Dacă ${email} are un cont, un link pentru alegerea unei parole noi este pe drum. Funcționează o singură dată, timp de o oră.`,
    spam: 'N-a sosit nimic? Uită-te în spam sau verifică adresa.',
  },
  forgot: {
    title: 'Ai uitat parola?',
    text: 'Introdu adresa de e-mail. Îți trimitem un link prin care poți alege o parolă nouă.',
    button: 'Trimite linkul',
  },
  choose: {
    title: 'Alege o parolă nouă',
    text: (email) => `Pentru ${email}. Celelalte dispozitive vor fi deconectate.`,
    button: 'Salvează și conectează-te',
  },
  link: {
    title: 'Aproape gata',
    text: (email) => `Continuă pentru a te conecta ca ${email}.`,
    button: 'Conectează-te',
  },
  owner: {
    title: 'Creează-ți contul',
    text: (organization) => `Vei fi proprietarul organizației ${organization}.`,
    button: 'Creează-ți contul',
  },
  invitation: {
    title: (organization) => `Alătură-te: ${organization}`,
    by: 'Invitat de',
    role: 'Rolul tău',
    account: 'Contul tău',
    button: 'Acceptă invitația',
    other: (email) => `Ești conectat ca ${email}. Dacă accepți, această sesiune se încheie.`,
    signIn: (email) => `Această invitație este pentru ${email}. Conectează-te cu acel cont pentru a o accepta.`,
  },
  newAddress: {
    title: 'Confirmă noua adresă de e-mail',
    text: (email) => `Te vei conecta cu ${email}. Celelalte dispozitive vor fi deconectate.`,
    button: 'Confirmă adresa',
    signIn: 'Conectează-te la contul tău pentru a confirma noua adresă.',
  },
  outdated: {
    title: 'Acest link nu mai funcționează',
    text: 'Poate a expirat sau a fost deja folosit. Poți cere altul.',
    invitation: 'Poate a expirat sau a fost deja folosit. Cere altul persoanei care te-a invitat.',
    used: 'Poate a expirat sau a fost deja folosit.',
  },
  passkey: {
    button: 'Conectează-te cu o cheie de acces',
    failed: 'Această cheie de acces nu funcționează aici. Încearcă din nou sau conectează-te altfel.',
  },
  oidc: {
    button: (name) => `Continuă cu ${name}`,
    titles: { failed: 'Conectarea nu a reușit', account: 'Acest cont nu are acces aici' },
    again: 'Încearcă din nou',
    other: 'Folosește alt cont',
    texts: {
      away: (name) => `${name} nu răspunde acum. Încearcă din nou peste câteva minute.`,
      busy: () => 'Au fost prea multe încercări. Încearcă din nou peste un minut.',
      cancelled: (name) => `Conectarea la ${name} a fost anulată.`,
      outdated: () => 'A durat prea mult sau pagina a fost deschisă de două ori. Începe din nou în acest browser.',
      wrong: (name) =>
        `${name} și acest server nu sunt de acord asupra conectării. Încearcă din nou. Dacă se repetă, anunță persoana care administrează serverul.`,
      unverified: (name) =>
        `${name} nu confirmă adresa ta de e-mail. Confirm-o mai întâi acolo sau cere-i asta administratorului tău.`,
      unknown: () => 'Nimeni cu această adresă de e-mail nu are încă acces. Cere unui coleg să te invite.',
      'no-role': (name) =>
        `Contul tău de la ${name} nu este în niciun grup cu acces. Cere-i administratorului să te adauge.`,
      taken: (name) =>
        `Un alt cont de la ${name} aparține deja acestei adrese de e-mail. Întreabă persoana care administrează serverul.`,
    },
  },
  signedOut: {
    title: 'Te-ai deconectat',
    text: 'Pe curând.',
    again: 'Conectează-te din nou',
  },
  home: {
    noScript: 'Aplicația are nevoie de JavaScript. Activează-l în browser și reîncarcă pagina.',
    signOut: 'Deconectează-te',
  },
  missing: {
    title: 'Această pagină nu există',
    text: 'Verifică dacă adresa este scrisă corect sau începe din nou.',
  },
  tooLarge: {
    title: 'Acest formular este prea mare',
    text: 'Nu s-a salvat nimic. Întoarce-te și scurtează ce ai scris.',
  },
  otherSite: {
    title: 'Acest formular nu vine de pe pagina noastră',
    text: 'Pentru protecția contului tău, nu s-a schimbat nimic. Deschide din nou pagina.',
  },
  crowded: {
    title: 'Un moment',
    text: 'Prea multe persoane se conectează acum. Încearcă din nou peste câteva secunde.',
  },
  mails: {
    sign_in_link: {
      subject: 'Linkul tău de conectare',
      headline: 'Conectează-te',
      content:
        'Cu acest buton te conectezi o singură dată, în 15 minute. Dacă nu ai cerut acest lucru, ignoră mesajul.',
      button: 'Conectează-te',
    },
    password_reset: {
      subject: 'Alege o parolă nouă',
      headline: 'Alege o parolă nouă',
      content:
        'Butonul funcționează o singură dată, timp de o oră. Dacă nu ai cerut acest lucru, ignoră mesajul, iar parola rămâne aceeași.',
      button: 'Alege o parolă nouă',
    },
    password_changed: {
      subject: 'Parola ta a fost schimbată',
      headline: 'Parola ta a fost schimbată',
      content:
        'Celelalte dispozitive au fost deconectate. Nu ai fost tu? Alege imediat o parolă nouă și anunță persoana care administrează serverul.',
      button: 'Alege o parolă nouă',
    },
    passkey_added: {
      subject: 'O cheie de acces a fost adăugată la contul tău',
      content:
        'Cu ea se poate intra în contul tău. Nu ai fost tu? Conectează-te, elimin-o și anunță persoana care administrează serverul.',
    },
    passkey_removed: {
      subject: 'O cheie de acces a fost eliminată din contul tău',
      content:
        'Nu mai poate fi folosită la conectare. Nu ai fost tu? Conectează-te, verifică-ți contul și anunță persoana care administrează serverul.',
    },
    email_change: {
      subject: 'Confirmă noua adresă de e-mail',
      content:
        'Butonul funcționează o singură dată, timp de 15 minute. Apoi te conectezi cu această adresă. Dacă nu ai cerut acest lucru, ignoră mesajul și nu se schimbă nimic.',
      button: 'Confirmă adresa',
    },
    email_taken: {
      subject: 'Există deja un cont cu această adresă',
      content:
        'Cineva a vrut să o folosească pentru alt cont. Nu s-a schimbat nimic. Dacă ai fost tu, conectează-te cu această adresă sau alege alta. Altfel, ignoră mesajul.',
    },
    email_changed: {
      subject: 'Adresa de e-mail a contului tău a fost schimbată',
      content: (email) =>
        `Acum este ${email}. Celelalte dispozitive au fost deconectate. Nu ai fost tu? Anunță imediat persoana care administrează serverul.`,
    },
    invitation: {
      subject: (organization) => `Alătură-te: ${organization}`,
      headline: (organization) => `Ești invitat la ${organization}`,
      by: (inviter) => `${inviter} vrea să lucreze cu tine la evenimente.`,
      content: 'Invitația este valabilă 7 zile.',
      button: 'Vezi invitația',
    },
    reason: 'Primești acest mesaj datorită contului tău de pe acest server.',
    invited: 'Primești acest mesaj pentru că cineva a invitat această adresă.',
    claimed: 'Primești acest mesaj pentru că cineva vrea să folosească această adresă pentru contul său.',
  },
}
