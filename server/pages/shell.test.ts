import assert from 'node:assert/strict'
import { test } from 'node:test'
import { html } from '../html/html.ts'
import { accentProperties } from './colours.ts'
import { pageIcon } from './icons.ts'
import { type Shell, shell } from './shell.ts'

const plain: Shell = {
  language: 'en',
  scheme: null,
  title: 'Summer party',
  stylesheets: ['/pages/page.css'],
  body: html`<main>Hello</main>`,
}

const defaultIcon = `<link rel="icon" href="${pageIcon('#2f6fed')}" />`

test('a page that declares nothing may only load its style sheet, and is not indexed', () => {
  const { html: text, policy } = shell(plain)

  assert.equal(
    policy,
    "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  assert.match(text, /^<!doctype html>\s*<html lang="en" dir="ltr"\s*>/)
  assert.deepEqual(tagsIn(text), [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    '<title>Summer party</title>',
    '<meta name="robots" content="noindex, nofollow" />',
    defaultIcon,
    '<link rel="stylesheet" href="/pages/page.css" />',
  ])
})

test('the policy allows what the page declares', () => {
  const { html: text, policy } = shell({
    ...plain,
    properties: { '--accent': '#2f6fed' },
    scripts: ['/pages/copy.js'],
    libraries: ['/docs/swagger-ui.js'],
    icon: '/files/icon',
    images: ['blob:'],
    sendsForms: true,
    connects: true,
  })

  assert.equal(
    policy,
    "default-src 'none'; script-src 'self'; " +
      "style-src 'self' 'sha256-sBdFWOaJzXcW/JyIwshhg58uW+jEufcDVaExqgAeIM8='; " +
      "img-src blob: 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  assert.deepEqual(tagsIn(text).slice(5), [
    '<link rel="icon" href="/files/icon" />',
    '<link rel="stylesheet" href="/pages/page.css" />',
    '<style>:root{--accent:#2f6fed}</style>',
    '<script src="/docs/swagger-ui.js" defer></script>',
    '<script src="/pages/copy.js" type="module"></script>',
  ])
})

test('search engines and social networks learn what a page is about', () => {
  const { html: text } = shell({
    ...plain,
    language: 'ar',
    scheme: 'dark',
    description: 'Music & food',
    isListed: true,
    canonical: 'https://events.example.org/party',
    themeColour: { light: '#ffffff', dark: '#151c26' },
    social: {
      siteName: 'Example',
      image: { url: 'https://events.example.org/files/1', alt: 'A lake', width: 1200, height: 630 },
    },
    structuredData: { '@context': 'https://schema.org', '@type': 'Event', name: 'Summer party' },
  })

  assert.match(text, /<html lang="ar" dir="rtl"\s+data-scheme="dark"\s*>/)
  assert.deepEqual(tagsIn(text).slice(2), [
    '<meta name="color-scheme" content="dark" />',
    '<title>Summer party</title>',
    '<meta name="description" content="Music &amp; food" />',
    '<link rel="canonical" href="https://events.example.org/party" />',
    '<meta name="theme-color" content="#151c26" />',
    '<meta property="og:type" content="website" />',
    '<meta property="og:title" content="Summer party" />',
    '<meta property="og:description" content="Music &amp; food" />',
    '<meta property="og:url" content="https://events.example.org/party" />',
    '<meta property="og:site_name" content="Example" />',
    '<meta property="og:image" content="https://events.example.org/files/1" />',
    '<meta property="og:image:alt" content="A lake" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    defaultIcon,
    '<link rel="stylesheet" href="/pages/page.css" />',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Event","name":"Summer party"}</script>',
  ])
})

test('without a fixed scheme, a page has a colour for each', () => {
  const { html: text } = shell({ ...plain, themeColour: { light: '#ffffff', dark: '#151c26' } })

  assert.deepEqual(
    tagsIn(text).filter((tag) => tag.includes('theme-color')),
    [
      '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />',
      '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#151c26" />',
    ],
  )
})

test('no text can break out of its place', () => {
  const evil = `"></title></script></style><script>alert(1)</script>'\u2028\u2029`
  const { html: text } = shell({
    ...plain,
    title: evil,
    description: evil,
    canonical: evil,
    social: { siteName: evil, image: { url: evil, alt: evil } },
    structuredData: { name: evil },
    icon: evil,
  })

  assert.equal(text.match(/<script>|<\/title>(?!\s)/g), null)
  assert.equal(text.match(/<script/g)!.length, 1)
  const data = /ld\+json">([^]*?)<\/script>/.exec(text)![1]!
  assert.deepEqual(JSON.parse(data), { name: evil })
  assert.doesNotMatch(data, /[\u2028\u2029]/)
  for (const value of ['red}body{display:none', 'red;--x:1', '</style><script>', 'u\\72l(x)'])
    assert.throws(() => shell({ ...plain, properties: { '--accent': value } }), /--accent cannot be set to/)
  assert.throws(() => shell({ ...plain, properties: { '--a:red;--b': 'blue' } }), /cannot be set to blue/)
})

test('text on and in a colour is readable, whatever the colour', () => {
  assert.deepEqual(accentProperties('#2f6fed'), {
    '--accent': '#2f6fed',
    '--on-accent': '#ffffff',
    '--accent-text': 'var(--light,#2a64d5) var(--dark,#6393f2)',
  })
  assert.deepEqual(accentProperties('#fd0'), {
    '--accent': '#ffdd00',
    '--on-accent': '#000000',
    '--accent-text': 'var(--light,#736300) var(--dark,#ffdd00)',
  })
  assert.equal(accentProperties('#000000')['--on-accent'], '#ffffff')
  assert.equal(accentProperties('#ffffff')['--accent-text'], 'var(--light,#666666) var(--dark,#ffffff)')
})

/** The tags of the head. */
function tagsIn(text: string): string[] {
  const head = /<head>([^]*)<\/head>/.exec(text)![1]!
  return [...head.matchAll(/<(title|script|style)[^]*?<\/\1>|<(?:meta|link)[^>]*>/g)].map((match) => match[0])
}
