import type { SignInMessages } from './en.ts'

export const signIn: SignInMessages = {
  email: 'Endereço de e-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  name: 'Seu nome',
  optional: 'opcional',
  passwordHint: 'Pelo menos 10 caracteres. Algumas palavras ao acaso funcionam bem.',
  passwordOptional: 'Você pode deixá-la em branco e entrar de outra forma.',
  back: 'Voltar ao login',
  proceed: 'Continuar',
  roles: { owner: 'Proprietário', admin: 'Administrador', editor: 'Redator', viewer: 'Leitor' },
  errors: {
    email: 'Digite um e-mail como ana@example.org.',
    name: 'Digite seu nome em uma linha.',
    wrong: 'O e-mail ou a senha não está correto.',
    missingPassword: 'Digite sua senha.',
    short: 'Use pelo menos 10 caracteres.',
    long: 'Use no máximo 1000 caracteres.',
    common: 'Esta senha é uma das mais comuns. Escolha outra.',
    taken: 'Já existe uma conta com este endereço. Use outro.',
    several: 'Verifique os campos marcados.',
    noPasswords: 'Este servidor não usa senhas. Entre de outra forma.',
    noLinks: 'Este servidor não usa links de acesso por e-mail. Entre de outra forma.',
    tooMany: (when) => `Tentativas demais. Tente de novo ${when}.`,
    tooManyMails: (when) => `Já enviamos vários e-mails. Veja sua caixa de entrada ou tente de novo ${when}.`,
  },
  start: { text: 'Páginas de eventos, inscrições e calendários que se guardam com um toque.', docs: 'Documentação' },
  signIn: {
    title: 'Entrar',
    button: 'Entrar',
    or: 'ou',
    link: 'Receber um link por e-mail',
    forgot: 'Esqueceu a senha?',
    already: (email) => `Você entrou como ${email}.`,
  },
  ask: {
    title: 'Peça um link',
    text: 'Este servidor não pode enviar e-mails. Peça um link de acesso à pessoa que o administra. Ela pode criá-lo com este comando:',
    operator: 'Peça um link de acesso à pessoa que administra este servidor. Ela pode criá-lo com este comando:',
  },
  sent: {
    title: 'Veja sua caixa de entrada',
    link: (email) =>
      `Se ${email} tiver uma conta, um link de acesso está a caminho. Ele funciona uma vez, por 15 minutos.`,
    password: (email) =>
      `Se ${email} tiver uma conta, um link para escolher uma nova senha está a caminho. Ele funciona uma vez, por uma hora.`,
    spam: 'Não chegou nada? Olhe na pasta de spam ou confira o endereço.',
  },
  forgot: {
    title: 'Esqueceu a senha?',
    text: 'Digite seu e-mail. Enviaremos um link para escolher uma nova senha.',
    button: 'Enviar link',
  },
  choose: {
    title: 'Escolha uma nova senha',
    text: (email) => `Para ${email}. Seus outros dispositivos serão desconectados.`,
    button: 'Salvar e entrar',
  },
  link: {
    title: 'Quase lá',
    text: (email) => `Continue para entrar como ${email}.`,
    button: 'Entrar',
  },
  owner: {
    title: 'Crie sua conta',
    text: (organization) => `Você será proprietário de ${organization}.`,
    button: 'Crie sua conta',
  },
  invitation: {
    title: (organization) => `Participe de ${organization}`,
    by: 'Convite de',
    role: 'Sua função',
    account: 'Sua conta',
    button: 'Aceitar o convite',
    other: (email) => `Você entrou como ${email}. Se aceitar, esta sessão termina.`,
    signIn: (email) => `Este convite é para ${email}. Entre com essa conta para aceitá-lo.`,
  },
  newAddress: {
    title: 'Confirme seu novo endereço de e-mail',
    text: (email) => `Você vai entrar com ${email}. Seus outros dispositivos serão desconectados.`,
    button: 'Confirmar endereço',
    signIn: 'Entre na sua conta para confirmar o novo endereço.',
  },
  outdated: {
    title: 'Este link não funciona mais',
    text: 'Ele pode ter expirado ou já ter sido usado. Você pode pedir outro.',
    invitation: 'Ele pode ter expirado ou já ter sido usado. Peça outro a quem convidou você.',
    used: 'Ele pode ter expirado ou já ter sido usado.',
  },
  passkey: {
    button: 'Entrar com uma chave de acesso',
    failed: 'Esta chave de acesso não funciona aqui. Tente de novo ou entre de outra forma.',
  },
  oidc: {
    button: (name) => `Continuar com ${name}`,
    titles: { failed: 'Não foi possível entrar', account: 'Esta conta não tem acesso aqui' },
    again: 'Tentar de novo',
    other: 'Usar outra conta',
    texts: {
      away: (name) => `${name} não responde no momento. Tente de novo em alguns minutos.`,
      busy: () => 'Houve tentativas demais. Tente de novo em um minuto.',
      cancelled: (name) => `A entrada com ${name} foi cancelada.`,
      outdated: () => 'Demorou demais, ou a página foi aberta duas vezes. Comece de novo neste navegador.',
      wrong: (name) =>
        `${name} e este servidor não concordam sobre a entrada. Tente de novo. Se acontecer outra vez, avise a pessoa que administra este servidor.`,
      unverified: (name) => `${name} não confirma seu e-mail. Confirme-o lá primeiro ou peça ao seu administrador.`,
      unknown: () => 'Ninguém tem acesso com este e-mail ainda. Peça um convite a um colega.',
      'no-role': (name) =>
        `Sua conta em ${name} não está em nenhum grupo com acesso. Peça ao seu administrador para incluir você.`,
      taken: (name) =>
        `Outra conta em ${name} já está ligada a este e-mail. Fale com a pessoa que administra este servidor.`,
    },
  },
  signedOut: {
    title: 'Você saiu',
    text: 'Até breve.',
    again: 'Entrar de novo',
  },
  home: {
    noScript: 'A aplicação precisa de JavaScript. Ative-o no navegador e recarregue a página.',
    signOut: 'Sair',
  },
  missing: {
    title: 'Esta página não existe',
    text: 'Confira se o endereço está correto ou comece de novo.',
  },
  tooLarge: {
    title: 'Este formulário é grande demais',
    text: 'Nada foi salvo. Volte e encurte o que você escreveu.',
  },
  otherSite: {
    title: 'Este formulário não veio da nossa página',
    text: 'Para proteger sua conta, nada foi alterado. Abra a página de novo.',
  },
  crowded: {
    title: 'Um momento',
    text: 'Muitas pessoas estão entrando agora. Tente de novo em alguns segundos.',
  },
  mails: {
    sign_in_link: {
      subject: 'Seu link de acesso',
      headline: 'Entrar',
      content: 'Com este botão você entra uma vez, em até 15 minutos. Se você não pediu isto, ignore este e-mail.',
      button: 'Entrar',
    },
    password_reset: {
      subject: 'Escolha uma nova senha',
      headline: 'Escolha uma nova senha',
      content:
        'O botão funciona uma vez, por uma hora. Se você não pediu isto, ignore este e-mail e sua senha continua a mesma.',
      button: 'Escolha uma nova senha',
    },
    password_changed: {
      subject: 'Sua senha foi alterada',
      headline: 'Sua senha foi alterada',
      content:
        'Seus outros dispositivos foram desconectados. Não foi você? Escolha uma nova senha agora mesmo e avise a pessoa que administra este servidor.',
      button: 'Escolha uma nova senha',
    },
    passkey_added: {
      subject: 'Uma chave de acesso foi adicionada à sua conta',
      content:
        'Com ela é possível entrar na sua conta. Não foi você? Entre, remova a chave e avise a pessoa que administra este servidor.',
    },
    passkey_removed: {
      subject: 'Uma chave de acesso foi removida da sua conta',
      content:
        'Ela não serve mais para entrar. Não foi você? Entre, confira sua conta e avise a pessoa que administra este servidor.',
    },
    email_change: {
      subject: 'Confirme seu novo endereço de e-mail',
      content:
        'O botão funciona uma vez, por 15 minutos. Depois disso, você entra com este endereço. Se você não pediu isto, ignore este e-mail e nada muda.',
      button: 'Confirmar endereço',
    },
    email_taken: {
      subject: 'Já existe uma conta com este endereço',
      content:
        'Alguém quis usá-lo em outra conta. Nada foi alterado. Se foi você, entre com este endereço ou escolha outro. Caso contrário, ignore este e-mail.',
    },
    email_changed: {
      subject: 'O endereço de e-mail da sua conta foi alterado',
      content: (email) =>
        `Agora é ${email}. Seus outros dispositivos foram desconectados. Não foi você? Avise agora mesmo a pessoa que administra este servidor.`,
    },
    invitation: {
      subject: (organization) => `Participe de ${organization}`,
      headline: (organization) => `Você recebeu um convite para ${organization}`,
      by: (inviter) => `${inviter} quer trabalhar com você em eventos.`,
      content: 'O convite vale por 7 dias.',
      button: 'Ver o convite',
    },
    reason: 'Você recebeu este e-mail por causa da sua conta neste servidor.',
    invited: 'Você recebeu este e-mail porque alguém convidou este endereço.',
    claimed: 'Você recebeu este e-mail porque alguém quer usar este endereço na própria conta.',
  },
}
