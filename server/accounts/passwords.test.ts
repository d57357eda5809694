import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import { hashing } from './hashing.ts'
import { hashPassword, isPassword } from './passwords.ts'

test('a password is recognized by its hash, and no other is', async () => {
  const hash = await hashPassword('correct horse battery staple')

  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  assert.equal(await isPassword('correct horse battery staple', hash), true)
  assert.equal(await isPassword('correct horse battery stapl', hash), false)
  assert.equal(await isPassword('', hash), false)
  assert.equal(await isPassword('correct horse battery staple', null), false)
})

test('a hash that was made at another cost is still recognized', async () => {
  // As another library writes it.
  const hash =
    '$argon2id$v=19$m=64,t=3,p=1$' +
    `${Buffer.alloc(16, 7).toString('base64').replaceAll('=', '')}$` +
    argon2Sync('argon2id', {
      message: 'correct horse',
      nonce: Buffer.alloc(16, 7),
      memory: 64,
      passes: 3,
      parallelism: 1,
      tagLength: 24,
    })
      .toString('base64')
      .replaceAll('=', '')

  assert.equal(await isPassword('correct horse', hash), true)
  assert.equal(await isPassword('incorrect horse', hash), false)
})

test('passwords that are hashed at the same time get their own hash', async () => {
  const parameters = (n: number) => ({
    message: `password ${n}`,
    nonce: Buffer.alloc(16, n),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })

  const tags = await Promise.all(Array.from({ length: 20 }, (_, n) => hashing.argon2id(parameters(n))))

  const expected = tags.map((_, n) => argon2Sync('argon2id', parameters(n)).toString('hex'))
  assert.deepEqual(
    tags.map((tag) => tag.toString('hex')),
    expected,
  )
})
