/** Every text around signing in. This module defines the shape: a language with a missing text does not compile. */
export const signIn = {
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  name: 'Your name',
  optional: 'optional',
  /** Below the field for a new password. */
  passwordHint: 'At least 10 characters. A few random words work well.',
  passwordOptional: 'You can leave it empty and sign in another way.',
  back: 'Back to sign-in',
  proceed: 'Continue',
  roles: { owner: 'Owner', admin: 'Admin', editor: 'Editor', viewer: 'Viewer' },
  errors: {
    email: 'Enter an email address such as ann@example.org.',
    name: 'Enter your name in one line.',
    wrong: 'Email address or password is not correct.',
    missingPassword: 'Enter your password.',
    short: 'Use at least 10 characters.',
    long: 'Use at most 1,000 characters.',
    common: 'This is one of the most common passwords. Choose another one.',
    taken: 'This address already has an account. Use another one.',
    several: 'Please check the marked fields.',
    /** For ways in that are switched off. */
    noPasswords: "Passwords aren't used on this server. Sign in another way.",
    noLinks: "Sign-in links by email aren't used on this server. Sign in another way.",
    /** `when`: such as "in 5 minutes". */
    tooMany: (when: string) => `Too many attempts. Try again ${when}.`,
    tooManyMails: (when: string) => `We've sent several emails already. Check your inbox, or try again ${when}.`,
  },
  /** The page at the root of the server. */
  start: { text: 'Event pages, sign-ups and calendars that people save with one tap.', docs: 'Documentation' },
  signIn: {
    title: 'Sign in',
    button: 'Sign in',
    or: 'or',
    link: 'Email me a sign-in link',
    forgot: 'Forgot password?',
    already: (email: string) => `You're signed in as ${email}.`,
  },
  /** For servers that cannot send mail. The command follows. */
  ask: {
    title: 'Ask for a link',
    text: "This server can't send email. Ask the person who runs it for a sign-in link. They can create one with this command:",
    /** The same for servers that can. */
    operator: 'Ask the person who runs this server for a sign-in link. They can create one with this command:',
  },
  sent: {
    title: 'Check your inbox',
    link: (email: string) =>
      `If ${email} has an account, a sign-in link is on its way. It works once, for the next 15 minutes.`,
    password: (email: string) =>
      `If ${email} has an account, a link to choose a new password is on its way. It works once, for the next hour.`,
    spam: 'Nothing there? Look in your spam folder, or check the address for typos.',
  },
  forgot: {
    title: 'Forgot your password?',
    text: "Enter your email address. We'll send you a link to choose a new password.",
    button: 'Send link',
  },
  choose: {
    title: 'Choose a new password',
    text: (email: string) => `For ${email}. Your other devices will be signed out.`,
    button: 'Save and sign in',
  },
  link: {
    title: 'Almost there',
    text: (email: string) => `Continue to sign in as ${email}.`,
    button: 'Sign in',
  },
  owner: {
    title: 'Create your account',
    text: (organization: string) => `You'll be the owner of ${organization}.`,
    button: 'Create account',
  },
  invitation: {
    title: (organization: string) => `Join ${organization}`,
    by: 'Invited by',
    role: 'Your role',
    account: 'Your account',
    button: 'Accept invitation',
    other: (email: string) => `You're signed in as ${email}. If you accept, this session ends.`,
    signIn: (email: string) => `This invitation is for ${email}. Sign in with that account to accept it.`,
  },
  /** The page behind the link to a new email address. */
  newAddress: {
    title: 'Confirm your new email address',
    text: (email: string) => `You'll sign in with ${email}. Your other devices will be signed out.`,
    button: 'Confirm address',
    signIn: 'Sign in to your account to confirm the new address.',
  },
  outdated: {
    title: 'This link no longer works',
    text: 'It may have expired or already been used. You can request a new one.',
    invitation: 'It may have expired or already been used. Ask the person who invited you for a new one.',
    /** Followed by whom to ask. */
    used: 'It may have expired or already been used.',
  },
  passkey: {
    button: 'Sign in with a passkey',
    failed: "This passkey doesn't work here. Try again, or sign in another way.",
  },
  /** `name`: of the provider. */
  oidc: {
    button: (name: string) => `Continue with ${name}`,
    titles: { failed: "Sign-in didn't work", account: "This account can't sign in here" },
    again: 'Try again',
    other: 'Use another account',
    texts: {
      away: (name: string) => `${name} isn't responding right now. Try again in a few minutes.`,
      busy: () => 'There have been too many attempts. Try again in a minute.',
      cancelled: (name: string) => `The sign-in at ${name} was cancelled.`,
      outdated: () => 'It took too long, or this page was opened twice. Start again in this browser.',
      wrong: (name: string) =>
        `${name} and this server don't agree about the sign-in. Try again. If it happens again, tell the person who runs this server.`,
      unverified: (name: string) =>
        `${name} doesn't confirm your email address. Confirm it there first, or ask your administrator to do so.`,
      unknown: () => 'Nobody with this email address has access yet. Ask a colleague to invite you.',
      'no-role': (name: string) =>
        `Your account at ${name} isn't in a group that has access. Ask your administrator to add you.`,
      taken: (name: string) =>
        `Another account at ${name} belongs to this email address already. Ask the person who runs this server.`,
    },
  },
  signedOut: {
    title: "You're signed out",
    text: 'See you soon.',
    again: 'Sign in again',
  },
  home: {
    noScript: 'The web application needs JavaScript. Turn it on in your browser and reload this page.',
    signOut: 'Sign out',
  },
  missing: {
    title: 'This page does not exist',
    text: 'Check the address for typos, or start again.',
  },
  tooLarge: {
    title: 'This form is too large',
    text: 'Nothing was saved. Go back and shorten what you entered.',
  },
  otherSite: {
    title: "This form didn't come from our page",
    text: 'To protect your account, nothing was changed. Please open the page again.',
  },
  crowded: {
    title: 'Please wait a moment',
    text: 'Too many people are signing in right now. Please try again in a few seconds.',
  },
  mails: {
    sign_in_link: {
      subject: 'Your sign-in link',
      headline: 'Sign in',
      content: "This button signs you in once, within 15 minutes. Didn't ask for it? Then ignore this email.",
      button: 'Sign in',
    },
    password_reset: {
      subject: 'Choose a new password',
      headline: 'Choose a new password',
      content:
        "The button works once, within an hour. Didn't ask for it? Then ignore this email, and your password stays as it is.",
      button: 'Choose a password',
    },
    password_changed: {
      subject: 'Your password was changed',
      headline: 'Your password was changed',
      content:
        "Your other devices have been signed out. Wasn't it you? Then choose a new password right away, and tell the person who runs this server.",
      button: 'Choose a new password',
    },
    passkey_added: {
      subject: 'A passkey was added to your account',
      content:
        "It can be used to sign in as you. Wasn't it you? Then sign in, remove it, and tell the person who runs this server.",
    },
    passkey_removed: {
      subject: 'A passkey was removed from your account',
      content:
        "It no longer works for signing in. Wasn't it you? Then sign in, check your account, and tell the person who runs this server.",
    },
    email_change: {
      subject: 'Confirm your new email address',
      content:
        "The button works once, within 15 minutes. After that, you sign in with this address. Didn't ask for it? Then ignore this email, and nothing changes.",
      button: 'Confirm address',
    },
    /** Instead of the one before, if somebody else has the address. */
    email_taken: {
      subject: 'This address already has an account',
      content:
        'Somebody wanted to use it for another account. Nothing was changed. If it was you, sign in with this address or choose another one. Otherwise, ignore this email.',
    },
    /** To the address before. */
    email_changed: {
      subject: 'The email address of your account was changed',
      content: (email: string) =>
        `It's now ${email}. Your other devices have been signed out. Wasn't it you? Then tell the person who runs this server right away.`,
    },
    invitation: {
      subject: (organization: string) => `Join ${organization}`,
      headline: (organization: string) => `You're invited to join ${organization}`,
      by: (inviter: string) => `${inviter} would like to work on events with you.`,
      content: 'The invitation is valid for 7 days.',
      button: 'View invitation',
    },
    reason: "You're getting this because of your account on this server.",
    invited: "You're getting this because somebody invited this address.",
    claimed: "You're getting this because somebody wants to use this address for their account.",
  },
}

export type SignInMessages = typeof signIn
