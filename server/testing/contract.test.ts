import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenApiDocument } from '../http/openapi.ts'
import { checkResponse } from './contract.ts'

const thing = {
  type: 'object',
  properties: { id: { type: 'integer' }, created: { type: ['string', 'null'], format: 'date-time' } },
  required: ['id', 'created'],
}
const error = {
  type: 'object',
  properties: { status: { type: 'string', enum: ['error'] }, message: { type: 'string' } },
  required: ['status', 'message'],
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {},
  servers: [],
  security: [],
  tags: [],
  paths: {
    '/thing/{id}': {
      get: {
        responses: {
          200: json({ $ref: '#/components/schemas/Thing' }),
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
    '/thing/all': {
      get: { responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Thing' } }) } },
    },
  },
  components: {
    schemas: { Thing: thing, Error: error },
    responses: { NotFound: json({ $ref: '#/components/schemas/Error' }) },
  },
}
const refusal = { status: 'error', message: 'No entry found.' }
const check = (path: string, status: number, body: unknown, method = 'GET') =>
  checkResponse(document, method, path, status, body)

test('a response that matches the reference has no violations', () => {
  assert.deepEqual(check('/v1/thing/1', 200, { id: 1, created: '2027-05-01T18:00:00.000Z' }), [])
  assert.deepEqual(check('/v1/thing/1?x=1', 200, { id: 1, created: null }), [])
  assert.deepEqual(check('/v1/thing/all', 200, [{ id: 1, created: null }]), [])
  assert.deepEqual(check('/v1/thing/1', 404, refusal), [])
})

test('missing, undeclared and mistyped properties are each reported', () => {
  assert.deepEqual(check('/v1/thing/1', 200, { id: 1 }), [
    `GET /v1/thing/1 returned 200, but the body must have required property 'created' ("created").`,
  ])
  assert.deepEqual(check('/v1/thing/1', 200, { id: 1, created: null, secret: 1 }), [
    'GET /v1/thing/1 returned 200, but the body must NOT have additional properties ("secret").',
  ])
  assert.deepEqual(check('/v1/thing/all', 200, [{ id: '1', created: null }]), [
    'GET /v1/thing/all returned 200, but /0/id must be integer ("integer").',
  ])
  assert.equal(check('/v1/thing/1', 200, { id: 1, created: '2027-05-01T18:00:00Z' }).length, 1)
  assert.equal(check('/v1/thing/1', 404, { message: 'No entry found.' }).length, 1)
})

test('an undeclared status is reported, unless any request can get it', () => {
  assert.deepEqual(check('/v1/thing/1', 409, refusal), [
    'GET /v1/thing/1 returned 409, which the API reference does not declare.',
  ])
  assert.deepEqual(check('/v1/thing/1', 201, {}), [
    'GET /v1/thing/1 returned 201, which the API reference does not declare.',
  ])
  assert.deepEqual(check('/v1/thing/1', 421, refusal), [])
  assert.equal(check('/v1/thing/1', 421, { error: 'no' }).length, 3)
})

test('a path outside the reference can only be refused', () => {
  assert.deepEqual(check('/v1/nothing', 404, refusal), [])
  assert.deepEqual(check('/v1/thing/1', 405, refusal, 'PUT'), [])
  assert.deepEqual(check('/v1/nothing', 200, {}), [
    'GET /v1/nothing returned 200, which the API reference does not declare.',
  ])
})
