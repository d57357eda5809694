import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'E-mailová adresa',
  password: 'Heslo',
  newPassword: 'Nové heslo',
  name: 'Vaše jméno',
  optional: 'nepovinné',
  passwordHint: 'Alespoň 10 znaků. Dobře poslouží několik náhodných slov.',
  passwordOptional: 'Můžete je nechat prázdné a přihlašovat se jinak.',
  back: 'Zpět na přihlášení',
  proceed: 'Pokračovat',
  roles: { owner: 'Vlastník', admin: 'Správce', editor: 'Redaktor', viewer: 'Čtenář' },
  errors: {
    email: 'Zadejte e-mailovou adresu, například anna@example.org.',
    name: 'Zadejte jméno na jednom řádku.',
    wrong: 'E-mailová adresa nebo heslo není správné.',
    missingPassword: 'Zadejte heslo.',
    short: 'Použijte alespoň 10 znaků.',
    long: 'Použijte nejvýše 1000 znaků.',
    common: 'Toto heslo patří k nejčastějším. Zvolte jiné.',
    taken: 'Účet s touto adresou už existuje. Použijte jinou.',
    several: 'Zkontrolujte označená pole.',
    noPasswords: 'Na tomto serveru se hesla nepoužívají. Přihlaste se jinak.',
    noLinks: 'Na tomto serveru se přihlašovací odkazy e-mailem nepoužívají. Přihlaste se jinak.',
    tooMany: (when) => `Příliš mnoho pokusů. Zkuste to znovu ${when}.`,
    tooManyMails: (when) => `Poslali jsme už několik e-mailů. Podívejte se do schránky, nebo to zkuste znovu ${when}.`,
  },
  start: {
    text: 'Stránky akcí, přihlášky a kalendáře, které si lidé uloží jedním klepnutím.',
    docs: 'Dokumentace',
  },
  signIn: {
    title: 'Přihlásit se',
    button: 'Přihlásit se',
    or: 'nebo',
    link: 'Poslat přihlašovací odkaz',
    forgot: 'Zapomenuté heslo?',
    already: (email) => `Jste přihlášeni jako ${email}.`,
  },
  ask: {
    title: 'Požádejte o odkaz',
    text: 'Tento server neumí posílat e-maily. Požádejte jeho provozovatele o přihlašovací odkaz. Vytvoří ho tímto příkazem:',
    operator: 'Požádejte provozovatele tohoto serveru o přihlašovací odkaz. Vytvoří ho tímto příkazem:',
  },
  sent: {
    title: 'Podívejte se do schránky',
    link: (email) => `Pokud má ${email} účet, přihlašovací odkaz je na cestě. Funguje jednou, po dobu 15 minut.`,
    password: (email) =>
      `Pokud má ${email} účet, odkaz k volbě nového hesla je na cestě. Funguje jednou, po dobu jedné hodiny.`,
    spam: 'Nic nepřišlo? Podívejte se do spamu, nebo zkontrolujte adresu.',
  },
  forgot: {
    title: 'Zapomenuté heslo?',
    text: 'Zadejte svou e-mailovou adresu. Pošleme vám odkaz, přes který si zvolíte nové heslo.',
    button: 'Poslat odkaz',
  },
  choose: {
    title: 'Zvolte nové heslo',
    text: (email) => `Pro ${email}. Ostatní zařízení budou odhlášena.`,
    button: 'Uložit a přihlásit se',
  },
  link: {
    title: 'Už to skoro je',
    text: (email) => `Pokračujte a přihlásíte se jako ${email}.`,
    button: 'Přihlásit se',
  },
  owner: {
    title: 'Vytvořte si účet',
    text: (organization) => `Budete vlastníkem organizace ${organization}.`,
    button: 'Vytvořte si účet',
  },
  invitation: {
    title: (organization) => `Připojte se k ${organization}`,
    by: 'Zve vás',
    role: 'Vaše role',
    account: 'Váš účet',
    button: 'Přijmout pozvánku',
    other: (email) => `Jste přihlášeni jako ${email}. Pokud pozvánku přijmete, tato relace skončí.`,
    signIn: (email) => `Tato pozvánka je pro ${email}. Přijmete ji po přihlášení k tomuto účtu.`,
  },
  newAddress: {
    title: 'Potvrďte novou e-mailovou adresu',
    text: (email) => `Budete se přihlašovat adresou ${email}. Ostatní zařízení budou odhlášena.`,
    button: 'Potvrdit adresu',
    signIn: 'Novou adresu potvrdíte po přihlášení ke svému účtu.',
  },
  outdated: {
    title: 'Tento odkaz už nefunguje',
    text: 'Možná vypršel nebo už byl použit. Můžete požádat o nový.',
    invitation: 'Možná vypršel nebo už byl použit. Požádejte o nový toho, kdo vás pozval.',
    used: 'Možná vypršel nebo už byl použit.',
  },
  passkey: {
    button: 'Přihlásit se přístupovým klíčem',
    failed: 'Tento přístupový klíč tu nefunguje. Zkuste to znovu, nebo se přihlaste jinak.',
  },
  oidc: {
    button: (name) => `Pokračovat přes ${name}`,
    titles: { failed: 'Přihlášení se nezdařilo', account: 'Tento účet tu nemá přístup' },
    again: 'Zkusit znovu',
    other: 'Použít jiný účet',
    texts: {
      away: (name) => `${name} právě neodpovídá. Zkuste to znovu za pár minut.`,
      busy: () => 'Pokusů bylo příliš mnoho. Zkuste to znovu za minutu.',
      cancelled: (name) => `Přihlášení přes ${name} bylo zrušeno.`,
      outdated: () => 'Trvalo to příliš dlouho, nebo byla stránka otevřena dvakrát. Začněte znovu v tomto prohlížeči.',
      wrong: (name) =>
        `${name} a tento server se na přihlášení neshodnou. Zkuste to znovu. Pokud se to zopakuje, dejte vědět provozovateli serveru.`,
      unverified: (name) =>
        `${name} nepotvrzuje vaši e-mailovou adresu. Nejdříve ji tam potvrďte, nebo o to požádejte svého správce.`,
      unknown: () => 'S touto e-mailovou adresou zatím nikdo nemá přístup. Požádejte někoho z kolegů o pozvánku.',
      'no-role': (name) => `Váš účet u ${name} není v žádné skupině s přístupem. Požádejte správce, aby vás přidal.`,
      taken: (name) => `K této e-mailové adrese už patří jiný účet u ${name}. Obraťte se na provozovatele serveru.`,
    },
  },
  signedOut: {
    title: 'Jste odhlášeni',
    text: 'Na shledanou.',
    again: 'Přihlásit se znovu',
  },
  home: {
    noScript: 'Aplikace potřebuje JavaScript. Zapněte ho v prohlížeči a načtěte stránku znovu.',
    signOut: 'Odhlásit se',
  },
  missing: {
    title: 'Tato stránka neexistuje',
    text: 'Zkontrolujte, zda v adrese není překlep, nebo začněte znovu.',
  },
  tooLarge: {
    title: 'Formulář je příliš velký',
    text: 'Nic se neuložilo. Vraťte se a zadané údaje zkraťte.',
  },
  otherSite: {
    title: 'Tento formulář nepřišel z naší stránky',
    text: 'Kvůli ochraně vašeho účtu se nic nezměnilo. Otevřete stránku znovu.',
  },
  crowded: {
    title: 'Okamžik, prosím',
    text: 'Právě se přihlašuje příliš mnoho lidí. Zkuste to znovu za pár sekund.',
  },
  mails: {
    sign_in_link: {
      subject: 'Váš přihlašovací odkaz',
      headline: 'Přihlásit se',
      content: 'Tímto tlačítkem se přihlásíte jednou, do 15 minut. Pokud jste o to nežádali, tento e-mail ignorujte.',
      button: 'Přihlásit se',
    },
    password_reset: {
      subject: 'Zvolte nové heslo',
      headline: 'Zvolte nové heslo',
      content:
        'Tlačítko funguje jednou, po dobu jedné hodiny. Pokud jste o to nežádali, tento e-mail ignorujte a heslo se nezmění.',
      button: 'Zvolte nové heslo',
    },
    password_changed: {
      subject: 'Vaše heslo bylo změněno',
      headline: 'Vaše heslo bylo změněno',
      content:
        'Ostatní zařízení byla odhlášena. Nebyli jste to vy? Hned si zvolte nové heslo a dejte vědět provozovateli serveru.',
      button: 'Zvolte nové heslo',
    },
    passkey_added: {
      subject: 'K vašemu účtu byl přidán přístupový klíč',
      content:
        'Lze se jím přihlásit pod vaším jménem. Nebyli jste to vy? Přihlaste se, odeberte ho a dejte vědět provozovateli serveru.',
    },
    passkey_removed: {
      subject: 'Z vašeho účtu byl odebrán přístupový klíč',
      content:
        'Už se jím nelze přihlásit. Nebyli jste to vy? Přihlaste se, zkontrolujte svůj účet a dejte vědět provozovateli serveru.',
    },
    email_change: {
      subject: 'Potvrďte novou e-mailovou adresu',
      content:
        'Tlačítko funguje jednou, po dobu 15 minut. Poté se budete přihlašovat touto adresou. Pokud jste o to nežádali, tento e-mail ignorujte a nic se nezmění.',
      button: 'Potvrdit adresu',
    },
    email_taken: {
      subject: 'Účet s touto adresou už existuje',
      content:
        'Někdo ji chtěl použít pro jiný účet. Nic se nezměnilo. Pokud jste to byli vy, přihlaste se touto adresou nebo zvolte jinou. Jinak tento e-mail ignorujte.',
    },
    email_changed: {
      subject: 'E-mailová adresa vašeho účtu byla změněna',
      content: (email) =>
        `Nová adresa je ${email}. Ostatní zařízení byla odhlášena. Nebyli jste to vy? Hned dejte vědět provozovateli serveru.`,
    },
    invitation: {
      subject: (organization) => `Připojte se k ${organization}`,
      headline: (organization) => `Máte pozvánku do ${organization}`,
      by: (inviter) => `${inviter} s vámi chce pracovat na akcích.`,
      content: 'Pozvánka platí 7 dní.',
      button: 'Zobrazit pozvánku',
    },
    reason: 'Tento e-mail dostáváte kvůli svému účtu na tomto serveru.',
    invited: 'Tento e-mail dostáváte, protože někdo tuto adresu pozval.',
    claimed: 'Tento e-mail dostáváte, protože někdo chce tuto adresu použít pro svůj účet.',
  },
}
