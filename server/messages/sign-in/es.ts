import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  name: 'Tu nombre',
  optional: 'opcional',
  passwordHint: 'Al menos 10 caracteres. Unas palabras al azar funcionan bien.',
  passwordOptional: 'Puedes dejarla vacía y entrar de otra forma.',
  back: 'Volver al inicio de sesión',
  proceed: 'Continuar',
  roles: { owner: 'Propietario', admin: 'Administrador', editor: 'Redactor', viewer: 'Lector' },
  errors: {
    email: 'Introduce un correo como ana@example.org.',
    name: 'Introduce tu nombre en una línea.',
    wrong: 'El correo o la contraseña no es correcto.',
    missingPassword: 'Introduce tu contraseña.',
    short: 'Usa al menos 10 caracteres.',
    long: 'Usa como máximo 1000 caracteres.',
    common: 'Esta contraseña es una de las más comunes. Elige otra.',
    taken: 'Ya existe una cuenta con esta dirección. Usa otra.',
    several: 'Revisa los campos marcados.',
    noPasswords: 'En este servidor no se usan contraseñas. Entra de otra forma.',
    noLinks: 'En este servidor no se usan enlaces de acceso por correo. Entra de otra forma.',
    tooMany: (when) => `Demasiados intentos. Inténtalo de nuevo ${when}.`,
    tooManyMails: (when) => `Ya hemos enviado varios correos. Mira tu bandeja de entrada o inténtalo de nuevo ${when}.`,
  },
  start: {
    text: 'Páginas de eventos, inscripciones y calendarios que se guardan con un toque.',
    docs: 'Documentación',
  },
  signIn: {
    title: 'Iniciar sesión',
    button: 'Iniciar sesión',
    or: 'o',
    link: 'Recibir un enlace por correo',
    forgot: '¿Has olvidado la contraseña?',
    already: (email) => `Has iniciado sesión como ${email}.`,
  },
  ask: {
    title: 'Pide un enlace',
    text: 'Este servidor no puede enviar correos. Pide un enlace de acceso a la persona que lo gestiona. Puede crearlo con este comando:',
    operator: 'Pide un enlace de acceso a la persona que gestiona este servidor. Puede crearlo con este comando:',
  },
  sent: {
    title: 'Mira tu bandeja de entrada',
    link: (email) =>
      `Si ${email} tiene una cuenta, un enlace de acceso está en camino. Funciona una vez, durante 15 minutos.`,
    password: (email) =>
      `Si ${email} tiene una cuenta, un enlace para elegir una nueva contraseña está en camino. Funciona una vez, durante una hora.`,
    spam: '¿No ha llegado? Mira en la carpeta de spam o revisa la dirección.',
  },
  forgot: {
    title: '¿Has olvidado la contraseña?',
    text: 'Introduce tu correo. Te enviaremos un enlace para elegir una nueva contraseña.',
    button: 'Enviar enlace',
  },
  choose: {
    title: 'Elige una nueva contraseña',
    text: (email) => `Para ${email}. Se cerrará la sesión en tus otros dispositivos.`,
    button: 'Guardar e iniciar sesión',
  },
  link: {
    title: 'Ya casi está',
    text: (email) => `Continúa para iniciar sesión como ${email}.`,
    button: 'Iniciar sesión',
  },
  owner: {
    title: 'Crea tu cuenta',
    text: (organization) => `Serás propietario de ${organization}.`,
    button: 'Crea tu cuenta',
  },
  invitation: {
    title: (organization) => `Únete a ${organization}`,
    by: 'Te invita',
    role: 'Tu rol',
    account: 'Tu cuenta',
    button: 'Aceptar la invitación',
    other: (email) => `Has iniciado sesión como ${email}. Si aceptas, esta sesión termina.`,
    signIn: (email) => `Esta invitación es para ${email}. Inicia sesión con esa cuenta para aceptarla.`,
  },
  newAddress: {
    title: 'Confirma tu nueva dirección de correo',
    text: (email) => `Iniciarás sesión con ${email}. Se cerrará la sesión en tus otros dispositivos.`,
    button: 'Confirmar dirección',
    signIn: 'Inicia sesión en tu cuenta para confirmar la nueva dirección.',
  },
  outdated: {
    title: 'Este enlace ya no funciona',
    text: 'Puede que haya caducado o ya se haya usado. Puedes pedir otro.',
    invitation: 'Puede que haya caducado o ya se haya usado. Pide otro a la persona que te invitó.',
    used: 'Puede que haya caducado o ya se haya usado.',
  },
  passkey: {
    button: 'Iniciar sesión con una llave de acceso',
    failed: 'Esta llave de acceso no funciona aquí. Inténtalo de nuevo o entra de otra forma.',
  },
  oidc: {
    button: (name) => `Continuar con ${name}`,
    titles: { failed: 'No se ha podido iniciar sesión', account: 'Esta cuenta no tiene acceso aquí' },
    again: 'Intentar de nuevo',
    other: 'Usar otra cuenta',
    texts: {
      away: (name) => `${name} no responde en este momento. Inténtalo de nuevo en unos minutos.`,
      busy: () => 'Ha habido demasiados intentos. Inténtalo de nuevo en un minuto.',
      cancelled: (name) => `Se canceló el inicio de sesión en ${name}.`,
      outdated: () => 'Ha tardado demasiado o la página se abrió dos veces. Empieza de nuevo en este navegador.',
      wrong: (name) =>
        `${name} y este servidor no coinciden sobre el inicio de sesión. Inténtalo de nuevo. Si vuelve a ocurrir, avisa a la persona que gestiona este servidor.`,
      unverified: (name) => `${name} no confirma tu correo. Confírmalo primero allí o pídeselo a tu administrador.`,
      unknown: () => 'Nadie tiene acceso todavía con este correo. Pide a alguien que te invite.',
      'no-role': (name) =>
        `Tu cuenta de ${name} no está en ningún grupo con acceso. Pide a tu administrador que te añada.`,
      taken: (name) =>
        `Otra cuenta de ${name} ya está asociada a este correo. Habla con la persona que gestiona este servidor.`,
    },
  },
  signedOut: {
    title: 'Has cerrado la sesión',
    text: 'Hasta pronto.',
    again: 'Iniciar sesión de nuevo',
  },
  home: {
    noScript: 'La aplicación necesita JavaScript. Actívalo en el navegador y vuelve a cargar la página.',
    signOut: 'Cerrar sesión',
  },
  missing: {
    title: 'Esta página no existe',
    text: 'Comprueba si hay errores en la dirección o empieza de nuevo.',
  },
  tooLarge: {
    title: 'Este formulario es demasiado grande',
    text: 'No se ha guardado nada. Vuelve atrás y acorta lo que has escrito.',
  },
  otherSite: {
    title: 'Este formulario no viene de nuestra página',
    text: 'Para proteger tu cuenta no se ha cambiado nada. Vuelve a abrir la página.',
  },
  crowded: {
    title: 'Espera un momento',
    text: 'Demasiadas personas están iniciando sesión. Inténtalo de nuevo en unos segundos.',
  },
  mails: {
    sign_in_link: {
      subject: 'Tu enlace de acceso',
      headline: 'Iniciar sesión',
      content: 'Con este botón inicias sesión una vez, durante 15 minutos. Si no lo has pedido, ignora este mensaje.',
      button: 'Iniciar sesión',
    },
    password_reset: {
      subject: 'Elige una nueva contraseña',
      headline: 'Elige una nueva contraseña',
      content:
        'El botón funciona una vez, durante una hora. Si no lo has pedido, ignora este mensaje y tu contraseña seguirá igual.',
      button: 'Elige una nueva contraseña',
    },
    password_changed: {
      subject: 'Tu contraseña ha cambiado',
      headline: 'Tu contraseña ha cambiado',
      content:
        'Se ha cerrado la sesión en tus otros dispositivos. ¿No has sido tú? Elige enseguida una nueva contraseña y avisa a la persona que gestiona este servidor.',
      button: 'Elige una nueva contraseña',
    },
    passkey_added: {
      subject: 'Se ha añadido una llave de acceso a tu cuenta',
      content:
        'Con ella se puede entrar en tu cuenta. ¿No has sido tú? Inicia sesión, elimínala y avisa a la persona que gestiona este servidor.',
    },
    passkey_removed: {
      subject: 'Se ha eliminado una llave de acceso de tu cuenta',
      content:
        'Ya no sirve para entrar. ¿No has sido tú? Inicia sesión, revisa tu cuenta y avisa a la persona que gestiona este servidor.',
    },
    email_change: {
      subject: 'Confirma tu nueva dirección de correo',
      content:
        'El botón funciona una vez, durante 15 minutos. Después inicias sesión con esta dirección. Si no lo has pedido, ignora este mensaje y nada cambiará.',
      button: 'Confirmar dirección',
    },
    email_taken: {
      subject: 'Ya existe una cuenta con esta dirección',
      content:
        'Alguien quería usarla para otra cuenta. No se ha cambiado nada. Si has sido tú, inicia sesión con esta dirección o elige otra. Si no, ignora este mensaje.',
    },
    email_changed: {
      subject: 'La dirección de correo de tu cuenta ha cambiado',
      content: (email) =>
        `Ahora es ${email}. Se ha cerrado la sesión en tus otros dispositivos. ¿No has sido tú? Avisa enseguida a la persona que gestiona este servidor.`,
    },
    invitation: {
      subject: (organization) => `Únete a ${organization}`,
      headline: (organization) => `Te invitan a unirte a ${organization}`,
      by: (inviter) => `${inviter} quiere trabajar contigo en eventos.`,
      content: 'La invitación es válida 7 días.',
      button: 'Ver la invitación',
    },
    reason: 'Recibes este mensaje por tu cuenta en este servidor.',
    invited: 'Recibes este mensaje porque alguien ha invitado a esta dirección.',
    claimed: 'Recibes este mensaje porque alguien quiere usar esta dirección para su cuenta.',
  },
}
