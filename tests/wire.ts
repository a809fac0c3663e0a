import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, vi } from 'vitest'

export interface Arrived {
  host: 'main' | 'social'
  method: string
  path: string
  query: string
  headers: IncomingMessage['headers']
  body: string
}

export interface Reply {
  status?: number
  type?: string
  body?: string | Uint8Array
  headers?: Record<string, string>
  delay?: number
  broken?: 'reset' | 'cut' | 'never'
}

type Answer = Reply | ((arrived: Arrived) => Reply | Promise<Reply>)

let answers = new Map<string, Answer>()
let arrived: Arrived[] = []

export const ok = (data: unknown = null, code: unknown = 200): Reply => ({
  body: JSON.stringify({ code, message: 'OK', data }),
})
export const says = (body: unknown, status = 200): Reply => ({ status, body: JSON.stringify(body) })

const serve = (host: 'main' | 'social'): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((message, out) => {
      // A kept connection could be closed just as the next request uses it.
      out.setHeader('connection', 'close')
      const cors = { 'access-control-allow-origin': message.headers.origin ?? '*' }
      if (message.method === 'OPTIONS') {
        out.writeHead(204, {
          ...cors,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': '*, authorization, client-id, client-secret, content-type',
        })
        out.end()
        return
      }
      const parts: Buffer[] = []
      message.on('data', (part: Buffer) => parts.push(part))
      message.on('end', () => {
        const [path = '', query = ''] = (message.url ?? '').split('?')
        const seen: Arrived = {
          host,
          method: message.method ?? '',
          path,
          query,
          headers: message.headers,
          body: Buffer.concat(parts).toString(),
        }
        arrived.push(seen)
        const answer = answers.get(path) ??
          answers.get('*') ?? { status: 404, body: JSON.stringify({ code: 404, message: `no answer for ${path}` }) }
        void Promise.resolve(typeof answer === 'function' ? answer(seen) : answer).then(async (reply) => {
          if (reply.delay) await new Promise((wait) => setTimeout(wait, reply.delay))
          if (reply.broken === 'never') return
          const head = { 'content-type': reply.type ?? 'application/json', ...cors, ...reply.headers }
          if (reply.broken === 'cut') {
            out.writeHead(200, { ...head, 'content-length': '1000' })
            out.write(reply.body ?? '{"code":200,')
          }
          if (reply.broken) return void setTimeout(() => message.socket.destroy(), 10)
          out.writeHead(reply.status ?? 200, head)
          out.end(reply.body ?? '')
        })
      })
    })
    server.unref()
    server.listen(0, 'localhost', () => resolve(server))
  })

const port = (server: Server) => (server.address() as AddressInfo).port // Listens on a port, so never a pipe.
const main = await serve('main')
const social = await serve('social')

/**
 * Plain HTTP server on both hosts of the console, for byte-level tests. Import it, then define replies by path ('*'
 * is any other). Call `withWire()` once at the top of the file.
 */
export const wire = {
  answer: (path: string, answer: Answer) => void answers.set(path, answer),
  arrived: (path?: string) => (path === undefined ? arrived : arrived.filter((one) => one.path === path)),
  last: (): Arrived => {
    const last = arrived.at(-1)
    if (!last) throw new Error('nothing arrived')
    return last
  },
}

/** Points the client at the server before every test of this file, without replies and requests. */
export const withWire = (): void => {
  beforeEach(() => {
    answers = new Map()
    arrived = []
    vi.stubEnv('VITE_MAIN_HOST', `http://localhost:${port(main)}`)
    vi.stubEnv('VITE_SOCIAL_HOST', `http://localhost:${port(social)}`)
  })
}
